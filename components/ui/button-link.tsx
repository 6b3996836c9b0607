import type { ReactNode } from 'react'
import type { ClickEvent } from '@/components/enhancements/track-event'
import type { Subject } from '@/components/quote/setup'
import { buttonLook, type ButtonLook } from './button'
import { Link } from './link'

interface ButtonLinkProps {
  href: string
  look?: ButtonLook
  children: ReactNode
  className?: string | undefined
  /**
   * The subject of the quote dialog that this button opens; without script, the link is followed.
   */
  opens?: Subject
  /** The analytics event sent on click. */
  counts?: ClickEvent
}

/** A link styled as a button. */
export function ButtonLink({ href, look = 'primary', children, className, opens, counts }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={buttonLook(look, className)}
      data={{ ...(opens && { 'data-opens': opens }), ...(counts && { 'data-counts': JSON.stringify(counts) }) }}
    >
      {children}
    </Link>
  )
}
