import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from './link'

const LOOKS = {
  /** The one next step of a page. In forced colours its border shows. */
  primary: 'border-2 border-transparent bg-sun text-ink hover:bg-sun-deep',
  /** Beside a primary one, on light ground. */
  quiet: 'border-2 border-teal text-teal hover:bg-teal-soft',
  /** Beside a primary one, on dark ground. */
  quietOnDark: 'border-2 border-harbour-soft text-white hover:bg-white hover:text-harbour',
} as const

interface ButtonLinkProps {
  href: string
  look?: keyof typeof LOOKS
  children: ReactNode
  className?: string
}

/** A link that looks like a button, at least 44 px high. */
export function ButtonLink({ href, look = 'primary', children, className }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={clsx(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-small px-5 py-2 text-center font-semibold no-underline',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </Link>
  )
}
