import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { DEFAULT_FONT } from '../../lib/brand/default-font'
import type { CompanyFont } from '../../lib/content/font'

/** The files of the font that the site is set in, as bytes, those with Latin letters first. */
export const fontFiles = (font: CompanyFont | null): Buffer[] =>
  font
    ? [font.bytes]
    : [DEFAULT_FONT.latin, DEFAULT_FONT.latinExtended].map((file) =>
        readFileSync(fileURLToPath(import.meta.resolve(file))),
      )

/** One weight of a variable font as a font of its own, for programs that know no variable ones. */
export function instanceOf(bytes: Buffer, weight: number): Promise<Buffer> {
  const font = create(bytes)
  const characters = font.isCollection ? '' : String.fromCodePoint(...font.characterSet)
  return subsetFont(bytes, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
}
