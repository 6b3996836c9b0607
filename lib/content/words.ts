import { getContent } from './get-content'
import type { SiteFields } from './schema/site'

/**
 * The words that stand on many pages. Components anywhere may ask for them, where handing them down
 * would burden every component above.
 */
export const siteWords = (): SiteFields['words'] => getContent().site.words
