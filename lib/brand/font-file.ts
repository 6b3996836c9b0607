import { create, type Font } from 'fontkitten'
import type { Problem } from '../content/problem'

/** A font file, known to be one that the site can use. */
export interface FontFile {
  family: string
  bytes: Buffer
  /** The width of its space, in em. */
  space: number
  has: (character: string) => boolean
}

/** The maximum size of a font, in bytes: what a first view allows for it (docs/scale.md). */
export const FONT_BYTES = 60_000

/** The weights that the site's styles use. */
const WEIGHTS = [400, 500, 550, 600, 650, 700]

const ANOTHER_FILE = 'Fontsource and Google Fonts have open fonts as such files, and the foundry that sold one, too'

/** What a file is by its first four bytes. */
const KINDS: Readonly<Record<string, string>> = {
  OTTO: 'an OpenType file (OTF)',
  '\0\u0001\0\0': 'a TrueType file (TTF)',
  true: 'a TrueType file (TTF)',
  wOFF: 'a WOFF file, an older kind than WOFF2',
  ttcf: 'a collection of fonts (TTC)',
}

/** Reads a WOFF2 file, whose bytes are given as text in Latin-1. `fault` says why it is no use. */
export function readFontFile(latin1: string): { font?: FontFile; fault?: Omit<Problem, 'file'> } {
  const bytes = Buffer.from(latin1, 'latin1')
  const kind = latin1.slice(0, 4)
  if (kind !== 'wOF2') {
    const found = bytes.length === 0 ? 'an empty file' : (KINDS[kind] ?? 'something else')
    return fault('the file', found, `a font as a WOFF2 file: ${ANOTHER_FILE}`)
  }
  if (bytes.length > FONT_BYTES) {
    return fault(
      'the file’s size',
      `${bytes.length} bytes`,
      `at most ${FONT_BYTES}, since every visitor loads it: take the file with Latin letters alone, and with one axis, the weight`,
    )
  }
  const parsed = parse(bytes)
  if (!parsed) return fault('the file', 'a WOFF2 file that cannot be read', `a whole one: ${ANOTHER_FILE}`)
  const { weights, characters, ...rest } = parsed
  const lacking = WEIGHTS.filter((weight) => weight < weights.min || weight > weights.max)
  if (lacking.length > 0) {
    return fault(
      'the weights',
      `no ${lacking.join(', ')}`,
      'a variable font with all weights from 400 to 700 in one file: the site draws no bold letters that a font lacks, so its headings and buttons would look like text',
    )
  }
  if (latin1.slice(4, 8) === 'OTTO') {
    return fault(
      'the outlines',
      'PostScript outlines (CFF)',
      'TrueType outlines, as most variable fonts have: social pictures cannot be drawn with others',
    )
  }
  return { font: { ...rest, bytes, has: (character) => characters.has(character.codePointAt(0) ?? 0) } }
}

const fault = (field: string, found: string, expected: string) => ({ fault: { field, found, expected } })

/** What a file says of its font; undefined if it is damaged, or has several fonts. */
function parse(bytes: Buffer) {
  try {
    const font = create(bytes)
    if (font.isCollection || font.characterSet.length === 0) return undefined
    const only = font['OS/2'].usWeightClass
    const weights = font.variationAxes.wght ?? { min: only, max: only }
    const space = font.glyphForCodePoint(0x20).advanceWidth / font.unitsPerEm
    return { family: nameOf(font), space, weights, characters: new Set(font.characterSet) }
  } catch {
    return undefined
  }
}

/** The family's name, with nothing that would need an escape in a stylesheet. */
function nameOf(font: Font): string {
  const name = font.getName('preferredFamily') ?? font.familyName
  return name.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'Company font'
}
