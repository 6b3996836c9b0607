import clsx from 'clsx'
import type { ReactNode } from 'react'

const LOOKS = {
  /** The highlighted one of several. */
  marked: 'border-edge bg-ground-strong text-on-dark',
  /** Invented content that demonstrates the site. */
  sample: 'border-current',
} as const

/** A label of a word or two that says what the thing beside it is. */
export function Badge({ look, children }: { look: keyof typeof LOOKS; children: ReactNode }) {
  return <span className={clsx('badge', LOOKS[look])}>{children}</span>
}
