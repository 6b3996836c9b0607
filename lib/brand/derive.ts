import { clampChroma, converter, formatHex } from 'culori'
import type { BaseColours, Role } from '../content/schema/colours'
import type { Colours } from './palette'

/** A colour derived from those defined before it. */
type Rule = (palette: Readonly<Colours>, base: BaseColours) => string

const toOklch = converter('oklch')

/**
 * A colour of the same family as a base colour, in OKLCH: with its own lightness, a fraction of the
 * base colour's chroma, and its hue shifted by some degrees.
 */
const tone =
  (from: keyof BaseColours, lightness: number, share: number, turn = 0): Rule =>
  (_, base) => {
    const { c, h = 0 } = toOklch(base[from]) ?? { c: 0 }
    return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: c * share, h: h + turn }, 'oklch'))
  }

const same =
  (role: Role): Rule =>
  (palette) =>
    palette[role] ?? ''

const always =
  (colour: string): Rule =>
  () =>
    colour

/** The roles that take the base colours unchanged. */
export const BASE_ROLES = { brand: 'brand', strong: 'ground-strong', accent: 'accent' } as const satisfies Record<
  keyof BaseColours,
  Role
>

/** How roles are derived from the base colours and from the roles above them. */
export type Rules = Readonly<Partial<Record<Role, Rule>>>

/** The rules of the light scheme. White and the red of errors are the same for every company. */
export const LIGHT: Rules = {
  ground: always('#ffffff'),
  'ground-raised': always('#ffffff'),
  'ground-soft': tone('brand', 0.977, 0.02, -20),
  'ground-muted': tone('brand', 0.922, 0.12, -2),
  'ground-highlight': tone('accent', 0.936, 0.11, 2),
  'ground-tint': tone('brand', 0.94, 0.16, -1),
  land: same('ground'),
  'on-dark': always('#ffffff'),
  'on-dark-muted': tone('brand', 0.888, 0.25, 1),
  ink: tone('strong', 0.248, 0.54),
  'ink-muted': tone('strong', 0.414, 0.52, 2),
  emphasis: same('ground-strong'),
  line: tone('brand', 0.893, 0.1, -11),
  'line-control': same('ink-muted'),
  action: tone('brand', 0.441, 0.75, 4),
  'on-action': same('on-dark'),
  'ground-call': same('action'),
  overlay: same('ink'),
  'accent-strong': tone('accent', 0.871, 0.88, 3),
  'on-accent': same('ink'),
  focus: same('action'),
  danger: always('#9b1c1c'),
  'land-beyond': same('on-dark-muted'),
  mark: same('ground-strong'),
  'mark-line': same('on-dark'),
  'mark-accent': same('accent'),
}

/** The rules of the roles that differ in the dark scheme. */
export const DARK: Rules = {
  ground: tone('strong', 0.19, 0.41),
  'ground-raised': tone('strong', 0.294, 0.68, 2),
  'ground-soft': tone('strong', 0.223, 0.49),
  'ground-muted': tone('strong', 0.26, 0.63),
  'ground-highlight': tone('brand', 0.236, 0.05, -40),
  'ground-tint': tone('strong', 0.373, 0.88, -2),
  land: tone('strong', 0.404, 0.94, -4),
  'ground-strong': tone('strong', 0.248, 0.74, 2),
  'ground-call': tone('brand', 0.363, 0.6, 7),
  overlay: tone('strong', 0.132, 0.25),
  ink: tone('brand', 0.94, 0.07, -1),
  'ink-muted': tone('brand', 0.785, 0.22, 5),
  emphasis: tone('brand', 0.869, 0.38, -1),
  line: tone('strong', 0.366, 0.62),
  'line-control': tone('strong', 0.657, 0.56, -7),
  brand: tone('brand', 0.641, 1.1, -1),
  action: tone('brand', 0.776, 0.92, -3),
  'on-action': tone('brand', 0.199, 0.29, 8),
  focus: same('accent-strong'),
  danger: always('#ff9d92'),
  mark: (_, base) => base.brand,
  'land-beyond': tone('strong', 0.564, 1.02, -9),
}
