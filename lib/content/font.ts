import 'server-only'
import { readFontFile, type FontFile } from '../brand/font-file'
import { memoize } from './memoize'
import { missing, textOf } from './read-file'
import { notUtf8, type Reading } from './reading'

/** The files of the company's own font. */
export const FONT_FILES = { font: 'content/brand/font.woff2', licence: 'content/brand/font-licence.txt' } as const

/** The company's own font, and the text of its licence, for /licences.txt. */
export interface CompanyFont extends FontFile {
  licence: string
}

const read = memoize(readFontFile)

/** The company's own font; null if it has none, undefined if a file is invalid. */
export function readFont({ from, problems }: Reading): CompanyFont | null | undefined {
  const { font: file, licence: licenceFile } = FONT_FILES
  const bytes = from.readBytes(file)
  const licence = textOf(from, licenceFile)?.trim()
  if (bytes === undefined && licence === undefined) return null
  if (bytes === undefined) {
    problems.push(missing(file, `the font whose licence is ${licenceFile}: put it there, or take the licence away`))
    return undefined
  }
  const { font, fault } = read(bytes.toString('latin1'))
  if (fault) problems.push({ file, ...fault })
  const unlicensed = licence ? notUtf8(licenceFile, licence) : lacking(licence)
  if (unlicensed) problems.push(unlicensed)
  return font && licence && !unlicensed ? { ...font, licence } : undefined
}

const lacking = (licence: string | undefined) => ({
  ...missing(
    FONT_FILES.licence,
    'the font’s licence, which the site publishes in /licences.txt: the text that came with the font, such as OFL.txt; of a bought font, what it is, from whom you have it and for which use',
  ),
  ...(licence !== undefined && { found: 'an empty file' }),
})
