import setup from 'site:quote-setup'
import { buttonLook } from '@/components/ui/button'
import { FILE_TYPES } from '@/lib/content/schema/form-limits'
import { mailTo } from '@/lib/site/mail-to'
import { create, isSeen } from '../enhancements/dom'
import { referenceOf } from '../lead/identity'
import { answerBy, speakTime } from './business-time'
import { answersOf, labelled, leadText } from './answers'
import { issueText } from './field-issues'
import { showMissingFiles } from './outbox-strip'
import { photosIssue } from './photos'
import { sendPhotos, type Request } from './request'
import { copyButton } from './ways'

const { words, email, target, office } = setup
const { receipt: says, reference } = words

/**
 * The receipt, which replaces the form once the receiver has confirmed the request: its reference,
 * when and how the company replies, everything that was sent, and buttons to correct, copy and
 * print it and to add photographs; those chosen in the form are sent at once. `onForm` is called
 * when the visitor wants the form back, to correct the request or to write another one.
 */
export function receiptFor(
  request: Request,
  photos: readonly File[],
  onForm: (isCorrected: boolean) => void,
): HTMLElement {
  const { id, values, revision } = request
  const { phone, email: address } = answersOf(values)
  const now = new Date()
  const due = answerBy(now, office)
  const called = referenceOf(id, reference.letters)
  const quiet = buttonLook('quiet')

  const formButton = (text: string, isCorrected: boolean) => {
    const button = create('button', { type: 'button', class: quiet }, text)
    button.addEventListener('click', () => onForm(isCorrected))
    return button
  }
  return create(
    'section',
    { class: 'receipt', 'data-part': 'receipt', tabindex: '-1' },
    create('h3', {}, revision > 1 ? says.corrected : says.title),
    create('p', { class: 'receipt-reference' }, `${reference.label} `, create('strong', {}, called)),
    create(
      'p',
      {},
      `${says.answerOn} ${phone || address}${due ? ` ${says.answerBy} ${speakTime(due, now, office)}` : ''}.`,
    ),
    create('h4', {}, says.sent),
    create('dl', {}, ...labelled(values, words).flatMap(row)),
    create('p', {}, says.wrong),
    create(
      'div',
      { class: 'receipt-ways' },
      formButton(says.correct, true),
      copyButton(leadText(values, id, words)),
      create('button', { type: 'button', class: quiet, 'data-prints': '' }, says.print),
      formButton(says.again, false),
    ),
    target.kind === 'receiver'
      ? photosPart(request, photos)
      : create(
          'a',
          { href: mailTo(email.href, `${called} ${words.subject}`, ''), class: 'text-link' },
          says.mailPhotos,
        ),
  )
}

const row = ([label, answer]: [string, string]) => [create('dt', {}, label), create('dd', {}, answer)]

/** Sends the chosen files, and accepts more. */
function photosPart(request: Request, photos: readonly File[]): HTMLElement {
  const status = create('p', { role: 'status', class: 'font-semibold' })
  const input = create('input', { type: 'file', multiple: '', accept: FILE_TYPES.join(','), class: 'control' })
  const label = create('label', {}, create('span', { class: 'font-semibold' }, says.addPhotos), input)

  const again = create('button', { type: 'button', class: buttonLook('quiet'), hidden: '' }, words.outbox.sendNow)
  let chosen: readonly File[] = []

  const start = async (files: readonly File[]) => {
    if (files.length === 0) return
    // Otherwise the browser fires no event when the same files are chosen again.
    input.value = ''
    const issue = photosIssue(files)
    status.textContent = issue ? issueText(issue) : says.photosSending
    if (issue) return
    again.hidden = true
    // The same files again are the same revision: they may have arrived without an answer.
    if (files !== chosen) request.revision++
    chosen = files
    // One after the other: they share a status, and each is a revision of its own.
    input.disabled = true
    const outcome = await sendPhotos(request, files)
    input.disabled = false
    const reason = outcome.kind === 'refused' && outcome.reason ? ` ${outcome.reason}` : ''
    status.textContent = outcome.kind === 'sent' ? says.photosSent : says.photosFailed + reason
    again.hidden = outcome.kind === 'sent'
    // The visitor has left the receipt, such as to correct the request.
    if (!again.hidden && !isSeen(status)) showMissingFiles(request)
  }
  again.addEventListener('click', () => void start(chosen))
  input.addEventListener('change', () => void start([...(input.files ?? [])]))
  void start(photos)
  return create('div', { class: 'receipt-photos' }, status, again, label)
}
