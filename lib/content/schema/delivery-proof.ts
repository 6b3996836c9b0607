import { z } from 'zod'
import { httpsUrl, line } from './common'

/** content/delivery-proof.yaml */
export const deliveryProof = z
  .strictObject({
    proof: z
      .strictObject({
        kind: line.meta({ description: 'The kind of delivery, for readers of this file.' }),
        delivery: z
          .string()
          .regex(/^[0-9a-f]{64}$/, 'a SHA-256 hash: let npm run probe write this file')
          .meta({ description: 'A hash of the delivery’s settings: a proof is valid only for these settings.' }),
        site: httpsUrl.meta({ description: 'The site’s address, as the browser saw it.' }),
        reference: line.meta({ description: 'The reference of the test request.' }),
        made: z.iso
          .datetime('a time such as 2026-11-22T21:30:00Z')
          .meta({ description: 'When the test request arrived, in UTC.' }),
      })
      .nullable()
      .meta({ description: 'The last successful test; null before the first.' }),
  })
  .meta({
    readOnly: true,
    description:
      'Proof that the configured delivery has received a request from the built site. `npm run probe` writes this file, and `npm run launch` asks for it. Do not edit it by hand.',
  })
export type DeliveryProof = z.infer<typeof deliveryProof>
