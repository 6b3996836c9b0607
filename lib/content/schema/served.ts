import { z } from 'zod'
import { line, nswPostcode } from './common'
import { REGIONS } from './suburb'

/** content/served-suburbs.yaml */
export const servedSuburbs = z
  .strictObject({
    confirmed: z.literal(false).optional().meta({
      description: '`false` until the owner has checked the list; a launch build refuses it. Then remove this field.',
    }),
    suburbs: z
      .array(
        z.strictObject({
          name: line.meta({ description: 'The suburb’s name.' }),
          postcode: nswPostcode,
          region: z.enum(REGIONS).meta({ description: 'The region of the areas page that lists it.' }),
        }),
      )
      .meta({ description: 'The suburbs, in any order.' }),
  })
  .meta({
    description:
      'Suburbs that are served and have no file of their own in content/suburbs. The search of the areas page knows both.',
  })
export type ServedSuburbs = z.infer<typeof servedSuburbs>
