import setup from 'site:quote-setup'
import { SAFE_DRAFT_LENGTH, leadDraft, leadText } from './answers'
import type { QuoteValues } from './fields'

const { words, email } = setup

/**
 * Whether an email program may truncate an email with this request: a long one is copied instead.
 */
export const isLong = (values: QuoteValues, id: string): boolean =>
  leadDraft(email.href, values, id, words).length > SAFE_DRAFT_LENGTH

/**
 * The mailto: URL of an email with a request or, if it is too long, with a line that says to paste
 * it.
 */
export const draftHref = (values: QuoteValues, id: string): string =>
  leadDraft(email.href, values, id, words, isLong(values, id) ? words.drafted.paste : undefined)

/** Opens an email with a request; if that is too long, copies it first. */
export async function openDraft(values: QuoteValues, id: string): Promise<void> {
  // Only https pages have a clipboard, and a browser may refuse it.
  const isCopied =
    isLong(values, id) &&
    (await navigator.clipboard?.writeText(leadText(values, id, words)).then(
      () => true,
      () => false,
    ))
  const href = isLong(values, id) && !isCopied ? leadDraft(email.href, values, id, words) : draftHref(values, id)
  window.location.assign(href)
}
