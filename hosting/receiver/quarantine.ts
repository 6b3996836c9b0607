/** The most links in a request's texts that a person is likely to write. */
const LINKS = 2

const LINK = /https?:\/\/|\bwww\./gi

/** Links as forums and web pages write them; people who ask for a quote do not. */
const MARKUP = /<a\s|\[url|\[link/i

/** What the rules look at. */
interface Suspicion {
  /** What stood in the field that people do not see. */
  trap: string
  /** Why the form's script thinks that no person filled it in. */
  suspect: string
  /** All that was written. */
  texts: readonly string[]
}

/**
 * Why a request may be spam, each reason in words; empty when nothing speaks for it. These are all
 * the rules. A request with a reason is kept and shown to the office, never dropped: fillers and
 * agents of real visitors break such rules as well.
 */
export function reasonsToCheck({ trap, suspect, texts }: Suspicion): string[] {
  const whole = texts.join('\n')
  const links = whole.match(LINK)?.length ?? 0
  return [
    trap !== '' && 'the hidden field was filled in',
    suspect !== '' && `the form suspects a program: ${suspect}`,
    links > LINKS && `it has ${links} links`,
    MARKUP.test(whole) && 'it has links written as markup',
  ].filter((reason) => reason !== false)
}
