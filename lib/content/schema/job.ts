import { z } from 'zod'
import { date, day, line, metaDescription, metaTitle, rich, sample, slugOf, updated } from './common'

/** The kinds of employment, as the Fair Work Ombudsman names them. */
const EMPLOYMENT = ['full-time', 'part-time', 'casual'] as const

/** A job advert, `content/jobs/<slug>.md`. */
export const job = z
  .strictObject({
    title: line.meta({ description: 'The position, as an applicant would search for it: “Office cleaner”.' }),
    metaTitle,
    description: metaDescription,
    excerpt: line.max(170).meta({ description: 'One sentence for the list and under the heading.' }),
    suburb: slugOf('suburbs').meta({ description: 'The slug of the suburb where the work is.' }),
    employment: z
      .array(z.enum(EMPLOYMENT))
      .min(1)
      .meta({ description: 'Full-time, part-time or casual; several where the applicant may choose.' }),
    hours: line.meta({ description: 'When the work is: “Monday to Friday, 5 pm to 8 pm”.' }),
    pay: z
      .strictObject({
        least: z.number().min(10).max(500).meta({ description: 'The least that is paid for an hour, in dollars.' }),
        most: z.number().min(10).max(500).meta({ description: 'The most.' }),
      })
      .refine(({ least, most }) => least <= most, { path: ['most'], error: '`least` or a larger number' })
      .optional()
      .meta({ description: 'The pay for an hour, in dollars, without superannuation.' }),
    apply: rich.meta({ description: 'How to apply, with the address or number to use.' }),
    posted: day.meta({ description: 'The day on which the advert was published.' }),
    closes: date.meta({
      description: 'The last day for applications. A site that is built after it no longer has the advert.',
    }),
    updated,
    sample,
  })
  .refine(({ posted, closes }) => posted <= closes, { path: ['closes'], error: 'the day `posted` or a later one' })
  .meta({
    description:
      'A job advert. Adding the first file adds the page /jobs/, and each advert has a page below it until it closes. The text below the front matter describes the work.',
  })
export type JobFields = z.infer<typeof job>
