import { PRESETS, ROLES, type BaseColours, type ColoursFields, type Role } from '../content/schema/colours'
import { groundsOf, hasContrast, nearest } from './contrast'
import { BASE_ROLES, DARK, LIGHT, type Rules } from './derive'

/** A colour for each role, as six hexadecimal digits. */
export type Palette = Record<Role, string>

/** Colours of some roles. */
export type Colours = { [Each in Role]?: string | undefined }

/** Which of the two values a role has. */
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** The company’s colours in both schemes. */
export interface Palettes extends Record<Scheme, Palette> {
  base: BaseColours
  /** The roles that the dark scheme changes. */
  changed: readonly Role[]
}

/** All colours of a company, derived from the few that it states. */
export function palettesOf({
  base: named,
  own: ownBase,
  light: own = {},
  dark: ownDark = {},
}: ColoursFields): Palettes {
  const base = withOwn(PRESETS[named], ownBase)
  const ofBase = Object.fromEntries(
    Object.entries(BASE_ROLES).map(([name, role]) => [role, base[name as keyof BaseColours]]),
  )
  const light = derived(LIGHT, base, {}, { ...ofBase, ...own })
  const changed = (Object.keys(ROLES) as Role[]).filter((role) => DARK[role] || ownDark[role])
  const same = Object.fromEntries(Object.entries(light).filter(([role]) => !changed.includes(role as Role)))
  return { base, light, changed, dark: derived(DARK, base, same, ownDark) }
}

const withOwn = (set: BaseColours, { brand, strong, accent }: NonNullable<ColoursFields['own']> = {}): BaseColours => ({
  brand: brand ?? set.brand,
  strong: strong ?? set.strong,
  accent: accent ?? set.accent,
})

/**
 * A whole palette: the stated colours, those that are the same in the light scheme, and the derived
 * ones. A derived colour is made lighter or darker if its contrast would be too low.
 */
function derived(rules: Rules, base: BaseColours, same: Colours, stated: Colours): Palette {
  const palette: Colours = { ...same, ...stated }
  for (const [name, rule] of Object.entries(rules)) {
    const role = name as Role
    const colour = palette[role] ?? rule(palette, base)
    const grounds = groundsOf(role, palette)
    palette[role] = stated[role] ?? nearest(colour, (candidate) => hasContrast(candidate, grounds)) ?? colour
  }
  return palette as Palette
}
