import { createElement, type SVGAttributes } from 'react'
import * as airVent from 'lucide-react/icons/air-vent'
import * as armchair from 'lucide-react/icons/armchair'
import * as arrowRight from 'lucide-react/icons/arrow-right'
import * as badgeCheck from 'lucide-react/icons/badge-check'
import * as bookOpen from 'lucide-react/icons/book-open'
import * as building from 'lucide-react/icons/building'
import * as calendarClock from 'lucide-react/icons/calendar-clock'
import * as check from 'lucide-react/icons/check'
import * as chevronDown from 'lucide-react/icons/chevron-down'
import * as clipboardCheck from 'lucide-react/icons/clipboard-check'
import * as clock from 'lucide-react/icons/clock'
import * as droplets from 'lucide-react/icons/droplets'
import * as dumbbell from 'lucide-react/icons/dumbbell'
import * as externalLink from 'lucide-react/icons/external-link'
import * as factory from 'lucide-react/icons/factory'
import * as fileText from 'lucide-react/icons/file-text'
import * as graduationCap from 'lucide-react/icons/graduation-cap'
import * as grid2x2 from 'lucide-react/icons/grid-2x2'
import * as handshake from 'lucide-react/icons/handshake'
import * as hardHat from 'lucide-react/icons/hard-hat'
import * as headset from 'lucide-react/icons/headset'
import * as keyRound from 'lucide-react/icons/key-round'
import * as layers from 'lucide-react/icons/layers'
import * as link2 from 'lucide-react/icons/link-2'
import * as mail from 'lucide-react/icons/mail'
import * as mapPin from 'lucide-react/icons/map-pin'
import * as menu from 'lucide-react/icons/menu'
import * as phone from 'lucide-react/icons/phone'
import * as plus from 'lucide-react/icons/plus'
import * as printer from 'lucide-react/icons/printer'
import * as route from 'lucide-react/icons/route'
import * as search from 'lucide-react/icons/search'
import * as searchCheck from 'lucide-react/icons/search-check'
import * as shieldCheck from 'lucide-react/icons/shield-check'
import * as shoppingBag from 'lucide-react/icons/shopping-bag'
import * as siren from 'lucide-react/icons/siren'
import * as sparkles from 'lucide-react/icons/sparkles'
import * as stethoscope from 'lucide-react/icons/stethoscope'
import * as toyBrick from 'lucide-react/icons/toy-brick'
import * as truck from 'lucide-react/icons/truck'
import * as userCheck from 'lucide-react/icons/user-check'
import * as users from 'lucide-react/icons/users'
import * as utensils from 'lucide-react/icons/utensils'
import * as warehouse from 'lucide-react/icons/warehouse'
import * as x from 'lucide-react/icons/x'
import type { IconName } from '@/content/schema/common'

/** Pictograms of the interface itself, beside those that content may ask for. */
type InterfaceIcon =
  'arrow-right' | 'check' | 'chevron-down' | 'external-link' | 'link-2' | 'menu' | 'plus' | 'printer' | 'search' | 'x'

const DRAWINGS: Record<IconName | InterfaceIcon, object> = {
  'air-vent': airVent,
  armchair,
  'arrow-right': arrowRight,
  'badge-check': badgeCheck,
  'book-open': bookOpen,
  building,
  'calendar-clock': calendarClock,
  check,
  'chevron-down': chevronDown,
  'clipboard-check': clipboardCheck,
  clock,
  droplets,
  dumbbell,
  'external-link': externalLink,
  factory,
  'file-text': fileText,
  'graduation-cap': graduationCap,
  'grid-2x2': grid2x2,
  handshake,
  'hard-hat': hardHat,
  headset,
  'key-round': keyRound,
  layers,
  'link-2': link2,
  mail,
  'map-pin': mapPin,
  menu,
  phone,
  plus,
  printer,
  route,
  search,
  'search-check': searchCheck,
  'shield-check': shieldCheck,
  'shopping-bag': shoppingBag,
  siren,
  sparkles,
  stethoscope,
  'toy-brick': toyBrick,
  truck,
  'user-check': userCheck,
  users,
  utensils,
  warehouse,
  x,
}

/** What a module of lucide-react/icons holds beside its component; its types do not tell. */
interface Drawing {
  __iconData: { node: [shape: string, attributes: SVGAttributes<SVGElement> & { key: string }][] }
}

/** A pictogram beside words that say the same; screen readers pass over it. Its colour is the text's, its size 24 px unless a class says otherwise. Drawn from lucide's data, because lucide's own components run in the browser. */
export function Icon({ name, className = 'size-6' }: { name: IconName | InterfaceIcon; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {(DRAWINGS[name] as Drawing).__iconData.node.map(([shape, { key, ...attributes }]) =>
        createElement(shape, { key, ...attributes }),
      )}
    </svg>
  )
}
