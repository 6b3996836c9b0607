import type { ReactNode } from 'react'
import type { ClickEvent } from '@/components/enhancements/count'
import { buttonLook, type ButtonLook } from './button'
import { Link } from './link'

interface ButtonLinkProps {
  href: string
  look?: ButtonLook
  children: ReactNode
  className?: string | undefined
  /** What the quote dialog is about when this button opens it; without script the link leads on. */
  opens?: 'quote' | 'walkthrough'
  /** What is counted when it is clicked. */
  counts?: ClickEvent
}

/** A link that looks like a button. */
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
