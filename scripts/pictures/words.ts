import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoNameOf, wordsOf } from '../../lib/images/required-pictures'
import { formatValue, type Problem } from '../../lib/content/problem'
import type { PartialContent } from '../../lib/content/whole'
import type { RequiredSourceImage } from './measure'

/** How the site's own illustrations are described, which no photograph is. */
const OF_AN_ILLUSTRATION = /\b(isometric|rendered|rendering|illustration)\b/i

/**
 * Words that do not belong to the picture shown: those of an illustration for a photograph, or the
 * other way round, or those of another photograph.
 */
export function checkWords(root: string, content: PartialContent, required: readonly RequiredSourceImage[]): Problem[] {
  // Both crops of a hero picture have the same words.
  const once = required.filter(
    ({ name, sourceImage }, i) =>
      sourceImage.kind === 'illustration' ||
      required.findIndex((other) => photoNameOf(other.name) === photoNameOf(name)) === i,
  )
  return once.flatMap(({ name, sourceImage: { kind, file: shown } }) => {
    const { file, field, words } = wordsOf(content, name)
    // Missing words have a problem of their own.
    if (!words) return []
    const problem = (found: string, expected: string): Problem[] => [
      { file, field, found: `${found}: ${formatValue(words.alt)}`, expected },
    ]
    if (kind === 'illustration') {
      return words.photo
        ? problem('words for a photograph that is not there', `words for ${shown}, without photo and focus`)
        : []
    }
    const photo = hashOfPhoto(readFileSync(join(root, shown)))
    const confirm = `words for ${shown}; when they say what it shows, confirm it beside them with photo: '${photo}'`
    if (!words.photo) return problem('words for the illustration', confirm)
    if (words.photo !== photo) return problem(`words for another photograph (${words.photo})`, confirm)
    return OF_AN_ILLUSTRATION.test(words.alt) ? problem('words that describe an illustration', confirm) : []
  })
}

/** The hash by which the words of a photograph name the file that they describe: `photo`. */
export function hashOfPhoto(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
