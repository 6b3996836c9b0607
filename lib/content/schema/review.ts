import { z } from 'zod'
import { line, permission, sample, slugOf, updated } from './common'

/** A review, `content/reviews/<slug>.md`. */
export const review = z
  .strictObject({
    role: line.meta({
      description: 'The role of the person who wrote it: “Practice manager”. A name only with written permission.',
    }),
    sector: line.meta({ description: 'The kind of business: “Dental clinic”.' }),
    suburb: slugOf('suburbs').meta({ description: 'The slug of the suburb.' }),
    service: slugOf('services').meta({ description: 'The slug of the service that it is about.' }),
    updated,
    featured: z.boolean().meta({ description: 'Featured reviews are shown first, and larger.' }),
    order: z.int().meta({ description: 'The position among the featured reviews, or among the others.' }),
    permission,
    sample,
  })
  .refine((fields) => fields.sample || fields.permission, {
    path: ['permission'],
    error: 'the record of the client’s consent to publish (or sample: true for a made-up review)',
  })
  .meta({
    description:
      'A client’s review. The text below the front matter is what the client wrote. A review that was made up to show the site says `sample: true`: the page marks it as a sample, and a launch build refuses it.',
  })
export type ReviewFields = z.infer<typeof review>
