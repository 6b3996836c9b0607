import { wcagContrast } from 'culori'
import type { ColoursFields, Role } from '../content/schema/colours'
import { nearest, PAIRS_OF_ROLES } from './contrast'
import { BASE_ROLES } from './derive'
import { palettesOf, SCHEMES, type Palette, type Scheme } from './palette'

/** A pair of roles whose contrast is too low, in one of the schemes. */
interface LowContrast {
  scheme: Scheme
  role: Role
  ground: Role
  ratio: number
  least: number
}

/** Every pair whose contrast is too low, with the colours of a company. */
export function lowContrasts(fields: ColoursFields): LowContrast[] {
  const palettes = palettesOf(fields)
  return SCHEMES.flatMap((scheme) => lowIn(palettes[scheme]).map((pair) => ({ ...pair, scheme })))
}

const lowIn = (palette: Palette) =>
  PAIRS_OF_ROLES.flatMap((pair) => {
    const ratio = wcagContrast(palette[pair.role], palette[pair.ground])
    return ratio >= pair.least ? [] : [{ ...pair, ratio }]
  })

/** The step of the search for a proposal: each candidate takes a whole palette, some 2 ms. */
const STEP = 0.01

/** A colour to write into the file: in which of its parts, and under which name there. */
interface Proposal {
  part: 'own' | Scheme
  name: string
  colour: string
}

/**
 * The nearest colour for a role with which every pair of the role passes in a scheme, and all other
 * pairs except those that are low whatever the role's colour is; undefined if no lightness does.
 * Colours derived from it change with it, as they will once it is in the file.
 */
export function colourToState(fields: ColoursFields, scheme: Scheme, role: Role): Proposal | undefined {
  const base = BASE_NAMES.find((name) => BASE_ROLES[name] === role)
  const place = base && !fields[scheme]?.[role] ? { part: 'own' as const, name: base } : { part: scheme, name: role }
  const rest = Object.entries(fields[place.part] ?? {}).filter(([name]) => name !== place.name)
  const lowWith = (...stated: (readonly [name: string, colour: string])[]) =>
    lowContrasts({ ...fields, [place.part]: Object.fromEntries([...rest, ...stated]) })
  const nameOf = (pair: LowContrast) => `${pair.role} on ${pair.ground}, ${pair.scheme}`
  const ofOthers = lowWith().map(nameOf)
  const mayStayLow = (pair: LowContrast) =>
    ofOthers.includes(nameOf(pair)) && (pair.scheme !== scheme || ![pair.role, pair.ground].includes(role))
  const passes = (colour: string) => lowWith([place.name, colour]).every(mayStayLow)
  const colour = nearest(palettesOf(fields)[scheme][role], passes, STEP)
  return colour === undefined ? undefined : { ...place, colour }
}

/** Whether the company states the colour of a role, in either scheme, or as a colour of its own. */
export const isStated = ({ own, light, dark }: ColoursFields, role: Role): boolean =>
  [light?.[role], dark?.[role], ...BASE_NAMES.map((name) => BASE_ROLES[name] === role && own?.[name])].some(Boolean)

const BASE_NAMES = Object.keys(BASE_ROLES) as (keyof typeof BASE_ROLES)[]
