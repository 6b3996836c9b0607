import { z } from 'zod'
import { httpsUrl, line } from './common'

/**
 * content/delivery-proof.yaml: that the configured delivery has taken a request from the built
 * site. `npm run probe` writes it; a launch build wants it (lib/content/launch.ts).
 */
export const deliveryProof = z.strictObject({
  /** null while there is none. */
  proof: z
    .strictObject({
      /** The kind of the delivery, for whoever reads the file. */
      kind: line,
      /** The delivery for which it was made, as fingerprintOf (lib/content/launch.ts) gives it. */
      delivery: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 hash: let npm run probe write this file'),
      /** The site's address, as the browser saw it. */
      site: httpsUrl,
      /** What people call the request by that was sent. */
      reference: line,
      /** When it arrived, in UTC. */
      made: z.iso.datetime('a time such as 2026-11-22T21:30:00Z'),
    })
    .nullable(),
})
export type DeliveryProof = z.infer<typeof deliveryProof>
