import { wcagContrast } from 'culori'
import { PAIRS_OF_ROLES, UNPAIRED } from '@/lib/brand/contrast'
import { lowContrasts } from '@/lib/brand/low-contrast'
import { SCHEMES, palettesOf, type Scheme } from '@/lib/brand/palette'
import { PRESETS, ROLES, type ColoursFields, type Role } from '@/lib/content/schema/colours'
import { brandStyles } from '@/scripts/brand/styles'
import { readFileSync } from 'node:fs'
import { editContent } from '../support/edited-content'
import { contrastRatio, luminance } from '../support/contrast-ratio'

const FILE = 'brand/colours.yaml'
const NAMES = Object.keys(PRESETS) as (keyof typeof PRESETS)[]
const EVERY = NAMES.flatMap((name) => SCHEMES.map((scheme) => [name, scheme] as const))

const luminanceOf = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return luminance(red, green, blue)
}

/** The real content with other colours, checked. */
function withColours(colours: ColoursFields) {
  const content = editContent()
  // JSON is YAML.
  content.add(FILE, JSON.stringify(colours))
  return content.check()
}
const problemsOf = (colours: ColoursFields) => withColours(colours).problems

test.each(EVERY)('of the preset %s every pair that meets on a page has enough contrast, %s', (name, scheme) => {
  const palette = palettesOf({ base: name })[scheme]
  // Reckoned by the tests' own formula.
  const low = PAIRS_OF_ROLES.filter(
    ({ role, ground, least }) => contrastRatio(luminanceOf(palette[role]), luminanceOf(palette[ground])) < least,
  )
  expect(low).toEqual([])
})

test.each(NAMES)('the site can be built with the preset %s, and its stylesheet has every colour of it', (base) => {
  const { problems, siteContent } = withColours({ base })
  expect(problems).toEqual([])
  if (!siteContent) throw new Error('expected content without problems')
  const { light, dark, changed } = palettesOf(siteContent.colours)
  const [ofTheme = '', ofNight = ''] = brandStyles(palettesOf({ base }), siteContent).split('@utility')
  const lacking = (text: string, roles: readonly Role[], palette: Record<Role, string>) =>
    roles.filter((role) => !text.includes(`--color-${role}: ${palette[role]};`))
  expect(lacking(ofTheme, Object.keys(ROLES) as Role[], light)).toEqual([])
  expect(lacking(ofNight, changed, dark)).toEqual([])
  expect(changed.length).toBeGreaterThan(20)
})

test('every role is paired with what it meets, or is decoration', () => {
  const met = new Set([...PAIRS_OF_ROLES.flatMap(({ role, ground }) => [role, ground]), ...UNPAIRED])
  expect(Object.keys(ROLES).filter((role) => !met.has(role as Role))).toEqual([])
})

// In a dark scheme, what is raised is lighter than what it lies on, as if light fell on it.
test.each(NAMES)('in the dark scheme of %s cards and panels are lighter than the grounds on which they lie', (base) => {
  const { dark } = palettesOf({ base })
  const grounds = ['ground', 'ground-soft', 'ground-muted', 'ground-highlight', 'ground-strong'] as const
  const raised = luminanceOf(dark['ground-raised'])
  expect(grounds.filter((ground) => luminanceOf(dark[ground]) >= raised)).toEqual([])
})

test('the schemes change roles that the theme has, and no others', () => {
  const theme = readFileSync('app/globals.css', 'utf8')
  const changed = readFileSync('app/styles/preferences.css', 'utf8').matchAll(/^ {4,}--([\w-]+):/gm)
  const has = (name: string) => theme.includes(`  --${name}: `) || Object.hasOwn(ROLES, name.replace('color-', ''))
  const made = ['color-backdrop', 'color-on-dark-tint']
  expect([...changed].map(([, name = '']) => name).filter((name) => !has(name) && !made.includes(name))).toEqual([])
})

