import { z } from 'zod'
import { needs, questionLine, sample, updated } from './common'

/** The groups of the FAQs page, in the order in which it shows them. */
export const QUESTION_GROUPS = [
  'Quotes and prices',
  'Starting with us',
  'Visits and access',
  'Quality and faults',
  'People and safety',
  'Products and waste',
  'Contracts and billing',
] as const

/** A question, `content/faqs/<slug>.md`. */
export const question = z
  .strictObject({
    question: questionLine.meta({ description: 'The question; it ends with a question mark.' }),
    group: z.enum(QUESTION_GROUPS).meta({ description: 'The group of the FAQs page that holds it.' }),
    order: z.int().meta({ description: 'The position in its group.' }),
    home: z.boolean().meta({ description: 'Whether it is one of the six questions on the home page.' }),
    needs,
    updated,
    sample,
  })
  .meta({
    description:
      'A question of the FAQs page, whose anchor there is the slug. The text below the front matter is the answer: one to three short paragraphs, the first of which answers the question.',
  })
export type QuestionFields = z.infer<typeof question>
