import { readFileSync } from 'node:fs'
import { readFontFile } from '@/lib/brand/font-file'
import { fontStyles } from '@/scripts/brand/font'
import { OTHER_COMPANY } from '../support/variants'

const { font } = readFontFile(readFileSync(OTHER_COMPANY.font, 'latin1'))
if (!font) throw new Error('expected a font that can be read')
const own = { ...font, licence: 'Of its authors' }

/** The declarations of the rule for a font, as numbers where they are per cent. */
function declared(styles: string, family: string): Record<string, number> {
  const rule = new RegExp(`font-family: '${family}';([^}]*)`).exec(styles)?.[1] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/([\w-]+): ([\d.]+)%/g)].map(([, name = '', value]) => [name, Number(value)]),
  )
}

test('where a company has a font, the stylesheet names it before those that stand in for it', async () => {
  const styles = await fontStyles(own)
  expect(styles).toContain("--font-sans: 'Geist', 'Like Arial', 'Like Roboto', ")
  expect(styles).toContain("src: url('./font.woff2') format('woff2')")
  expect(styles).not.toContain('Instrument')
})

// Geist has 1000 units in an em: lines are 1005 high and 295 deep, its space is 260 wide.
test('what stands in has lines as high as the font’s, and letters as wide', async () => {
  const styles = await fontStyles(own)
  expect(declared(styles, 'Geist')).toEqual({
    'ascent-override': 100.5,
    'descent-override': 29.5,
    'line-gap-override': 0,
  })
  for (const name of ['Like Arial', 'Like Roboto']) {
    const {
      'size-adjust': size = 0,
      'ascent-override': ascent = 0,
      'descent-override': descent = 0,
    } = declared(styles, name)
    expect(size).toBeCloseTo(105, -1)
    expect((size * ascent) / 100).toBeCloseTo(100.5, 1)
    expect((size * descent) / 100).toBeCloseTo(29.5, 1)
  }
})

test('words are spaced where the font’s own space is narrow', async () => {
  expect(await fontStyles(own)).not.toContain('word-spacing')
  expect(await fontStyles({ ...own, space: 0.2 })).toContain('word-spacing: 0.04em')
  expect(await fontStyles({ ...own, space: 0.215 })).toMatch(/word-spacing: 0\.025em/)
  expect(await fontStyles(null)).toContain('word-spacing: 0.04em')
})
