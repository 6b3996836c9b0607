import { z } from 'zod'
import { day, line, sample } from './common'

/**
 * A person who signs articles or has a page, `content/people/<slug>.md`; the text below the front
 * matter is the biography.
 */
export const person = z.strictObject({
  name: line,
  role: line,
  /** One sentence under a by-line. */
  excerpt: line,
  updated: day,
  sample,
})
export type PersonFields = z.infer<typeof person>
