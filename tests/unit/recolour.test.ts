import { readFileSync, readdirSync } from 'node:fs'
import { converter, differenceEuclidean, formatHex } from 'culori'
import sharp from 'sharp'
import { PRESETS } from '@/lib/content/schema/colours'
import { recolour, recolourTable } from '../../scripts/pictures/recolour'

/** What scenes are painted with, by its name. */
const PAINT = Object.fromEntries(
  [...readFileSync('scripts/tools/art/kit.py', 'utf8').matchAll(/'(\w+)': '([0-9A-F]{6})'/g)].map(
    ([, name = '', colour = '']) => [name, `#${colour.toLowerCase()}`],
  ),
)
const OTHERS = Object.entries(PRESETS).flatMap(([name, base]) => {
  const table = recolourTable(base)
  return table ? [{ name, base, table }] : []
})

const toLinear = converter('lrgb')
const distance = differenceEuclidean('oklab')

/** A colour in less light. */
function inShade(colour: string, light: number): string {
  const { r, g, b } = toLinear(colour) ?? { r: 0, g: 0, b: 0 }
  return formatHex({ mode: 'lrgb', r: r * light, g: g * light, b: b * light })
}

/** What becomes of a colour in an illustration. */
async function becomes(colour: string, table: Float32Array): Promise<string> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: colour } })
  const [r = 0, g = 0, b = 0] = await (await recolour(pixel, table)).raw().toBuffer()
  return formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
}

test('in the colours in which they are rendered, illustrations stay as they are', () => {
  expect(recolourTable(PRESETS.teal)).toBeUndefined()
  expect(recolourTable({ ...PRESETS.teal })).toBeUndefined()
  expect(OTHERS).toHaveLength(Object.keys(PRESETS).length - 1)
  expect([PAINT.teal, PAINT.harbour, PAINT.sun]).toEqual([PRESETS.teal.brand, PRESETS.teal.strong, PRESETS.teal.accent])
})

describe.each(OTHERS)('in the colours of $name', ({ base, table }) => {
  test.each([
    ['teal', 'brand'],
    ['harbour', 'strong'],
    ['sun', 'accent'],
  ] as const)(
    'what is painted %s is painted in the company’s colour %s, in light and in shade',
    async (paint, name) => {
      for (const light of [1, 0.6, 0.35]) {
        const made = await becomes(inShade(PAINT[paint] ?? '', light), table)
        expect([light, distance(made, inShade(base[name], light)) < 0.05]).toEqual([light, true])
      }
    },
  )

  test.each([
    ...['white', 'sand', 'paper', 'stone', 'concrete', 'steel', 'tan', 'oak', 'walnut', 'soil', 'terracotta', 'brick'],
    ...['leaf', 'moss', 'lawn', 'grime', 'dust'],
  ])('what is natural stays so: %s', async (paint) => {
    const colour = PAINT[paint] ?? ''
    expect([colour, distance(await becomes(colour, table), colour) < 0.03]).toEqual([colour, true])
  })

  test.each(['#e8b796', '#c68863', '#8d5a3c', '#5a3825'])('skin stays skin: %s', async (colour) => {
    expect(distance(await becomes(colour, table), colour)).toBeLessThan(0.03)
  })

  test.each(['sky', 'glass', 'pane', 'mist', 'mint', 'wall'])('what is pale stays so: %s', async (paint) => {
    const colour = PAINT[paint] ?? ''
    expect([colour, distance(await becomes(colour, table), colour) < 0.02]).toEqual([colour, true])
  })

  // Regression: the harbour of the areas page was red.
  test('water stays water', async () => {
    const harbour = formatHex({ mode: 'oklch', l: 0.78, c: 0.063, h: 201 })
    expect(distance(await becomes(harbour, table), harbour)).toBeLessThan(0.03)
  })
})

test('the same colours make the same table, to the last bit', () => {
  const [first, second] = [recolourTable(PRESETS.navy), recolourTable({ ...PRESETS.navy })]
  expect(
    Buffer.from(first?.buffer ?? new ArrayBuffer(0)).equals(Buffer.from(second?.buffer ?? new ArrayBuffer(1))),
  ).toBe(true)
})

// Regression: four colours were missing, and neither the heroes nor most pages' pictures rendered.
test('every colour that scenes are painted with is in the palette', () => {
  const folder = 'scripts/tools/art'
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'))
  // After a place or a size; the second argument of load() is what lies on the pallet.
  const named = /(?:(?<!\bload\([^)]*)\), |paint\(|colour=)'([a-z]+)'/g
  const used = code.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(named)].map(([, colour]) => colour),
  )
  expect(used.length).toBeGreaterThan(500)
  expect(used.filter((colour = '') => !(colour in PAINT))).toEqual([])
})
