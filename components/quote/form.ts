import setup from 'site:quote-setup'
import style from 'site:form-style'
import { isSeen } from '../enhancements/dom'
import { trackEvent } from '../enhancements/track-event'
import type { Loader } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { showToast } from '../enhancements/toasts'
import { draftEntry, draftValues, idOfDraft, markMailed, onDraftChange, reopenDraft, saveDraft } from './draft'
import { openDraft } from './draft-mail'
import { issueOf } from './answers'
import { FIELDS, PHOTOS, isEmpty, type FieldName, type FieldIssue, type QuoteValues } from './fields'
import { fillForm, prefilledIn, saveTyped } from './fill-form'
import { valuesIn } from './form-values'
import { onLeaveField } from './leave-field'
import { noticeFor } from './notice'
import { updateTimes } from './offered-times'
import { showOutbox } from './outbox-strip'
import { photosIssue } from './photos'
import { answerPlace } from './place-answer'
import { VALIDATED_FIELDS, showFieldIssue, showErrorSummary, type ValidatedField } from './field-issues'
import { receiptFor } from './receipt'
import {
  currentStatus,
  setStatus,
  INITIAL_STATUS,
  onStatusChange,
  progressOf,
  sendRequest,
  type Request,
  type SubmissionStatus,
} from './request'
import { showCharactersLeft } from './characters-left'

const { words, target } = setup

if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

type FieldIssues = Partial<Record<ValidatedField, FieldIssue>>

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

