import clsx from 'clsx'

const LOOKS = {
  /** The one main action of a page. In forced colours its border is visible. */
  primary: 'button',
  /** A secondary action on a light background. */
  quiet: 'button button-quiet',
  /** A secondary action on a dark background. */
  quietOnDark: 'button button-quiet-on-dark',
} as const

/** A variant of a button. */
export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, at least 48 px high: components/ui/button.css. */
export function buttonLook(look: ButtonLook, className?: string): string {
  return clsx(LOOKS[look], className)
}
