/**
 * Not the slug of an entry: Next requires at least one page per route; the export does not include
 * it.
 */
const NONE = { slug: 'none' }

/** The parameters of a route, one for each of its entries. */
export function slugParams(entries: readonly { slug: string }[]): { slug: string }[] {
  return entries.length > 0 ? entries.map(({ slug }) => ({ slug })) : [NONE]
}
