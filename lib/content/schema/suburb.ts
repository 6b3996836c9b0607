import { z } from 'zod'
import { line, nswPostcode, rich, sample, slug, updated } from './common'

/**
 * The regions of the areas page, in the order in which it shows them; each is drawn on its map
 * (components/sections/areas/area-map-shapes.ts).
 */
export const REGIONS = [
  'City and inner south',
  'South Sydney and airport',
  'Eastern suburbs',
  'Inner West',
  'Lower North Shore',
  'Northern Beaches',
  'Upper North and north-west',
  'Western Sydney',
  'South-west',
  'South',
] as const
export type Region = (typeof REGIONS)[number]

/** A suburb, `content/suburbs/<slug>.md`. */
export const suburb = z
  .strictObject({
    name: line.meta({ description: 'The suburb’s name.' }),
    postcode: nswPostcode,
    region: z.enum(REGIONS).meta({ description: 'The region of the areas page that lists it.' }),
    latitude: z.number().min(-34.3).max(-33.4).meta({ description: 'In degrees, for the map.' }),
    longitude: z.number().min(150.5).max(151.4).meta({ description: 'In degrees, for the map.' }),
    updated,
    near: z
      .array(line)
      .min(2)
      .max(4)
      .meta({ description: 'Well-known streets, stations or precincts that a local would name.' }),
    demand: z
      .array(
        z.strictObject({
          service: slug.meta({ description: 'The slug of the service.' }),
          reason: rich.meta({ description: 'What it is requested for.' }),
        }),
      )
      .min(2)
      .max(4)
      .meta({ description: 'The services that clients there ask for.' }),
    home: z.boolean().meta({ description: 'Whether it is one of the sixteen suburbs on the home page.' }),
    sample,
  })
  .meta({
    description:
      'A suburb: an entry of the areas page, whose anchor is the slug. The text below the front matter is one short paragraph on cleaning there.',
  })
export type SuburbFields = z.infer<typeof suburb>
