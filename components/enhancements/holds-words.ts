/** Words in small letters without accents and apostrophes. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/** A word without the ending of a plural, so that "invoices" finds "invoice". */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)

/**
 * Whether a text holds every word that was typed, each at least as the beginning of one of its own;
 * nothing typed is held by every text.
 */
export function holdsWords(text: string, typed: string): boolean {
  const own = wordsOf(text)
  return wordsOf(typed).every((word) => own.some((candidate) => candidate.startsWith(stem(word))))
}
