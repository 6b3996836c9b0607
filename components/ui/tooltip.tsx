import clsx from 'clsx'
import type { ReactNode } from 'react'

const SIDES = {
  /** Aligned to the starting edge. */
  above: 'bottom-full inset-s-0',
  /** Aligned to the ending edge, for elements at the end of the viewport. */
  aboveFromRight: 'bottom-full inset-e-0',
  /** Aligned to the ending edge, for elements at the end of a wide viewport. */
  below: 'top-full inset-e-0',
} as const

interface TooltipProps {
  /**
   * Unique in header, footer and page together: only the page is replaced on navigation
   * (navigation.ts).
   */
  id: string
  /** Additional information beyond the text it explains. */
  text: string
  /**
   * Where it opens, relative to the nearest positioned ancestor, which has to touch the button
   * there, so that the pointer can move into the tooltip.
   */
  side?: keyof typeof SIDES
  children: ReactNode
}

/**
 * Text with a tooltip on hover and focus (components/ui/tooltip.css); works without script, too.
 * components/enhancements/tooltips.ts shows and hides it on a press, and hides it on Escape.
 */
export function Tooltip({ id, text, side = 'above', children }: TooltipProps) {
  return (
    <span className="tooltip">
      <button
        type="button"
        aria-describedby={id}
        aria-expanded="false"
        className="inline-flex min-h-8 items-center gap-1.5 rounded-small text-start"
      >
        {children}
      </button>
      <span role="tooltip" id={id} data-later className={clsx('tooltip-text', SIDES[side])}>
        {text}
      </span>
    </span>
  )
}
