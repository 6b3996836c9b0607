import clsx from 'clsx'
import type { IconName } from '@/lib/content/schema/common'
import { AS_IS } from './as-is'
import { Icon } from './icon'
import { Link } from './link'

interface ContactLinkProps {
  /** Type of contact, for screen readers: "Phone". */
  label: string
  text: string
  href: string
  icon: IconName
  className?: string
  iconClassName?: string
}

/** A phone number or email address with its icon, at least 36 px high. */
export function ContactLink({ label, text, href, icon, className, iconClassName = 'size-5' }: ContactLinkProps) {
  return (
    <Link href={href} className={clsx('inline-flex min-h-9 items-center gap-2 rounded-small', className)}>
      <Icon name={icon} className={iconClassName} />
      <span className="sr-only">{`${label} `}</span>
      <span {...AS_IS}>{text}</span>
    </Link>
  )
}
