import { readFileSync } from 'node:fs'
import { SCHEMES, paletteColour } from '@/lib/site/palette'
import { contrastRatio, luminance } from '../support/contrast-ratio'

/** Roles of the theme, without `--color-`. */
const GROUNDS = ['ground', 'ground-raised', 'ground-soft', 'ground-muted', 'ground-highlight', 'ground-tint']
const DARK_GROUNDS = ['ground-strong', 'ground-call', 'overlay']

/** WCAG 2.2, 1.4.3 and 1.4.11; what is read long has the 7:1 of 1.4.6. */
const READ = 7
const TEXT = 4.5
const SHAPE = 3

/** What is drawn on which grounds, and with how much contrast at least. */
const PAIRS: [roles: string[], grounds: string[], least: number][] = [
  [['ink'], GROUNDS, READ],
  [['ink-muted', 'action', 'emphasis', 'danger'], GROUNDS, TEXT],
  [['line-control', 'focus'], GROUNDS, SHAPE],
  [['brand'], GROUNDS.filter((ground) => ground !== 'ground-tint'), SHAPE],
  [['on-dark', 'on-dark-muted'], DARK_GROUNDS, TEXT],
  // Icons, and the focus on dark grounds; as text in the header’s strip alone.
  [['accent'], DARK_GROUNDS, SHAPE],
  [['accent'], ['ground-strong'], TEXT],
  [['on-action'], ['action'], TEXT],
  [['on-accent'], ['accent', 'accent-strong'], TEXT],
  [['mark-tick'], ['mark'], SHAPE],
  // Names and numerals on the map.
  [['ink', 'action'], ['land'], TEXT],
]

/** Roles that nothing has to be told by: decoration, and what lets others show through. */
const UNPAIRED = ['transparent', 'current', 'line', 'edge', 'backdrop', 'on-dark-tint', 'land-beyond', 'mark-blade']

const luminanceOf = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return luminance(red, green, blue)
}

test.each(SCHEMES)('in the %s scheme every pair of roles that the design uses has enough contrast', (scheme) => {
  const failing = PAIRS.flatMap(([roles, grounds, least]) =>
    roles.flatMap((role) =>
      grounds.flatMap((ground) => {
        const [a, b] = [role, ground].map((each) => luminanceOf(paletteColour(each, scheme)))
        const ratio = contrastRatio(a ?? NaN, b ?? NaN)
        return ratio >= least ? [] : [`${role} on ${ground}, ${scheme}: ${ratio.toFixed(2)}:1, at least ${least}:1`]
      }),
    ),
  )
  expect(failing).toEqual([])
})

test('every role of the palette is paired with its grounds', () => {
  const theme = readFileSync('app/globals.css', 'utf8')
  const roles = new Set([...theme.matchAll(/^ {2}--color-([\w-]+):/gm)].map(([, role]) => role))
  const known = [...PAIRS.flatMap(([drawn, grounds]) => [...drawn, ...grounds]), ...UNPAIRED]
  expect([...roles].filter((role = '') => !known.includes(role))).toEqual([])
  expect(known.filter((role) => !roles.has(role))).toEqual([])
})

test('the schemes change roles that the theme has, and no others', () => {
  const theme = readFileSync('app/globals.css', 'utf8')
  const changed = readFileSync('app/styles/preferences.css', 'utf8').matchAll(/^ {4,}(--[\w-]+):/gm)
  expect([...changed].map(([, role]) => role).filter((role) => !theme.includes(`  ${role}: `))).toEqual([])
})

// In a dark scheme, what is raised is lighter than what it lies on, as if light fell on it.
test('in the dark scheme cards and panels are lighter than the grounds on which they lie', () => {
  const raised = luminanceOf(paletteColour('ground-raised', 'dark'))
  for (const ground of ['ground', 'ground-soft', 'ground-muted', 'ground-highlight', 'ground-strong']) {
    expect({ ground, isDarker: luminanceOf(paletteColour(ground, 'dark')) < raised }).toEqual({
      ground,
      isDarker: true,
    })
  }
})
