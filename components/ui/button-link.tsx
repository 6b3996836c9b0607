import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ClickEvent } from '@/components/behaviour/analytics'
import { Link } from './link'

const LOOKS = {
  /** The one next step of a page. In forced colours its border shows. */
  primary: 'border-2 border-transparent bg-sun text-ink hover:bg-sun-deep',
  /** Beside a primary one, on light ground. */
  quiet: 'border-2 border-teal text-teal hover:bg-teal-soft',
  /** Beside a primary one, on dark ground. */
  quietOnDark: 'border-2 border-harbour-soft text-white hover:bg-white hover:text-harbour',
} as const

type Look = keyof typeof LOOKS

/** The classes of a button, at least 44 px high. */
export function buttonLook(look: Look, className?: string): string {
  return clsx(
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-small px-5 py-2 text-center font-semibold no-underline',
    LOOKS[look],
    className,
  )
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
