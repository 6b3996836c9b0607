import { z } from 'zod'
import { LIMITS, geo, line, postcode, region, rich, sample, slugOf, updated } from './common'

/** A suburb, `content/suburbs/<slug>.md`. */
export const suburb = z
  .strictObject({
    name: line.meta({ description: 'The suburb’s name.' }),
    postcode,
    region,
    ...geo.shape,
    updated,
    near: z
      .array(line)
      .min(1)
      .max(4)
      .meta({ description: 'Well-known streets, stations or precincts that a local would name.' }),
    demand: z
      .array(
        z.strictObject({
          service: slugOf('services').meta({ description: 'The slug of the service.' }),
          reason: rich.meta({ description: 'What it is requested for.' }),
        }),
      )
      .min(1)
      .max(4)
      .meta({ description: 'The services that clients there ask for.' }),
    home: z.boolean().meta({
      description: `Whether it is one of the suburbs, at most ${LIMITS.homeSuburbs}, on the home page and in the footer.`,
    }),
    sample,
  })
  .meta({
    description:
      'A suburb: an entry of the areas page, whose anchor is the slug. The text below the front matter is one short paragraph on cleaning there.',
  })
export type SuburbFields = z.infer<typeof suburb>
