import setup from 'site:quote-setup'
import { count } from '../enhancements/count'
import type { Loader } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { showToast } from '../enhancements/toasts'
import { draftValues, idOfDraft, markMailed, onDraftChange, reopenDraft, saveDraft } from './draft'
import { openDraft } from './draft-mail'
import { ASKED, showFault, showSummary, type Asked } from './faults'
import { FIELDS, PHOTOS, faultOf, faultsOf, isEmpty, type Fault, type FieldName, type QuoteValues } from './fields'
import { fillIn, valuesIn } from './form-values'
import { onLeaveField } from './leave-field'
import { noticeFor } from './notice'
import { showOutbox } from './outbox-strip'
import { photosFault } from './photos'
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

const { words, services, target } = setup

/**
 * Given the page and no form, sends what is kept from before. Takes over a quote form as it stands,
 * whatever is typed into it: checks each field when it is left, keeps what is typed, shares it with
 * the other forms, sends without losing it, and shows a receipt in its place. Ends with the signal,
 * where the form is taken away again.
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

  /** Whether this form has sent the request, and so gets the focus when something becomes of it. */
  let isSender = false
  let isListed = false
  let faults: Partial<Record<Asked, Fault>> = {}

  // What the page fills in is not the visitor's choice, and is not kept.
  const offered = () => ({
    service: services.find(({ path }) => path === location.pathname)?.title ?? '',
    location: form.dataset.suburb ?? new URLSearchParams(location.search).get('suburb') ?? '',
    walkthrough: form.dataset.asksWalkthrough ? 'yes' : '',
  })
  const fill = () => {
    const draft = draftValues()
    const { service, location, walkthrough } = offered()
    fillIn(form, {
      ...draft,
      service: draft.service || service,
      location: draft.location || location,
      walkthrough: draft.walkthrough ?? walkthrough,
    })
  }
  /** `touched` is the visitor's choice, even where it is what the page had chosen. */
  const keepTyped = (touched?: EventTarget | null) => {
    const draft = draftValues()
    const offer: QuoteValues = offered()
    const values = valuesIn(form)
    const isTyped = (name: FieldName) =>
      draft[name] !== undefined ||
      values[name] !== (offer[name] ?? '') ||
      (touched instanceof Element && touched.getAttribute('name') === name)
    const typed = FIELDS.filter(isTyped)
    saveDraft(Object.fromEntries(typed.map((name) => [name, values[name]])), form)
  }

  const showFaults = () => {
    for (const name of ASKED) showFault(form, name, faults[name])
    showSummary(form, summaryPlace, isListed ? faults : {})
  }
  // An empty field is faulty only when the form was sent without it.
  const check = (control: Element) => {
    const name = FIELDS.find((field) => field === control.getAttribute('name'))
    if (!name) return
    const values = valuesIn(form)
    // One of phone and e-mail is enough, so what is wrong with one may depend on the other.
    const asked = name === 'email' && faults.phone ? (['phone', 'email'] as const) : [name]
    for (const field of asked) {
      const fault = faultOf(field, values)
      const { [field]: known, ...others } = faults
      faults = fault && (values[field] !== '' || known) ? { ...others, [field]: fault } : others
    }
    showFaults()
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
    const wrongPhotos = photosFault(photos)
    faults = { ...faultsOf(values), ...(wrongPhotos && { [PHOTOS]: wrongPhotos }) }
    isListed = Object.keys(faults).length > 0
    if (isListed) enterStep(firstStep())
    showFaults()
    if (isListed) return reveal(summaryPlace?.firstElementChild)
    isSender = true
    if (target.kind === 'email') {
      enterStep({ is: 'drafted' })
      return openDraft(values, idOfDraft())
    }
    // It is not sent along: services throw away without a word what has it filled in, and password
    // managers fill it in for people.
    const trap = new FormData(form).get(target.honeypot ?? '')
    showOutbox()
    const { outcome, ...request } = await sendRequest(values, { photos, suspect: trap ? words.suspect : undefined })
    const isSent = outcome.kind === 'sent'
    if (!isSent || !isSeen(form)) showToast(isSent ? words.toasts.sent : words.toasts.failed)
    if (isSent) showReceipt(request, photos)
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
    fill()
    isSender = false
    form.hidden = true
    form.after(receipt)
    reveal(receipt, 'start')
  }

  // What was typed before this code was there counts, and what is kept fills the rest.
  saveDraft(written(valuesIn(form)), form)
  fill()
  onDraftChange((source) => {
    // The form that is typed into is the source, never the target.
    if (source !== form) fill()
    // What is corrected after the first try is in the e-mail of the second.
    else if (noticePlace.firstChild) showStep(currentStep())
  }, signal)
  form.addEventListener(
    'input',
    ({ target: touched }) => {
      if (isEmpty(draftValues())) count({ name: 'quote_started' })
      keepTyped(touched)
      if (currentStep().is === 'sent') enterStep(firstStep())
    },
    { signal },
  )
  onLeaveField(form, check, signal)
  form.addEventListener('submit', (event) => void onSubmit(event), { signal })
  onStepChange((step) => showStep(step, true), signal)
  showStep(currentStep())
  onPageChange(() => form.isConnected && fill(), signal)
}

/** The values of fields that are not empty. */
function written(values: QuoteValues): QuoteValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

const isSeen = (element: Element) => element.getClientRects().length > 0

/**
 * Gives the focus to a notice and brings the whole of it into view, or its start where it may be
 * longer than the screen: a browser may be content with its first line.
 */
function reveal(notice: Element | null | undefined, block: ScrollLogicalPosition = 'nearest'): void {
  if (!(notice instanceof HTMLElement)) return
  notice.focus()
  notice.scrollIntoView({ block })
}
