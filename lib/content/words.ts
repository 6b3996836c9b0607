import { getContent } from './get-content'
import type { SiteFields } from './schema/site'
import type { Source } from './schema/sources'

/**
 * The words that many pages share. Components anywhere may call this, since passing them down would
 * burden every component above.
 */
export const siteWords = (): SiteFields['words'] => getContent().site.words

/** The source of this name; like `siteWords`, for any component. Throws if there is none. */
export function sourceNamed(name: string): Source {
  const { sources } = getContent().sources
  const source = sources[name]
  if (!source) throw new Error(`No source ${JSON.stringify(name)}; there are ${Object.keys(sources).join(', ')}`)
  return source
}

/** A name as it is written within a sentence: "Law firm" gives law firm, "IT company" stays. */
export function inSentence(name: string): string {
  return name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
}
