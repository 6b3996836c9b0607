import { z } from 'zod'
import { line, listOf, rich, sample, slug, updated } from './common'

/** An industry, `content/industries/<slug>.md`. */
export const industry = z
  .strictObject({
    title: line.meta({ description: 'The heading: “Medical and dental practices”.' }),
    label: line.meta({ description: 'The short name in lists: “Medical”.' }),
    updated,
    order: z.int().meta({ description: 'The position among the industries; 10, 20, 30 leave room between them.' }),
    needs: listOf(
      z.strictObject({
        need: line.meta({ description: 'What such a site needs.' }),
        answer: rich.meta({ description: 'What is done about it.' }),
      }),
    )
      .min(1)
      .max(5)
      .meta({ description: 'The needs of such a site, each with an answer.' }),
    services: z
      .array(slug)
      .min(1)
      .max(5)
      .meta({ description: 'Slugs of the services that meet the needs, the most requested first.' }),
    sample,
  })
  .meta({
    description:
      'An industry: a section of the industries page, whose anchor is the slug. The text below the front matter is one or two paragraphs.',
  })
export type IndustryFields = z.infer<typeof industry>
