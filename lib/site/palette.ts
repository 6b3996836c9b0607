import 'server-only'
import { palettesOf, type Palettes, type Scheme } from '../brand/palette'
import { getContent } from '../content/get-content'
import type { ColoursFields, Role } from '../content/schema/colours'

export { SCHEMES } from '../brand/palette'

let known: { fields: ColoursFields; palettes: Palettes } | undefined

/** The company's colours in both schemes. */
export function palettes(): Palettes {
  const { colours: fields } = getContent()
  if (known?.fields !== fields) known = { fields, palettes: palettesOf(fields) }
  return known.palettes
}

/**
 * The colour of a role, for what cannot use a class: icons, the manifest, social pictures, the
 * colour of a phone's browser bars.
 */
export function paletteColour(role: Role, scheme: Scheme = 'light'): string {
  return palettes()[scheme][role]
}