describe('a colour that cannot be read', () => {
  const IN_BOTH_SCHEMES: ColoursFields = { base: 'teal', light: { accent: '#7a4a00' }, dark: { ink: '#345058' } }

  test('is named with its pair, its contrast and the nearest colour that passes, which then passes', () => {
    const [problem, ...others] = problemsOf({ base: 'teal', light: { 'line-control': '#b0b8bb' } }).filter(
      ({ field }) => field.startsWith('line-control on ground,'),
    )
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: `content/${FILE}`, field: 'line-control on ground, light' })
    expect(problem?.found).toBe('#b0b8bb on #ffffff, 2.01:1')
    const [, colour = ''] =
      /at least 3:1\. The nearest .*: line-control: '(#\w{6})', below light/.exec(problem?.expected ?? '') ?? []
    const { least, others: met } = { least: 3, others: palettesOf({ base: 'teal' }).light }
    expect(wcagContrast(colour, met['ground-muted'])).toBeGreaterThanOrEqual(least)
    expect(problemsOf({ base: 'teal', light: { 'line-control': colour } })).toEqual([])
    // One step nearer fails: it is the nearest, and not merely some other colour.
    expect(wcagContrast(colour, met['ground-tint'])).toBeLessThan(least + 1)
  })

  // Regression: a colour was said to have no nearest that passes, or one was proposed that failed
  // in the file, since what is derived from it was taken to stay as it was. And of two such colours
  // neither had a proposal, since the pairs of the other one were still low.
  test.each<ColoursFields>([
    { base: 'teal', light: { ground: '#8a8a8a' } },
    IN_BOTH_SCHEMES,
    { base: 'navy', dark: { ink: '#345058' } },
    { base: 'teal', own: { brand: '#9fe0e0' } },
    { base: 'teal', light: { action: '#c0c0c0' }, dark: { action: '#303030' } },
    { base: 'teal', light: { ink: '#aaaaaa', action: '#bbbbbb' } },
    { base: 'teal', own: { brand: '#9fe0e0' }, dark: { brand: '#102020' } },
  ])('is corrected by the colours that are proposed, all at once: %j', (start) => {
    const corrected = problemsOf(start).reduce((colours, { expected }) => {
      const [, name = '', colour, part = ''] = /: ([\w-]+): '(#\w{6})', below (\w+)/.exec(expected) ?? []
      return name ? { ...colours, [part]: { ...colours[part as 'own' | Scheme], [name]: colour } } : colours
    }, start)
    expect(problemsOf(corrected)).toEqual([])
  })

  test('is low in the scheme that has it, and not in the other', () => {
    const pairs = lowContrasts(IN_BOTH_SCHEMES).map(({ role, ground, scheme }) => `${role} on ${ground}, ${scheme}`)
    expect(pairs).toEqual(expect.arrayContaining(['on-accent on accent, light', 'ink on ground, dark']))
    expect(pairs).not.toContain('ink on ground, light')
  })

  test('of the company itself is no less named', () => {
    const own = { brand: '#9fe0e0' }
    expect(problemsOf({ base: 'teal', own }).map(({ field }) => field)).toContain('brand on ground, light')
  })

  test.each([
    ['#0B3C49', /six hexadecimal digits/],
    ['teal', /six hexadecimal digits/],
  ])('because it is written as %s is said to be wrong', (ink, expected) => {
    expect(problemsOf({ base: 'teal', light: { ink } })).toEqual([
      expect.objectContaining({ field: 'light.ink', expected: expect.stringMatching(expected) }),
    ])
  })

  test('since its name is no set’s is said to be wrong, with the names that there are', () => {
    expect(problemsOf({ base: 'pink' as never })).toEqual([
      expect.objectContaining({ field: 'base', expected: 'one of "teal", "green", "navy", "burgundy"' }),
    ])
  })
})

// The base colours are stated; whatever is derived is made to pass.
test.each([
  { brand: '#e4002b', strong: '#2b0a12', accent: '#ffb81c' },
  { brand: '#6a3fb5', strong: '#1d1142', accent: '#ffd23f' },
  { brand: '#777777', strong: '#222222', accent: '#f2f2f2' },
  { brand: '#0057b8', strong: '#00205b', accent: '#9be564' },
  { brand: '#0057b8' },
])('%j give a palette without low contrasts', (own) => {
  expect(lowContrasts({ base: 'teal', own })).toEqual([])
})

test('a colour that is stated stands as it is, and the rest stays derived from the base', () => {
  const { light, dark } = palettesOf({ base: 'teal', light: { action: '#00467f' }, dark: { line: '#555555' } })
  expect([light.action, light['ground-call'], dark.line]).toEqual(['#00467f', '#00467f', '#555555'])
  expect(light.brand).toBe(PRESETS.teal.brand)
})
