import { wcagContrast } from 'culori'
import type { Role } from '../content/schema/colours'
import { roleOf, type Drawing, type Shape } from './drawing'
import { SCHEMES, type Palette, type Palettes, type Scheme } from './palette'

/** Where the logo is shown: in the header and on cards, and in the footer. */
const PLACES: readonly { ground: Role; text: Role; isDark: boolean }[] = [
  { ground: 'ground', text: 'ink', isDark: false },
  { ground: 'ground-raised', text: 'ink', isDark: false },
  { ground: 'ground-strong', text: 'on-dark', isDark: true },
]

/** WCAG requires no contrast of logos; below this, a logo is invisible. */
export const LEAST = 2

/** The colour of an attribute in a place; undefined if it paints nothing. */
function colourOf(value: string, palette: Palette, text: Role, isDark: boolean): string | undefined {
  if (value === 'none') return undefined
  if (value === 'currentColor') return palette[text]
  const role = roleOf(value)
  // The same choice as the classes make: lib/brand/mark.ts.
  return role ? palette[role === 'mark' && isDark ? 'brand' : role] : value
}

/** The places where no colour of a drawing has enough contrast, with the best of them. */
export function unseen({ shapes }: Drawing, palettes: Palettes) {
  return SCHEMES.flatMap((scheme: Scheme) =>
    PLACES.flatMap(({ ground, text, isDark }) => {
      const palette = palettes[scheme]
      const seen = paintsIn(shapes).flatMap((value) => {
        const colour = colourOf(value, palette, text, isDark)
        return colour ? [{ colour, ratio: wcagContrast(colour, palette[ground]) }] : []
      })
      const best = seen.toSorted((a, b) => b.ratio - a.ratio)[0]
      return best && best.ratio >= LEAST
        ? []
        : [{ ground, scheme, colour: best?.colour ?? 'nothing', ratio: best?.ratio ?? 1 }]
    }),
  )
}

/** The paints that shapes use; black if neither they nor the groups around them set one. */
function paintsIn(shapes: readonly Shape[], around = 'black'): string[] {
  return shapes.flatMap(({ attributes, shapes: inner }) => {
    const fill = attributes.fill ?? around
    return [
      ...(inner.length > 0 ? [] : [fill]),
      ...(attributes.stroke ? [attributes.stroke] : []),
      ...paintsIn(inner, fill),
    ]
  })
}