function enhanceForm(form: HTMLFormElement, signal: AbortSignal): void {
  const [summaryPlace, statusPlace, noticePlace] = ['issues', 'status', 'notice'].map((part) =>
    form.querySelector<HTMLElement>(`[data-part=${part}]`),
  )
  const button = form.querySelector('[type=submit]')
  if (!summaryPlace || !statusPlace || !noticePlace || !button) throw new Error('The quote form lacks a part.')
  form.noValidate = true

  /** Whether this form sent the request, and therefore gets the focus when its status changes. */
  let isSender = false
  let issues: FieldIssues = {}
  /** Unusual answers that the visitor has submitted again after a warning. */
  const confirmed = new Set<string>()

  /**
   * The control that was just used, `touched`, counts as the visitor's choice, even if its value is
   * the page's default.
   */
  const keepTyped = (touched?: EventTarget | null) => {
    const draft = draftValues()
    const offer: QuoteValues = prefilledIn(form)
    const values = valuesIn(form)
    const isTyped = (name: FieldName) =>
      draft[name] !== undefined ||
      values[name] !== (offer[name] ?? '') ||
      (touched instanceof Element && touched.getAttribute('name') === name)
    const typed = FIELDS.filter(isTyped)
    saveDraft(Object.fromEntries(typed.map((name) => [name, values[name]])), form)
  }

  const showIssues = () => {
    for (const name of VALIDATED_FIELDS) showFieldIssue(form, name, issues[name])
  }
  /** Only when the form is submitted: above the fields, any change of the list would move them. */
  const summarise = () => showErrorSummary(form, summaryPlace, issues)
  const confirmation = (name: FieldName, values: QuoteValues) => `${name} ${values[name]}`
  const issueIn = (name: FieldName, values: QuoteValues) => {
    const issue = issueOf(name, values)
    return issue && 'warning' in issue && confirmed.has(confirmation(name, values)) ? undefined : issue
  }
  /** All issues of the values to be sent; warnings are shown once. */
  const issuesIn = (values: QuoteValues, photos: readonly File[]): FieldIssues => {
    const found = FIELDS.map((name) => [name, issueIn(name, values)] as const)
    for (const [name, issue] of found) if (issue && 'warning' in issue) confirmed.add(confirmation(name, values))
    return Object.fromEntries([...found, [PHOTOS, photosIssue(photos)] as const].filter(([, issue]) => issue))
  }
  // An empty field has an error only after the form was submitted without it.
  const check = (control: Element) => {
    const name = FIELDS.find((field) => field === control.getAttribute('name'))
    if (!name) return
    const values = valuesIn(form)
    // One of phone and email is enough, so an issue of one may depend on the other.
    const asked = name === 'email' && issues.phone ? (['phone', 'email'] as const) : [name]
    for (const field of asked) {
      const { [field]: known, ...others } = issues
      // A warning that is shown stays: sending takes the focus from the field that it is about.
      const issue = (known ? issueOf : issueIn)(field, values)
      issues = issue && (values[field] !== '' || known) ? { ...others, [field]: issue } : others
    }
    showIssues()
  }
  const showStatus = (submission: SubmissionStatus, isNew = false) => {
    const progress = progressOf(submission)
    button.setAttribute('aria-disabled', String(progress !== undefined))
    const isSent = submission.status === 'sent' && !isSender
    const text = progress ? words.progress[progress] : isSent ? words.toasts.sent : ''
    // Screen readers announce a live region whenever it is written, even with the same text.
    if (statusPlace.textContent !== text) statusPlace.textContent = text
    const notice = noticeFor(submission, () => {
      trackEvent({ name: 'quote_sent', by: 'email' })
      markMailed()
      setStatus({ status: 'mailed' })
    })
    noticePlace.replaceChildren(...(notice ? [notice] : []))
    if (isNew && isSender && !progress) reveal(notice)
  }

  async function submit(): Promise<void> {
    if (progressOf(currentStatus())) return
    const values = valuesIn(form)
    saveDraft(written(values), form)
    keepTyped()
    const photos = chosenPhotos()
    issues = issuesIn(values, photos)
    showIssues()
    const summary = summarise()
    if (summary) {
      setStatus(INITIAL_STATUS)
      return reveal(summary)
    }
    isSender = true
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
      showReceipt(request, chosenPhotos())
    })
  }

  const chosenPhotos = () =>
    [...new FormData(form).getAll(PHOTOS)].filter((file): file is File => file instanceof File && file.size > 0)

  function showReceipt(request: Request, photos: readonly File[]): void {
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
    isSender = false
    form.hidden = true
    form.after(receipt)
    reveal(receipt, 'start')
  }

  // What was typed before this code had loaded takes precedence, and the draft fills in the rest:
  // before the times are updated, so that saved ones stay, and after it, for those that are new.
  saveTyped(form)
  fillForm(form)
  updateTimes(form, setup)
  fillForm(form)
  onDraftChange((source) => {
    // The form that is typed into is the source of the draft, and is not filled in from it.
    if (source !== form) fillForm(form)
    // A second email contains what was corrected after the first.
    else if (noticePlace.firstChild) {
      showStatus(currentStatus())
      // It has been announced, and is not announced again with each letter.
      noticePlace.firstElementChild?.removeAttribute('role')
    }
  }, signal)
  form.addEventListener(
    'input',
    ({ target: touched }) => {
      if (!(touched instanceof Element)) return
      if (isEmpty(draftValues())) trackEvent({ name: 'quote_started' })
      tickTogether(touched)
      keepTyped(touched)
      if (currentStatus().status === 'sent') setStatus(INITIAL_STATUS)
    },
    { signal },
  )
  answerPlace(form, signal)
  showCharactersLeft(form, signal)
  onLeaveField(form, check, signal)
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const submitted = submit()
      // An agent that filled in the form is told what its visitor reads.
      if (event.agentInvoked) event.respondWith?.(submitted.then(() => shownOutcome(form)))
    },
    { signal },
  )
  onStatusChange((submission) => showStatus(submission, true), signal)
  // The outbox strip of every page is behind the dialog, where nobody can press it.
  const isUnsaid = currentStatus().status === 'open' && draftEntry()?.isAnswered
  if (isUnsaid && form.closest('[role=dialog]')) setStatus({ status: 'unproven' })
  showStatus(currentStatus())
  onPageChange(() => {
    if (!form.isConnected) return
    updateTimes(form, setup)
    fillForm(form)
  }, signal)
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

/** The values that are not empty. */
function written(values: QuoteValues): QuoteValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/**
 * Focuses a notice and scrolls the whole of it into view, or its start if it may be higher than the
 * viewport: a browser may otherwise show only its first line.
 */
function reveal(notice: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void {
  if (!(notice instanceof HTMLElement)) return
  notice.focus()
  notice.scrollIntoView({ block })
}
