import clsx from 'clsx'
import type { ReactNode } from 'react'

const LOOKS = {
  /** A category: that of an article, a region. */
  plain: 'border-transparent bg-teal-soft text-teal',
  /** The highlighted one of several. */
  marked: 'border-transparent bg-harbour text-white',
  /** Invented content that demonstrates the site. */
  sample: 'border-current',
} as const

/** A label of a word or two that says what the thing beside it is. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof LOOKS; children: ReactNode }) {
  return <span className={clsx('badge', LOOKS[look])}>{children}</span>
}
