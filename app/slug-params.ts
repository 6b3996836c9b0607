/** No entry's slug: Next wants a page of every kind; the export takes none of this address. */
const NONE = { slug: 'none' }

/** The parameters of a kind of page, one for each of its entries. */
export function slugParams(entries: readonly { slug: string }[]): { slug: string }[] {
  return entries.length > 0 ? entries.map(({ slug }) => ({ slug })) : [NONE]
}
