import clsx from 'clsx'
import type { ReactNode } from 'react'

const SIDES = {
  /** From its left edge. */
  above: 'bottom-full left-0',
  /** From its right edge, for what stands at the right of a screen. */
  aboveFromRight: 'bottom-full right-0',
  /** To its right edge, for what stands at the right of a wide screen. */
  below: 'top-full right-0',
} as const

interface TooltipProps {
  /** Unique in frame and page together: the frame stays when the page changes (navigation.ts). */
  id: string
  /** What is said beyond the words that show. */
  text: string
  /**
   * Where it opens, measured on the nearest positioned element around it, which has to touch the
   * button there, so that the pointer can travel across.
   */
  side?: keyof typeof SIDES
  children: ReactNode
}

/**
 * Words that explain themselves when pointer or focus rests on them
 * (components/ui/tooltip.css); without script, too. components/enhancements/tooltips.ts lets
 * Escape hide them.
 */
export function Tooltip({ id, text, side = 'above', children }: TooltipProps) {
  return (
    <span className="tooltip">
      <button
        type="button"
        aria-describedby={id}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-small text-left"
      >
        {children}
      </button>
      <span role="tooltip" id={id} data-later className={clsx('tooltip-text', SIDES[side])}>
        {text}
      </span>
    </span>
  )
}
