import { getContent } from './get-content'
import type { SiteFields } from './schema/site'
import type { Source } from './schema/sources'

/**
 * The words that stand on many pages. Components anywhere may ask for them, where handing them down
 * would burden every component above.
 */
export const siteWords = (): SiteFields['words'] => getContent().site.words

/** The source of this name, for which components may ask likewise; throws when there is none. */
export function sourceNamed(name: string): Source {
  const { sources } = getContent().sources
  const source = sources[name]
  if (!source) throw new Error(`No source ${JSON.stringify(name)}; there are ${Object.keys(sources).join(', ')}`)
  return source
}

/** A name as it stands within a sentence: "Law firm" gives law firm, "IT company" stays. */
export function inSentence(name: string): string {
  return name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
}
