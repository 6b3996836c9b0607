import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_BYTES } from '@/lib/brand/font-file'
import { FONT_FILES } from '@/lib/content/font'
import { editContent } from '../support/edited-content'
import { OTHER_COMPANY } from '../support/variants'

const GEIST = readFileSync(OTHER_COMPANY.font)
const FONT = 'brand/font.woff2'
const LICENCE = 'brand/font-licence.txt'

/** Every character that the sample's texts and the site's own words have. */
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') + '’‘“”–…−'

const instance = (axis: number | { min: number; max: number }, characters = LATIN) =>
  subsetFont(GEIST, characters, { targetFormat: 'woff2', variationAxes: { wght: axis } })

/** The real content with a font of its own, checked. */
function withFont(font: Buffer | string | undefined, licence: string | Buffer | undefined = 'Of the Geist authors') {
  const content = editContent()
  if (font !== undefined) content.add(FONT, font)
  if (licence !== undefined) content.add(LICENCE, licence)
  return content
}

test('a company has no font of its own, or one with its licence', () => {
  expect(editContent().check().siteContent?.font).toBeNull()
  expect(withFont(GEIST).check()).toMatchObject({
    problems: [],
    siteContent: { font: { family: 'Geist', licence: 'Of the Geist authors' } },
  })
})

test.each([
  ['is a TrueType file', () => Buffer.from('\0\u0001\0\0glyf'), 'the file', 'TrueType', 'WOFF2'],
  ['is a WOFF file', () => Buffer.from('wOFF'), 'the file', 'older', 'WOFF2'],
  ['is a web page', () => Buffer.from('<!doctype html>'), 'the file', 'something else', 'WOFF2'],
  ['is empty', () => Buffer.alloc(0), 'the file', 'empty', 'WOFF2'],
  ['is damaged', () => GEIST.subarray(0, 9000), 'the file', 'cannot be read', 'whole'],
  ['is heavy', () => Buffer.concat([GEIST, Buffer.alloc(FONT_BYTES)]), 'the file’s size', 'bytes', `${FONT_BYTES}`],
  ['has other outlines', () => Buffer.from(GEIST).fill('OTTO', 4, 8), 'the outlines', 'PostScript', 'TrueType'],
  ['has one weight', () => instance(400), 'the weights', 'no 500, 550, 600, 650, 700', 'no bold letters'],
  ['has few weights', () => instance({ min: 300, max: 600 }), 'the weights', 'no 650, 700', 'from 400 to 700'],
])('a font that %s is refused, with what it is and what to do', async (_, make, field, found, expected) => {
  expect(withFont(await make()).check().problems).toEqual([
    {
      file: FONT_FILES.font,
      field,
      found: expect.stringContaining(found),
      expected: expect.stringContaining(expected),
    },
  ])
})

test.each([
  ['no licence', undefined, 'nothing'],
  ['an empty licence', ' \n', 'an empty file'],
  ['a licence in another encoding', Buffer.from('\u00a9 Geist', 'latin1'), 'another encoding'],
])('a font with %s is refused: the site publishes it', (_, licence, found) => {
  const content = withFont(GEIST)
  if (licence === undefined) content.remove(LICENCE)
  else content.add(LICENCE, licence)
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: expect.stringContaining(FONT_FILES.licence),
      found: expect.stringContaining(found),
    }),
  ])
})

test('a licence without its font is refused', () => {
  expect(withFont(undefined).check().problems).toEqual([
    expect.objectContaining({ file: FONT_FILES.font, found: 'nothing', expected: expect.stringContaining('licence') }),
  ])
})

test('characters that the font lacks are listed, each with the line of a text that has it', async () => {
  const content = withFont(GEIST)
  content.edit('site.yaml', /^name:/m, '# 中\nname:')
  content.edit('pages/about.md', /\n$/, '\nNgu\u0065\u0302\u0303n and Søren → 😀 here.\n')
  const line = content.read('pages/about.md').split('\n').length - 1
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      file: FONT_FILES.font,
      field: 'the characters',
      found: 'no ễ →',
      places: ['ễ', '→'].map((words) => ({ file: `content/pages/about.md:${line}`, words })),
    }),
  ])
  const [lacking] = withFont(await instance({ min: 400, max: 700 }, LATIN.replace('−', ''))).check().problems
  expect(lacking?.found).toContain('no −')
})
