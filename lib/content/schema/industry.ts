import { z } from 'zod'
import {
  alsoCalled,
  line,
  listOf,
  metaDescription,
  metaTitle,
  point,
  rich,
  sample,
  slugOf,
  source,
  updated,
} from './common'

/** One line of the checklist. */
const checklistRow = z.strictObject({
  area: line.meta({
    description: 'The place: “Treatment rooms”. Rows of one area follow each other; write the area in each of them.',
  }),
  check: line.meta({
    description: 'What whoever walks through looks at: “No hair or dust in the castors of trolleys and stools”.',
  }),
})

/** An industry, `content/industries/<slug>.md`. */
export const industry = z
  .strictObject({
    title: line.meta({ description: 'The page’s heading: “Medical centre cleaning in Sydney”.' }),
    label: line.meta({ description: 'The name in lists and breadcrumbs: “Medical and dental practices”.' }),
    metaTitle,
    description: metaDescription,
    excerpt: line
      .max(170)
      .meta({ description: 'One sentence for the card on the industries page and under the heading.' }),
    alsoCalled,
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
      .optional()
      .meta({ description: 'The needs of such a site, each with an answer.' }),
    duties: listOf(point.extend({ source })).min(1).optional().meta({
      description: 'What a law or a standard requires of such a site, whose duty it is, and where that is written.',
    }),
    checklist: listOf(checklistRow)
      .min(10)
      .max(16)
      .optional()
      .meta({ description: 'What to look at on a walk through such a site; it prints on one sheet.' }),
    services: z.array(slugOf('services')).min(1).max(5).meta({
      description:
        'Slugs of the services that meet the needs, the most requested first: the quote form opened on the page asks for that one.',
    }),
    suburbs: z
      .array(slugOf('suburbs'))
      .min(1)
      .max(8)
      .optional()
      .meta({ description: 'Slugs of suburbs where many such sites are.' }),
    questions: z
      .array(slugOf('faqs'))
      .min(1)
      .max(4)
      .optional()
      .meta({ description: 'Slugs of questions of the FAQs page that such clients ask.' }),
    sample,
  })
  .meta({
    description:
      'An industry. Adding the file adds the page and its card on the industries page. The text below the front matter is two or three paragraphs without headings. A list that is left out is left out of the page, with its heading.',
  })
export type IndustryFields = z.infer<typeof industry>
