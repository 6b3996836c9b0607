import { z } from 'zod'
import { day, line, sample, slug } from './common'

/**
 * A review, `content/reviews/<slug>.md`; the text below the front matter is the client's words. A
 * real review needs `permission`; one that was made up to show the site says `sample: true`, is
 * tagged as a sample on the page, and stops a launch build.
 */
export const review = z
  .strictObject({
    /** The role of who wrote it: "Practice manager". A name only with written permission. */
    role: line,
    /** "Dental clinic". */
    sector: line,
    /** Slug of the suburb. */
    suburb: slug,
    /** Slug of the service it speaks of. */
    service: slug,
    updated: day,
    /** Featured reviews come first. */
    featured: z.boolean(),
    /** Place among the featured or among the others. */
    order: z.int(),
    /** Where the client's written consent to publish lies, and since when. */
    permission: z.strictObject({ record: line, given: day }).optional(),
    sample,
  })
  .refine((fields) => fields.sample || fields.permission, {
    path: ['permission'],
    error: 'the record of the client’s consent to publish (or sample: true for a made-up review)',
  })
export type ReviewFields = z.infer<typeof review>
