import {
  AirVent,
  Armchair,
  ArrowRight,
  BadgeCheck,
  BookOpen,
  Building,
  CalendarClock,
  Check,
  ChevronDown,
  ClipboardCheck,
  Clock,
  Droplets,
  Dumbbell,
  ExternalLink,
  Factory,
  FileText,
  GraduationCap,
  Grid2x2,
  Handshake,
  HardHat,
  Headset,
  KeyRound,
  Layers,
  Link2,
  Mail,
  MapPin,
  Menu,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Route,
  Search,
  SearchCheck,
  ShieldCheck,
  ShoppingBag,
  Siren,
  Sparkles,
  Stethoscope,
  ToyBrick,
  Truck,
  UserCheck,
  Users,
  Utensils,
  Warehouse,
  X,
  type LucideIcon,
} from 'lucide-react'
import clsx from 'clsx'
import type { IconName } from '@/lib/content/schema/common'

/** Icons of the interface itself, in addition to those that content can choose. */
type InterfaceIcon =
  | 'arrow-right'
  | 'check'
  | 'chevron-down'
  | 'external-link'
  | 'link-2'
  | 'menu'
  | 'pause'
  | 'play'
  | 'plus'
  | 'printer'
  | 'search'
  | 'x'

const DRAWINGS: Record<IconName | InterfaceIcon, LucideIcon> = {
  'air-vent': AirVent,
  armchair: Armchair,
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  building: Building,
  'calendar-clock': CalendarClock,
  check: Check,
  'chevron-down': ChevronDown,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  droplets: Droplets,
  dumbbell: Dumbbell,
  'external-link': ExternalLink,
  factory: Factory,
  'file-text': FileText,
  'graduation-cap': GraduationCap,
  'grid-2x2': Grid2x2,
  handshake: Handshake,
  'hard-hat': HardHat,
  headset: Headset,
  'key-round': KeyRound,
  layers: Layers,
  'link-2': Link2,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  printer: Printer,
  route: Route,
  search: Search,
  'search-check': SearchCheck,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  siren: Siren,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  'toy-brick': ToyBrick,
  truck: Truck,
  'user-check': UserCheck,
  users: Users,
  utensils: Utensils,
  warehouse: Warehouse,
  x: X,
}

interface IconProps {
  name: IconName | InterfaceIcon
  className?: string
}

/**
 * An icon beside text with the same meaning; hidden from screen readers. Its colour is the text's,
 * its size 24 px unless a class sets another. Rendered on the server: no browser code imports it.
 */
export function Icon({ name, className }: IconProps) {
  const Drawing = DRAWINGS[name]
  // What points onwards points to the left where text runs from right to left.
  const turn = name === 'arrow-right' ? 'rtl:rotate-180' : ''
  return <Drawing aria-hidden strokeWidth={1.75} className={clsx('shrink-0', turn, className)} />
}
