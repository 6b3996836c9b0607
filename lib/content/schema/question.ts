import { z } from 'zod'
import { LIMITS, line, namedIn, needs, questionLine, sample, updated } from './common'

/** A question, `content/faqs/<slug>.md`. */
export const question = z
  .strictObject({
    question: questionLine.meta({ description: 'The question; it ends with a question mark.' }),
    group: line.meta({
      ...namedIn('content/pages/faqs.md', 'groups'),
      description: 'The group of the FAQs page that holds it: one of `groups` in pages/faqs.md.',
    }),
    order: z.int().meta({ description: 'The position in its group.' }),
    home: z
      .boolean()
      .meta({ description: `Whether it is one of the questions, at most ${LIMITS.homeQuestions}, on the home page.` }),
    needs,
    updated,
    sample,
  })
  .meta({
    description:
      'A question of the FAQs page, whose anchor there is the slug. The text below the front matter is the answer: one to three short paragraphs, the first of which answers the question.',
  })
export type QuestionFields = z.infer<typeof question>
