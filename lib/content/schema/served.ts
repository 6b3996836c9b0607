import { z } from 'zod'
import { line, postcode, region } from './common'

/** content/served-suburbs.yaml */
export const servedSuburbs = z
  .strictObject({
    confirmed: z.literal(false).optional().meta({
      description: '`false` until the owner has checked the list; a launch build refuses it. Then remove this field.',
    }),
    // As many as components/sections/areas/area-finder.css has selectors for.
    regions: z.array(line).max(10).meta({
      description:
        'The regions of the areas page, in its order; `[]` for none. Where all of them are regions of Greater Sydney that the map knows (components/sections/areas/area-map-shapes.ts), the page has the map.',
    }),
    suburbs: z
      .array(
        z.strictObject({
          name: line.meta({ description: 'The suburb’s name.' }),
          postcode,
          region,
        }),
      )
      .meta({ description: 'The suburbs, in any order.' }),
  })
  .meta({
    description:
      'Suburbs that are served and have no file of their own in content/suburbs. The search of the areas page knows both.',
  })
export type ServedSuburbs = z.infer<typeof servedSuburbs>
