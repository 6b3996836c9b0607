import { z } from 'zod'
import { day, line, rich, sample, slug } from './common'

/**
 * An industry, `content/industries/<slug>.md`: a section of the industries page, with its own
 * anchor. The text below the front matter is one or two paragraphs.
 */
export const industry = z.strictObject({
  /** "Medical and dental practices". */
  title: line,
  /** The short name in lists: "Medical". */
  label: line,
  updated: day,
  order: z.int(),
  /** What such a site needs, and what is done about it. */
  needs: z
    .array(z.strictObject({ need: line, answer: rich }))
    .min(3)
    .max(5),
  /** Slugs of the services that meet the needs, the most asked-for first. */
  services: z.array(slug).min(2).max(5),
  sample,
})
export type IndustryFields = z.infer<typeof industry>
