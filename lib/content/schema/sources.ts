import { z } from 'zod'
import { day, httpsUrl, line, slug } from './common'

const source = z
  .strictObject({
    title: line.meta({ description: 'Author, title and year, as readers see them.' }),
    url: httpsUrl.meta({ description: 'The page that says it, and no front page.' }),
    kind: z.enum(['law', 'award', 'government', 'standard', 'study', 'commentary']).meta({
      description:
        'What it is, which readers see before the title: an Act, a regulation or a code of law; an award; a page of a government body; a standard or guideline of a standards or professional body; a study; or what a firm or an adviser writes.',
    }),
    paidBy: line.optional().meta({
      description:
        'Of a study, and required there: who paid for it, as readers see it. Name an interest in its result: “GOJO, a maker of hand sanitiser”. Where you do not know, write so: “not known to us”.',
    }),
    checked: day.optional().meta({
      description:
        'The day on which somebody last opened the page and saw that it says what the texts say. A launch build refuses a source without it, or one checked more than a year ago.',
    }),
  })
  .superRefine(({ kind, paidBy }, context) => {
    if ((kind === 'study') === (paidBy !== undefined)) return
    const message =
      kind === 'study'
        ? 'who paid for the study, such as “a maker of hand sanitiser”; where you do not know, “not known to us”'
        : `nothing, since this is of studies and the kind is ${kind}: take it out`
    context.addIssue({ code: 'custom', path: ['paidBy'], message })
  })
export type Source = z.infer<typeof source>

/** content/sources.yaml */
export const sources = z
  .strictObject({
    sources: z
      .record(slug, source)
      .superRefine((all, context) => {
        const first = new Map<string, string>()
        for (const [name, { url }] of Object.entries(all)) {
          const other = first.get(url)
          const message = `an address that no other source has: let the texts name ${other}, and take this one out`
          if (other) context.addIssue({ code: 'custom', path: [name, 'url'], message })
          else first.set(url, name)
        }
      })
      .meta({ description: 'The publications, each under the name by which texts refer to it; `{}` for none.' }),
  })
  .meta({
    description:
      'The publications that texts rely on, each once. `npm run content` names those that no text refers to, that lead to a front page or were last checked more than a year ago; `npm run launch` those that nobody has checked.',
  })
export type Sources = z.infer<typeof sources>
