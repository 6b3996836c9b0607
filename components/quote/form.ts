import setup from 'site:quote-setup'
import style from 'site:form-style'
import { count } from '../enhancements/count'
import type { Loader } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { showToast } from '../enhancements/toasts'
import { draftEntry, draftValues, idOfDraft, markMailed, onDraftChange, reopenDraft, saveDraft } from './draft'
import { openDraft } from './draft-mail'
import { problemOf } from './answers'
import { FIELDS, PHOTOS, isEmpty, type FieldName, type Problem, type QuoteValues } from './fields'
import { fillForm, offeredIn, takeTyped } from './fill-form'
import { valuesIn } from './form-values'
import { onLeaveField } from './leave-field'
import { noticeFor } from './notice'
import { updateTimes } from './offered-times'
import { showOutbox } from './outbox-strip'
import { photosFault } from './photos'
import { answerPlace } from './place-answer'
import { ASKED, showProblem, showSummary, type Asked } from './problems'
import { receiptFor } from './receipt'
import {
  currentStep,
  enterStep,
  firstStep,
  onStepChange,
  progressOf,
  sendRequest,
  type Request,
  type Step,
} from './request'
import { showRoomLeft } from './room-left'

const { words, target } = setup

if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

type Problems = Partial<Record<Asked, Problem>>

/**
 * Called with the page instead of a form, sends what is in the outbox. Enhances a quote form
 * without losing what is typed into it: validates each field on blur, saves and shares the draft
 * with the other forms, sends without data loss, and replaces the form with a receipt. Stops when
 * the signal aborts, because the form is removed.
 */
export function attach(form: HTMLElement, loader: Loader, signal = new AbortController().signal): void {
  if (!(form instanceof HTMLFormElement)) showOutbox()
  else if (!form.noValidate) takeOver(form, signal)
}

