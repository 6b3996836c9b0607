import clsx from 'clsx'

const LOOKS = {
  /** The one next step of a page. In forced colours its border shows. */
  primary: 'button',
  /** Beside a primary one, on light ground. */
  quiet: 'button button-quiet',
  /** Beside a primary one, on dark ground. */
  quietOnDark: 'button button-quiet-on-dark',
} as const

export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, at least 48 px high: components/ui/button.css. */
export function buttonLook(look: ButtonLook, className?: string): string {
  return clsx(LOOKS[look], className)
}
