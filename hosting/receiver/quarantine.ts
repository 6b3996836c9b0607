/** The most links that a person is likely to write in a request. */
const LINKS = 2

const LINK = /https?:\/\/|\bwww\./gi

/** Links in forum or HTML markup; people who ask for a quote do not write them. */
const MARKUP = /<a\s|\[url|\[link/i

/** What the rules check. */
interface Suspicion {
  /** The value of the honeypot field. */
  trap: string
  /** Why the form's script suspects a program. */
  suspect: string
  /** Whether it was posted by a page of another site. */
  isForeign: boolean
  /** Every text of the request. */
  texts: readonly string[]
}

/**
 * Why a request may be spam, as texts; empty if no rule matches. These are all the rules. A request
 * with a reason is stored and shown to the office, never dropped: autofill and agents of real
 * visitors break such rules as well.
 */
export function reasonsToCheck({ trap, suspect, isForeign, texts }: Suspicion): string[] {
  const whole = texts.join('\n')
  const links = whole.match(LINK)?.length ?? 0
  return [
    trap !== '' && 'the hidden field was filled in',
    suspect !== '' && `the form suspects a program: ${suspect}`,
    isForeign && 'it was posted from another site',
    links > LINKS && `it has ${links} links`,
    MARKUP.test(whole) && 'it has links written as markup',
  ].filter((reason) => reason !== false)
}
