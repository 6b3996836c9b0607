import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Role } from '../content/schema/colours'
import type { Colours, Palette } from './palette'

/** WCAG 2.2, 1.4.3 and 1.4.11; what is read long has the 7:1 of 1.4.6. */
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

/** What is drawn on which grounds, and with how much contrast at least. */
const PAIRS: readonly [drawn: readonly Role[], grounds: readonly Role[], least: number][] = [
  [['ink'], GROUNDS, READ],
  [['ink-muted', 'action', 'emphasis', 'danger'], GROUNDS, TEXT],
  [['line-control', 'focus'], GROUNDS, SHAPE],
  [['brand'], GROUNDS.filter((ground) => ground !== 'ground-tint'), SHAPE],
  [['on-dark', 'on-dark-muted'], DARK_GROUNDS, TEXT],
  // Icons, and the focus on dark grounds; as text in the header’s strip alone.
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

/** Roles that are decoration: they tell nothing, so no contrast is asked of them. */
export const UNPAIRED: readonly Role[] = ['line', 'land-beyond', 'mark-accent']

/** A colour that another meets, and how much contrast they need. */
interface Meeting {
  other: string
  least: number
}

/** What a role is drawn on, as far as the palette has it. */
export function groundsOf(role: Role, palette: Colours): Meeting[] {
  return PAIRS_OF_ROLES.flatMap(({ role: drawn, ground, least }) => {
    const other = drawn === role ? palette[ground] : undefined
    return other ? [{ other, least }] : []
  })
}

/** What a role is drawn on, and what is drawn on it. */
function meetingsOf(role: Role, palette: Palette): Meeting[] {
  const drawnOnIt = PAIRS_OF_ROLES.filter(({ ground }) => ground === role)
  return [...groundsOf(role, palette), ...drawnOnIt.map(({ role: drawn, least }) => ({ other: palette[drawn], least }))]
}

const toLch = converter('oklch')

/** How finely lightness is searched, as a share of all of it. */
const STEP = 0.002

/**
 * The nearest colour with enough contrast: the colour itself where it has it, else a lighter or
 * darker one of its hue; undefined when there is none.
 */
export function nearestPassing(colour: string, meetings: readonly Meeting[]): string | undefined {
  const passes = (candidate: string) => meetings.every(({ other, least }) => wcagContrast(candidate, other) >= least)
  if (passes(colour)) return colour
  const own = toLch(colour)
  for (let distance = STEP; own && distance <= 1; distance += STEP) {
    for (const l of [own.l - distance, own.l + distance].filter((each) => each >= 0 && each <= 1)) {
      const candidate = formatHex(clampChroma({ ...own, l }, 'oklch'))
      if (passes(candidate)) return candidate
    }
  }
  return undefined
}

/** A pair of roles whose contrast is too low. */
interface LowContrast {
  role: Role
  ground: Role
  ratio: number
  least: number
  /** What to write instead: the nearest colour that passes, and for which of the two roles. */
  instead: { role: Role; colour: string } | undefined
}

/** Every pair of a palette whose contrast is too low. */
export function lowContrasts(palette: Palette): LowContrast[] {
  const instead = (role: Role) => {
    const colour = nearestPassing(palette[role], meetingsOf(role, palette))
    return colour === undefined ? undefined : { role, colour }
  }
  return PAIRS_OF_ROLES.flatMap((pair) => {
    const ratio = wcagContrast(palette[pair.role], palette[pair.ground])
    return ratio >= pair.least ? [] : [{ ...pair, ratio, instead: instead(pair.role) ?? instead(pair.ground) }]
  })
}
