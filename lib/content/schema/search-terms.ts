import { z } from 'zod'
import { line } from './common'

/** content/search-terms.yaml */
export const searchTerms = z
  .strictObject({
    pages: z
      .record(
        z.string().regex(/^\/([a-z0-9-]+\/)*$/, 'a path of this site, such as /services/office-cleaning/'),
        z.array(line).min(1),
      )
      .meta({ description: 'The words that people search with, under the path of the page that answers them.' }),
  })
  .meta({
    description:
      'What people search for, and which page answers it. `npm run test:site` finds each term in the page’s title, in a heading of the first two levels or in the first hundred words; `{}` for none.',
  })
export type SearchTerms = z.infer<typeof searchTerms>
