import { z } from 'zod'
import { day, line, metaDescription, metaTitle, permission, sample, slugOf, updated } from './common'

/** A case study, `content/case-studies/<slug>.md`. */
export const caseStudy = z
  .strictObject({
    title: line.meta({ description: 'The page’s heading: what changed, and where.' }),
    metaTitle,
    description: metaDescription,
    excerpt: line.max(170).meta({ description: 'One sentence for the list and under the heading.' }),
    client: line.meta({ description: 'The client as the consent allows: a name, or “A law firm with 60 desks”.' }),
    permission,
    service: slugOf('services').meta({ description: 'The slug of the service.' }),
    industry: slugOf('industries').optional().meta({ description: 'The slug of the industry.' }),
    suburb: slugOf('suburbs').meta({ description: 'The slug of the suburb.' }),
    figures: z
      .array(
        z.strictObject({
          value: line.meta({ description: 'The figure, with its unit: “92%”.' }),
          label: line.meta({ description: 'What was measured, and when.' }),
        }),
      )
      .min(1)
      .max(4)
      .meta({ description: 'What was measured, each from a record that the client could ask for.' }),
    published: day.meta({ description: 'The day of publication. The newest stands first.' }),
    updated,
    sample,
  })
  .refine((fields) => fields.sample || fields.permission, {
    path: ['permission'],
    error: 'the record of the client’s consent to publish (or sample: true for a made-up case study)',
  })
  .meta({
    description:
      'A case study. Adding the first file adds the page /case-studies/, and each file has a page below it. The text below the front matter says what was wrong, what was done and what came of it. A photograph is optional: content/photos/case-studies/<slug>.jpg.',
  })
export type CaseStudyFields = z.infer<typeof caseStudy>
