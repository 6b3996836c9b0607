/** The text's words in lower case, without accents and apostrophes. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/** A word without its plural ending, so that "invoices" finds "invoice". */
const stem = (word: string) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)

/**
 * Whether a text contains every typed word, each at least as a prefix of one of its own; true if
 * nothing was typed.
 */
export function matchesWords(text: string, typed: string): boolean {
  const own = wordsOf(text)
  return wordsOf(typed).every((word) => own.some((candidate) => candidate.startsWith(stem(word))))
}
