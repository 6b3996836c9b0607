import clsx from 'clsx'
import type { ReactNode } from 'react'

interface CardProps {
  /** A picture that fills the top of the card, to its edges. */
  picture?: ReactNode
  /**
   * Whether one of its links covers the whole card (components/ui/tile-link.css), so that the
   * card is styled as clickable.
   */
  linked?: boolean
  className?: string | undefined
  children: ReactNode
}

/** One item of a grid of equals, on white with a thin border; cards of one row are equally high. */
export function Card({ picture, linked = false, className, children }: CardProps) {
  return (
    <div className={clsx('card h-full flex-col', linked && 'card-linked')}>
      {picture}
      <div className={clsx('flex grow flex-col p-5 sm:p-6', className)}>{children}</div>
    </div>
  )
}
