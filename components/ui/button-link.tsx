import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ClickEvent } from '@/components/behaviour/analytics'
import { Link } from './link'

const LOOKS = {
  /** The one next step of a page. In forced colours its border shows. */
  primary: 'button',
  /** Beside a primary one, on light ground. */
  quiet: 'button button-quiet',
  /** Beside a primary one, on dark ground. */
  quietOnDark: 'button button-quiet-on-dark',
} as const

type Look = keyof typeof LOOKS

/** The classes of a button, at least 48 px high: app/styles/controls.css. */
export function buttonLook(look: Look, className?: string): string {
  return clsx(LOOKS[look], className)
}

interface ButtonLinkProps {
  href: string
  look?: Look
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
