import { literally } from './literally'
import { memoize } from './memoize'
import type { Place } from './problem'
import type { Claims } from './schema/claims'

/** The texts that readers see, as their authors wrote them, by file. */
export type Texts = ReadonlyMap<string, string>

/** Where each claim is made, by its name. */
export function placesOfClaims({ claims }: Claims, texts: Texts): Map<string, Place[]> {
  return new Map(
    Object.entries(claims).map(([name, { words }]) => {
      const find = finder(words.map(asPattern).join('|'))
      const placesIn = ([file, text]: [string, string]) =>
        find(text).map(({ line, found }) => ({ file: `${file}:${line}`, words: found }))
      return [name, [...texts].flatMap(placesIn)]
    }),
  )
}

/** The matches in a text, with their lines. */
const finder = memoize((pattern: string) => {
  const words = new RegExp(pattern, 'gi')
  return memoize((text: string) =>
    [...text.matchAll(words)].map(({ index, 0: found }) => ({
      found: found.replaceAll(/\s+/g, ' '),
      line: text.slice(0, index).split('\n').length,
    })),
  )
})

/** What `…` matches: the rest of a sentence. A full stop may be part of a condition. */
const REST = String.raw`(?:(?!\n\s*\n|["']\n)[^.?!]|[.?!](?=[^\s"'’”]))*?`

/** What separates two words: also a line break or the beginning of a condition. */
const BETWEEN = String.raw`(?:\s|\{%[^%]*%\})+`

/** Words as a pattern that accepts other endings for each of them. */
function asPattern(words: string): string {
  const asPart = (part: string) => part.trim().split(/\s+/).map(asWord).join(BETWEEN)
  return words.split('…').map(asPart).join(REST)
}

function asWord(word: string): string {
  const exact = literally(word).replaceAll(/['’]/g, "['’]")
  return String.raw`(?<!\w)${exact}\w*`
}
