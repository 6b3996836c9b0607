import clsx from 'clsx'
import type { ReactNode } from 'react'

interface CardProps {
  /** A picture that fills the card's head, to its edges. */
  picture?: ReactNode
  /**
   * Whether one link of it covers the whole card (`after:absolute after:inset-0`), so that the card
   * shows that it can be pressed.
   */
  linked?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A thing among its equals, on white with a fine line around; cards of one row are equally high.
 */
export function Card({ picture, linked = false, className, children }: CardProps) {
  return (
    <div className={clsx('card h-full flex-col', linked && 'card-linked')}>
      {picture}
      <div className={clsx('flex grow flex-col p-5 sm:p-6', className)}>{children}</div>
    </div>
  )
}
