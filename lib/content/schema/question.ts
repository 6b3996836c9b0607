import { z } from 'zod'
import { day, questionLine, sample } from './common'

/** The groups of the FAQs page, in the order in which it shows them. */
export const QUESTION_GROUPS = [
  'Quotes and prices',
  'Starting with us',
  'Visits and access',
  'Quality and guarantee',
  'People and safety',
  'Products and waste',
  'Contracts and billing',
] as const

/**
 * A question, `content/faqs/<slug>.md`; the slug is its anchor on the FAQs page. The text below the
 * front matter is the answer: one to three short paragraphs, the first of which answers the
 * question.
 */
export const question = z.strictObject({
  question: questionLine,
  group: z.enum(QUESTION_GROUPS),
  order: z.int(),
  /** Whether it is one of the six on the home page. */
  home: z.boolean(),
  updated: day,
  sample,
})
export type QuestionFields = z.infer<typeof question>
