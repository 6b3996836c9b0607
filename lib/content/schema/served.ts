import { z } from 'zod'
import { line, nswPostcode } from './common'
import { REGIONS } from './suburb'

/**
 * content/served-suburbs.yaml: suburbs that are served and have no entry of their own in
 * content/suburbs; together they are the list that the search on the areas page knows.
 */
export const servedSuburbs = z.strictObject({
  /** `false` until the owner has gone through the list; a launch build refuses meanwhile. */
  confirmed: z.literal(false).optional(),
  suburbs: z.array(z.strictObject({ name: line, postcode: nswPostcode, region: z.enum(REGIONS) })),
})
export type ServedSuburbs = z.infer<typeof servedSuburbs>
