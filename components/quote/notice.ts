import setup from 'site:quote-setup'
import { buttonLook } from '@/components/ui/button'
import type { QuoteFields } from '@/lib/content/schema/quote'
import { create } from '../enhancements/dom'
import { draftValues, idOfDraft } from './draft'
import { draftHref, isLong } from './draft-mail'
import { leadText } from './answers'
import type { SubmissionStatus } from './request'
import { copyButton, phoneLink } from './ways'

/**
 * A draft is written only where its words are. Every status but progress has a title and a text.
 */
const words = setup.words as Omit<QuoteFields, 'frame'> &
  Partial<Record<SubmissionStatus['status'], Pick<QuoteFields['failed'], 'title' | 'text'>>>

/**
 * The notice for a submission status other than success (while sending, the form itself shows it),
 * with every other contact method: the phone, an email draft, the text itself. Undefined if there
 * is nothing to show. `onSent` is called when the visitor confirms sending the email.
 */
export function noticeFor(submission: SubmissionStatus, onSent: () => void): HTMLElement | undefined {
  const { status } = submission
  if (status === 'open' || status === 'sending' || status === 'sent') return undefined
  const { otherWays, drafted } = words
  const values = draftValues()
  const id = idOfDraft()
  if (status === 'mailed')
    return create('div', { class: 'lead-notice', tabindex: '-1', role: 'status' }, create('p', {}, drafted.waits))
  const said = words[status]
  const text = leadText(values, id, words)
  const quiet = buttonLook('quiet')

  const sent = create('button', { type: 'button', class: 'text-link min-h-11' }, drafted.sent)
  sent.addEventListener('click', onSent)
  const draft = create(
    'a',
    {
      href: draftHref(values, id),
      class: status === 'drafted' ? buttonLook('primary') : quiet,
      // If the email only says to paste the request.
      ...(isLong(values, id) && { 'data-copies': text, 'data-copied': otherWays.copied }),
    },
    status === 'drafted' ? drafted.again : otherWays.draft,
  )
  const ways = create('div', {}, draft, copyButton(text), phoneLink(quiet))
  return create(
    'div',
    { class: 'lead-notice', tabindex: '-1', role: status === 'drafted' ? 'status' : said && 'alert' },
    ...(said ? [create('p', { class: 'text-title font-semibold' }, said.title), create('p', {}, said.text)] : []),
    ...(status === 'drafted' && isLong(values, id) ? [create('p', {}, drafted.long)] : []),
    ...(status === 'refused'
      ? [create('p', { class: 'font-semibold' }, submission.reason ?? words.refused.noReason)]
      : []),
    ...(status === 'drafted' ? [] : [create('p', { class: 'font-semibold' }, otherWays.title)]),
    ways,
    create('pre', {}, text),
    ...(status === 'drafted' ? [sent] : []),
  )
}
