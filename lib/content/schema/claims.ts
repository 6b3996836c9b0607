import { z } from 'zod'
import { line, slug } from './common'

const claim = z
  .strictObject({
    claim: line.meta({ description: 'What the company says, in one sentence.' }),
    words: z.array(line).min(1).meta({
      description:
        'How texts say it, each a few words that may have any ending; `…` stands for other words of the same sentence.',
    }),
    evidence: line
      .optional()
      .meta({ description: 'What is on file that proves it, and where. A confirmed claim has it.' }),
    confirmed: z.literal(false).optional().meta({
      description: '`false` until the evidence is on file; a launch build refuses it. Then remove this field.',
    }),
    offered: z.literal(false).optional().meta({
      description:
        '`false` when the company does not make the claim, in place of `evidence` and `confirmed`: a text that still has its words is then a problem.',
    }),
  })
  .superRefine(({ evidence, confirmed, offered }, context) => {
    const problem = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (offered === false) {
      const expected = 'nothing, since `offered: false` says that the claim is not made: take it out'
      if (evidence !== undefined) problem('evidence', expected)
      if (confirmed === false) problem('confirmed', expected)
    } else if (evidence === undefined && confirmed !== false) {
      problem('evidence', 'what is on file that proves the claim; until something is, write `confirmed: false`')
    }
  })

/** content/claims.yaml */
export const claims = z
  .strictObject({
    claims: z.record(slug, claim).meta({ description: 'The claims, each under its name; `{}` for none.' }),
  })
  .meta({
    description:
      'What the texts say of how the company works, as far as a competitor or a regulator could ask for proof. Promises and figures are in site.yaml. `npm run launch` lists the claims without evidence, with each place that makes them.',
  })
export type Claims = z.infer<typeof claims>