function takeOver(form: HTMLFormElement, signal: AbortSignal): void {
  const [summaryPlace, statusPlace, noticePlace] = ['faults', 'status', 'notice'].map((part) =>
    form.querySelector<HTMLElement>(`[data-part=${part}]`),
  )
  const button = form.querySelector('[type=submit]')
  if (!summaryPlace || !statusPlace || !noticePlace || !button) throw new Error('The quote form lacks a part.')
  form.noValidate = true

  /** Whether this form sent the request, and therefore gets the focus when its status changes. */
  let isSender = false
  let isListed = false
  let problems: Problems = {}
  /** Unusual answers that the visitor has submitted again after a warning. */
  const confirmed = new Set<string>()

  /** `touched` counts as the visitor's choice, even if its value is the page's default. */
  const keepTyped = (touched?: EventTarget | null) => {
    const draft = draftValues()
    const offer: QuoteValues = offeredIn(form)
    const values = valuesIn(form)
    const isTyped = (name: FieldName) =>
      draft[name] !== undefined ||
      values[name] !== (offer[name] ?? '') ||
      (touched instanceof Element && touched.getAttribute('name') === name)
    const typed = FIELDS.filter(isTyped)
    saveDraft(Object.fromEntries(typed.map((name) => [name, values[name]])), form)
  }

  const showProblems = () => {
    for (const name of ASKED) showProblem(form, name, problems[name])
    showSummary(form, summaryPlace, isListed ? problems : {})
  }
  const confirmation = (name: FieldName, values: QuoteValues) => `${name} ${values[name]}`
  const problemIn = (name: FieldName, values: QuoteValues) => {
    const problem = problemOf(name, values)
    return problem && 'doubt' in problem && confirmed.has(confirmation(name, values)) ? undefined : problem
  }
  /** All issues of the values to be sent; warnings are shown once. */
  const problemsIn = (values: QuoteValues, photos: readonly File[]): Problems => {
    const found = FIELDS.map((name) => [name, problemIn(name, values)] as const)
    for (const [name, problem] of found) if (problem && 'doubt' in problem) confirmed.add(confirmation(name, values))
    const fault = photosFault(photos)
    return Object.fromEntries(
      [...found, [PHOTOS, fault && { fault }] as const].filter(([, problem]) => problem !== undefined),
    )
  }
  // An empty field has an error only after the form was submitted without it.
  const check = (control: Element) => {
    const name = FIELDS.find((field) => field === control.getAttribute('name'))
    if (!name) return
    const values = valuesIn(form)
    // One of phone and e-mail is enough, so an issue of one may depend on the other.
    const asked = name === 'email' && problems.phone ? (['phone', 'email'] as const) : [name]
    for (const field of asked) {
      const problem = problemIn(field, values)
      const { [field]: known, ...others } = problems
      problems = problem && (values[field] !== '' || known) ? { ...others, [field]: problem } : others
    }
    showProblems()
  }
  const showStep = (step: Step, isNew = false) => {
    const progress = progressOf(step)
    button.setAttribute('aria-disabled', String(progress !== undefined))
    const isSent = step.is === 'sent' && !isSender
    statusPlace.textContent = progress ? words.progress[progress] : isSent ? words.toasts.sent : ''
    const notice = noticeFor(step, () => {
      count({ name: 'quote_sent', by: 'email' })
      markMailed()
      enterStep({ is: 'mailed' })
    })
    noticePlace.replaceChildren(...(notice ? [notice] : []))
    if (isNew && isSender && notice && ['refused', 'unproven', 'failed', 'drafted', 'mailed'].includes(step.is))
      reveal(notice)
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault()
    if (progressOf(currentStep())) return
    const values = valuesIn(form)
    saveDraft(written(values), form)
    keepTyped()
    const photos = chosenPhotos()
    problems = problemsIn(values, photos)
    isListed = Object.keys(problems).length > 0
    if (isListed) enterStep(firstStep())
    showProblems()
    if (isListed) return reveal(summaryPlace?.firstElementChild)
    isSender = true
    if (target.kind === 'email') {
      enterStep({ is: 'drafted' })
      return openDraft(values, idOfDraft())
    }
    // The honeypot's value is not sent along: services silently discard a submission with it, and
    // password managers fill it in for people.
    const trap = new FormData(form).get(target.honeypot ?? '')
    showOutbox()
    const { outcome, ...request } = await sendRequest(values, { photos, suspect: trap ? words.suspect : undefined })
    // Failure is shown by the form's notice, or by the outbox notice if the form is not visible.
    if (outcome.kind !== 'sent') return
    if (!isSeen(form)) showToast(words.toasts.sent)
    showReceipt(request, photos)
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
    form.reset()
    fillForm(form)
    isSender = false
    form.hidden = true
    form.after(receipt)
    reveal(receipt, 'start')
  }

  // What was typed before this code had loaded counts, and the draft fills the rest: before the
  // times are updated, so that saved ones stay, and after, for those that are new.
  takeTyped(form)
  fillForm(form)
  updateTimes(form, setup)
  fillForm(form)
  onDraftChange((source) => {
    // The form that is typed into is the source, never the target.
    if (source !== form) fillForm(form)
    // A second e-mail contains what was corrected after the first.
    else if (noticePlace.firstChild) showStep(currentStep())
  }, signal)
  // The times for a walkthrough may be outside their form.
  window.addEventListener(
    'input',
    ({ target: touched }) => {
      if (!(touched instanceof Element && [...form.elements].includes(touched))) return
      if (isEmpty(draftValues())) count({ name: 'quote_started' })
      tickTogether(touched)
      keepTyped(touched)
      if (currentStep().is === 'sent') enterStep(firstStep())
    },
    { signal },
  )
  answerPlace(form, signal)
  showRoomLeft(form, signal)
  onLeaveField(form, check, signal)
  form.addEventListener('submit', (event) => void onSubmit(event), { signal })
  onStepChange((step) => showStep(step, true), signal)
  // The outbox notice on every page is behind the dialog, where nobody can press it.
  const isUnsaid = currentStep().is === 'open' && draftEntry()?.isAnswered
  if (isUnsaid && form.closest('[role=dialog]')) enterStep({ is: 'unproven' })
  showStep(currentStep())
  onPageChange(() => {
    if (!form.isConnected) return
    updateTimes(form, setup)
    fillForm(form)
  }, signal)
}

const namedIn = (form: HTMLFormElement, name: FieldName) =>
  [...form.elements].filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name === name,
  )

/** Choosing a time also asks for a walkthrough; asking for none clears the times. */
function tickTogether(touched: Element): void {
  if (!(touched instanceof HTMLInputElement) || !touched.form) return
  const { name, checked, form } = touched
  if (name === 'times' && checked) for (const box of namedIn(form, 'walkthrough')) box.checked = true
  if (name === 'walkthrough' && !checked) for (const box of namedIn(form, 'times')) box.checked = false
}

/** The values that are not empty. */
function written(values: QuoteValues): QuoteValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

const isSeen = (element: Element) => element.getClientRects().length > 0

/**
 * Focuses a notice and scrolls the whole of it into view, or its start if it may be higher than the
 * viewport: a browser may otherwise show only its first line.
 */
function reveal(notice: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void {
  if (!(notice instanceof HTMLElement)) return
  notice.focus()
  notice.scrollIntoView({ block })
}
