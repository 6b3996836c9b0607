import { YAML_FILES, entriesOf } from '../entries'
import { FONT_FILES } from '../font'
import type { Loaded } from '../load'
import type { Place, Problem } from '../problem'

/** What the site itself writes: ASCII, and these characters of components and styles. */
const OF_THE_SITE = [...Array.from({ length: 0x7e - 0x20 }, (_, i) => String.fromCharCode(0x21 + i)), ...'’‘“”–…·×÷−©²']

/** Spaces and marks that are not seen, and pictures, which browsers draw in a font of their own. */
const NOT_DRAWN = /[\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Presentation}]/u

/** How many characters an error lists: a text in another script would fill the screen. */
const LISTED = 20

/** Characters of the site's texts that the company's own font lacks. */
export function checkFont({ content, texts }: Loaded): Problem[] {
  const { font } = content
  if (!font) return []
  const places = new Map<string, Place[]>()
  const look = (text: string, file?: string) => {
    for (const character of new Set(text.normalize('NFC'))) {
      if (font.has(character) || places.has(character) || NOT_DRAWN.test(character)) continue
      places.set(character, file ? [{ file: lineOf(file, character), words: character }] : [])
    }
  }
  const lineOf = (file: string, character: string) => {
    const before = texts.get(file)?.normalize('NFC').split(character)
    return before && before.length > 1 ? `${file}:${before[0]?.split('\n').length}` : file
  }
  look(OF_THE_SITE.join(''))
  for (const name of ['site', 'quote', 'pictures', 'sources', 'served'] as const)
    look(JSON.stringify(content[name] ?? ''), YAML_FILES[name])
  for (const { body, allBranches, ...fields } of entriesOf(content)) look(JSON.stringify(fields), fields.file)
  if (places.size === 0) return []
  const lacking = [...places.keys()]
  const more = lacking.length - LISTED
  return [
    {
      file: FONT_FILES.font,
      field: 'the characters',
      found: `no ${lacking.slice(0, LISTED).join(' ')}${more > 0 ? ` and ${more} more` : ''}`,
      expected:
        'every character of the site’s texts, since one that is lacking stands there in another font: take a file of the font that has them, take another font, or write these texts without them',
      places: [...places.values()].flat().slice(0, LISTED),
    },
  ]
}
