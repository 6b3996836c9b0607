import { z } from 'zod'
import { day, line } from './common'

const approval = z.strictObject({
  by: line.meta({ description: 'Who read it.' }),
  on: day.meta({ description: 'The day on which it was approved.' }),
  hash: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'the hash of a text: let npm run approve write this file')
    .meta({ description: 'A hash of the approved text: any change to the text changes it.' }),
})
export type Approval = z.infer<typeof approval>

/** content/approvals.yaml */
export const approvals = z
  .strictObject({
    approvals: z.record(z.string(), approval).meta({ description: 'The approvals, each under its file’s path.' }),
  })
  .meta({
    readOnly: true,
    description:
      'Who approved which text, and when. `npm run approve` writes this file, and `npm run launch` asks for it. Do not edit it by hand, except for a file that you renamed or deleted.',
  })
export type Approvals = z.infer<typeof approvals>
