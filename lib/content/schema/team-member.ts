import { z } from 'zod'
import { line, sample, updated } from './common'

/** A member of the team, `content/team/<slug>.md`. */
export const teamMember = z
  .strictObject({
    name: line.meta({ description: 'The name, as the person wants it to be shown.' }),
    role: line.meta({ description: 'The position in the company.' }),
    order: z.int().meta({ description: 'The position on the page; 10, 20, 30 leave room between them.' }),
    updated,
    sample,
  })
  .meta({
    description:
      'A member of the team. The text below the front matter says what this person does for clients. A photograph is optional: content/photos/team/<slug>.jpg. With the first file the page /team/ is there.',
  })
export type TeamMemberFields = z.infer<typeof teamMember>
