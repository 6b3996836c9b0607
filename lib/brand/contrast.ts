import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Role } from '../content/schema/colours'
import type { Colours } from './palette'

/** WCAG 2.2, 1.4.3 and 1.4.11; body text meets the 7:1 of 1.4.6. */
const READ = 7
const TEXT = 4.5
const SHAPE = 3

const GROUNDS: readonly Role[] = [
  'ground',
  'ground-raised',
  'ground-soft',
  'ground-muted',
  'ground-highlight',
  'ground-tint',
]
const DARK_GROUNDS: readonly Role[] = ['ground-strong', 'ground-call', 'overlay']

/** The backgrounds that each role is drawn on, and the minimum contrast with them. */
const PAIRS: readonly [drawn: readonly Role[], grounds: readonly Role[], least: number][] = [
  [['ink'], GROUNDS, READ],
  [['ink-muted', 'action', 'emphasis', 'danger'], GROUNDS, TEXT],
  [['line-control', 'focus'], GROUNDS, SHAPE],
  [['brand'], GROUNDS.filter((ground) => ground !== 'ground-tint'), SHAPE],
  [['on-dark', 'on-dark-muted'], DARK_GROUNDS, TEXT],
  // Icons, and the focus ring on dark backgrounds; as text only in the header’s top bar.
  [['accent'], ['ground-call', 'overlay'], SHAPE],
  [['accent'], ['ground-strong'], TEXT],
  [['on-action'], ['action'], TEXT],
  [['on-accent'], ['accent', 'accent-strong'], TEXT],
  [['mark-line'], ['mark'], SHAPE],
  // Names and numerals on the map.
  [['ink', 'action'], ['land'], TEXT],
]

/** Every pair of roles that meets on a page. */
export const PAIRS_OF_ROLES = PAIRS.flatMap(([drawn, grounds, least]) =>
  drawn.flatMap((role) => grounds.map((ground) => ({ role, ground, least }))),
)

/** Decorative roles: they convey nothing, so no contrast is required of them. */
export const UNPAIRED: readonly Role[] = ['line', 'land-beyond', 'mark-accent']

/** A colour of the other role in a pair, and the contrast required between the two. */
interface Meeting {
  other: string
  least: number
}

/** The backgrounds of a role, as far as the palette has them. */
export function groundsOf(role: Role, palette: Colours): Meeting[] {
  return PAIRS_OF_ROLES.flatMap(({ role: drawn, ground, least }) => {
    const other = drawn === role ? palette[ground] : undefined
    return other ? [{ other, least }] : []
  })
}

const toLch = converter('oklch')

/** The step between two tried lightness values, as a fraction of the whole range. */
const STEP = 0.002

/**
 * The nearest colour that passes: the colour itself if it does, otherwise a lighter or darker one
 * of its hue; undefined if there is none. `step` is the step between two tried lightness values.
 */
export function nearest(colour: string, passes: (candidate: string) => boolean, step = STEP): string | undefined {
  if (passes(colour)) return colour
  const own = toLch(colour)
  for (let distance = step; own && distance <= 1; distance += step) {
    for (const l of [own.l - distance, own.l + distance].filter((each) => each >= 0 && each <= 1)) {
      const candidate = formatHex(clampChroma({ ...own, l }, 'oklch'))
      if (passes(candidate)) return candidate
    }
  }
  return undefined
}

/** Whether a colour has enough contrast with every colour that it meets. */
export const hasContrast = (colour: string, meetings: readonly Meeting[]): boolean =>
  meetings.every(({ other, least }) => wcagContrast(colour, other) >= least)
