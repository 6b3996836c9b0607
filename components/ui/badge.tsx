import clsx from 'clsx'
import type { ReactNode } from 'react'

const LOOKS = {
  /** The one of several that is marked. */
  marked: 'border-transparent bg-ground-strong text-on-dark',
  /** What was made up to show the site. */
  sample: 'border-current',
} as const

/** A word or two that say what the thing beside them is. */
export function Badge({ look, children }: { look: keyof typeof LOOKS; children: ReactNode }) {
  return <span className={clsx('badge', LOOKS[look])}>{children}</span>
}
