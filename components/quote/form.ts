import setup from 'site:quote-setup'
import style from 'site:form-style'
import { isSeen } from '../enhancements/dom'
import { trackEvent } from '../enhancements/track-event'
import type { Loader } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { showToast } from '../enhancements/toasts'
import { draftEntry, draftValues, idOfDraft, onDraftChange, reopenDraft } from './draft'
import { openDraft } from './draft-mail'
import { PHOTOS, isEmpty, type FieldName } from './fields'
import { fillForm, saveInput, saveTyped } from './fill-form'
import { formIssues, type FormIssues } from './form-issues'
import { showStatus } from './form-status'
import { valuesIn } from './form-values'
import { onLeaveField } from './leave-field'
import { updateTimes } from './offered-times'
import { showOutbox } from './outbox-strip'
import { answerPlace } from './place-answer'
import { receiptFor } from './receipt'
import {
  currentStatus,
  setStatus,
  INITIAL_STATUS,
  onStatusChange,
  progressOf,
  sendRequest,
  type Request,
} from './request'
import { reveal } from './reveal'
import { showCharactersLeft } from './characters-left'

const { words, target } = setup

if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Enhances a quote form without losing what is typed into it: validates each field on blur, saves
 * and shares the draft with the other forms, sends without data loss, and replaces the form with a
 * receipt. Stops when the signal aborts, because the form is removed. Called with the page instead
 * of a form, sends what is in the outbox.
 */
export function attach(form: HTMLElement, loader: Loader, signal = new AbortController().signal): void {
  if (!(form instanceof HTMLFormElement)) showOutbox()
  else if (!form.noValidate) enhanceForm(form, signal)
}

/** The form that sent the request, and therefore gets the focus when its status changes. */
let sender: HTMLFormElement | undefined

/** Whether the visitor has typed since Send, and so keeps the focus when a notice appears. */
let hasTyped = false

function enhanceForm(form: HTMLFormElement, signal: AbortSignal): void {
  const [summary, status, notice] = ['issues', 'status', 'notice'].map((part) =>
    form.querySelector<HTMLElement>(`[data-part=${part}]`),
  )
  const button = form.querySelector('[type=submit]')
  if (!summary || !status || !notice || !button) throw new Error('The quote form lacks a part.')
  form.noValidate = true

  // What was typed before this code had loaded takes precedence, and the draft fills in the rest:
  // before the times are updated, so that saved ones stay, and after it, for those that are new.
  saveTyped(form)
  fillForm(form)
  update(form)
  answerPlace(form, signal)
  showCharactersLeft(form, signal)
  const { checkField, checkAll } = formIssues(form, summary)
  onLeaveField(form, checkField, signal)
  form.addEventListener('input', onInput, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const submitted = submit(form, checkAll)
      // An agent that filled in the form is told what its visitor reads.
      if (event.agentInvoked) event.respondWith?.(submitted.then(() => shownOutcome(form)))
    },
    { signal },
  )

  const show = () => showStatus({ button, status, notice }, sender === form)
  onStatusChange(() => {
    const shown = show()
    if (shown && sender === form && !progressOf(currentStatus())) reveal(shown, 'nearest', !hasTyped)
  }, signal)
  onDraftChange((source) => {
    // The form that is typed into is the source of the draft, and is not filled in from it.
    if (source !== form) fillForm(form)
    // A second email contains what was corrected after the first. It has been announced, and is not
    // announced again with each letter.
    else if (notice.firstChild) show()?.removeAttribute('role')
  }, signal)
  // The outbox strip of every page is behind the dialog, where nobody can press it.
  const isUnsaid = currentStatus().status === 'open' && draftEntry()?.isAnswered
  if (isUnsaid && form.closest('[role=dialog]')) setStatus({ status: 'unproven' })
  show()
  onPageChange(() => form.isConnected && update(form), signal)
}

/** Offers today's times in a form, and fills in those that are saved. */
function update(form: HTMLFormElement): void {
  updateTimes(form, setup)
  fillForm(form)
}

function onInput({ target: touched, currentTarget: form }: Event): void {
  if (!(touched instanceof Element && form instanceof HTMLFormElement)) return
  hasTyped = true
  if (isEmpty(draftValues())) trackEvent({ name: 'quote_started' })
  tickTogether(touched)
  // The control that was just used.
  saveInput(form, (name) => touched.getAttribute('name') === name)
  if (currentStatus().status === 'sent') setStatus(INITIAL_STATUS)
}

async function submit(form: HTMLFormElement, checkAll: FormIssues['checkAll']): Promise<void> {
  if (progressOf(currentStatus())) return
  hasTyped = false
  const values = valuesIn(form)
  saveInput(form, (_, value) => value)
  const photos = photosIn(form)
  const summary = checkAll(values, photos)
  if (summary) {
    setStatus(INITIAL_STATUS)
    return reveal(summary)
  }
  sender = form
  if (target.kind === 'email') {
    setStatus({ status: 'drafted' })
    return openDraft(values, idOfDraft())
  }
  // The honeypot's value is not sent along: services silently discard a submission with one, and
  // password managers fill it in for people.
  const trap = new FormData(form).get(target.honeypot ?? '')
  showOutbox()
  // A failure is shown by the form's notice, or by the outbox strip if the form is not visible.
  await sendRequest(values, { photos, suspect: trap ? words.suspect : undefined }, (request) => {
    if (!isSeen(form)) showToast(words.toasts.sent)
    // Also with those that were chosen while it was being sent.
    showReceipt(form, request, photosIn(form))
  })
}

/** Replaces a form with the receipt of what it sent, until the visitor wants it back. */
function showReceipt(form: HTMLFormElement, request: Request, photos: readonly File[]): void {
  const receipt = receiptFor(request, photos, (isCorrected) => {
    if (isCorrected) reopenDraft(request.values, request.id, request.revision)
    receipt.remove()
    form.hidden = false
    form.querySelector<HTMLElement>('[name=name]')?.focus()
  })
  // After an agent has its answer: a reset cancels its call.
  setTimeout(() => {
    form.reset()
    // Fields do not report that a reset has emptied them.
    for (const answer of form.querySelectorAll('.place-answer, .room-left')) answer.replaceChildren()
    fillForm(form)
  })
  sender = undefined
  form.hidden = true
  form.after(receipt)
  reveal(receipt, 'start')
}

/** What the form says after it was submitted: errors, a notice, or the receipt in its place. */
const shownOutcome = (form: HTMLFormElement) =>
  [
    ...form.querySelectorAll<HTMLElement>('[data-part]'),
    ...(form.hidden ? [form.nextElementSibling as HTMLElement] : []),
  ]
    .map(({ innerText }) => innerText.trim())
    .filter(Boolean)
    .join('\n')

const namedIn = (form: HTMLFormElement, name: FieldName) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name === name,
  )

/** Choosing a time also requests a walkthrough; requesting none clears the times. */
function tickTogether(touched: Element): void {
  if (!(touched instanceof HTMLInputElement) || !touched.form) return
  const { name, checked, form } = touched
  if (name === 'times' && checked) for (const box of namedIn(form, 'walkthrough')) box.checked = true
  if (name === 'walkthrough' && !checked) for (const box of namedIn(form, 'times')) box.checked = false
}

/**
 * The files that are chosen in a form. An empty field has a file without a name; one without
 * content is sent, so that the receiver names it.
 */
const photosIn = (form: HTMLFormElement) =>
  new FormData(form).getAll(PHOTOS).filter((file): file is File => file instanceof File && file.name !== '')
