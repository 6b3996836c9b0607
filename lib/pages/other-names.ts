/** Joins names as a sentence does: “a, b or c”. */
const ALTERNATIVES = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** The sentence with a page's other names, after these words; undefined if it has none. */
export function otherNames(words: string, names: readonly string[] | undefined): string | undefined {
  return names && `${words} ${ALTERNATIVES.format(names)}.`
}
