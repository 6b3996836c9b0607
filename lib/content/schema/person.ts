import { z } from 'zod'
import { line, sample, updated } from './common'

/** A person, `content/people/<slug>.md`. */
export const person = z
  .strictObject({
    name: line.meta({ description: 'The person’s full name.' }),
    role: line.meta({ description: 'The position in the company.' }),
    excerpt: line.meta({ description: 'One sentence under the name of an article’s author.' }),
    updated,
    sample,
  })
  .meta({
    description: 'A person who writes articles or has a page. The text below the front matter is the biography.',
  })
export type PersonFields = z.infer<typeof person>
