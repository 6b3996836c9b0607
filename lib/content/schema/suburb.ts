import { z } from 'zod'
import { day, line, nswPostcode, rich, sample, slug } from './common'

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

/**
 * A suburb, `content/suburbs/<slug>.md`: an entry of the areas page, with its own anchor. The text
 * below the front matter is one short paragraph on cleaning there.
 */
export const suburb = z.strictObject({
  name: line,
  postcode: nswPostcode,
  region: z.enum(REGIONS),
  /** Degrees, for the map. */
  latitude: z.number().min(-34.3).max(-33.4),
  longitude: z.number().min(150.5).max(151.4),
  updated: day,
  /** Well-known streets, stations or precincts that a local would name. */
  near: z.array(line).min(2).max(4),
  /** The services asked for there, and what for. */
  demand: z
    .array(z.strictObject({ service: slug, reason: rich }))
    .min(2)
    .max(4),
  /** Whether it is one of the sixteen on the home page. */
  home: z.boolean(),
  sample,
})
export type SuburbFields = z.infer<typeof suburb>
