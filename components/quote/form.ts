import setup from 'site:quote-setup'
import { count } from '../enhancements/count'
import type { Loader } from '../enhancements/loader-api'
import { onPageChange } from '../enhancements/page-change'
import { showToast } from '../enhancements/toasts'
import { goTo } from '../enhancements/wishes'
import { referenceOf } from '../lead/identity'
import { draftValues, idOfDraft, onDraftChange, saveDraft } from './draft'
import { showFault, showSummary } from './faults'
import { FIELDS, faultOf, faultsOf, isEmpty, leadDraft, type Fault, type FieldName, type QuoteValues } from './fields'
import { fillIn, valuesIn } from './form-values'
import { onLeaveField } from './leave-field'
import { noticeFor } from './notice'
import { showOutbox } from './outbox-strip'
import {
  currentStep,
  enterStep,
  finishRequest,
  firstStep,
  onStepChange,
  progressOf,
  sendRequest,
  type Step,
} from './request'

const { words, services, target, thanksHref } = setup

/**
 * Sends what is kept from before, where it is given no form but the page. Takes over a quote form as it stands, whatever is typed into it: checks each field when it is
 * left, keeps what is typed, shares it with the other forms, and sends without losing it. Ends with
 * the signal, where the form is taken away again.
 */
export function attach(form: HTMLElement, loader: Loader, signal = new AbortController().signal): void {
  if (!(form instanceof HTMLFormElement)) showOutbox()
  else if (!form.noValidate) takeOver(form, loader, signal)
}

function takeOver(form: HTMLFormElement, loader: Loader, signal: AbortSignal): void {
  const [summaryPlace, statusPlace, noticePlace] = ['faults', 'status', 'notice'].map((part) =>
    form.querySelector<HTMLElement>(`[data-part=${part}]`),
  )
  const button = form.querySelector('[type=submit]')
  if (!summaryPlace || !statusPlace || !noticePlace || !button) throw new Error('The quote form lacks a part.')
  form.noValidate = true

  /** Whether this form has sent the request, and so gets the focus when something becomes of it. */
  let isSender = false
  let isListed = false
  let faults: Partial<Record<FieldName, Fault>> = {}

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
    for (const name of FIELDS) showFault(form, name, faults[name])
    showSummary(form, summaryPlace, isListed ? faults : {})
  }
  // An empty field is faulty only when the form was sent without it.
  const check = (control: Element) => {
    const name = FIELDS.find((field) => field === control.getAttribute('name'))
    if (!name) return
    const value = valuesIn(form)[name] ?? ''
    const fault = faultOf(name, value)
    const { [name]: known, ...others } = faults
    faults = fault && (value !== '' || known) ? { ...others, [name]: fault } : others
    showFaults()
  }
  const showStep = (step: Step, isNew = false) => {
    const progress = progressOf(step)
    button.setAttribute('aria-disabled', String(progress !== undefined))
    statusPlace.textContent = progress ? words.progress[progress] : step.is === 'sent' ? words.toasts.sent : ''
    const notice = noticeFor(step, () => {
      count({ name: 'quote_sent', by: 'email' })
      finishRequest(draftValues())
      goTo(loader, thanksHref, 'replace')
    })
    noticePlace.replaceChildren(...(notice ? [notice] : []))
    if (isNew && isSender && notice && ['refused', 'unproven', 'failed', 'drafted'].includes(step.is)) reveal(notice)
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault()
    if (progressOf(currentStep())) return
    const values = valuesIn(form)
    saveDraft(written(values), form)
    keepTyped()
    faults = faultsOf(values)
    isListed = Object.keys(faults).length > 0
    if (isListed) enterStep(firstStep())
    showFaults()
    if (isListed) return reveal(summaryPlace?.firstElementChild)
    isSender = true
    const id = idOfDraft()
    if (target.kind === 'email') {
      enterStep({ is: 'drafted' })
      window.location.assign(leadDraft(setup.email.href, values, id, words))
      return
    }
    // It is not sent along: services throw away without a word what has it filled in, and password
    // managers fill it in for people.
    const trap = new FormData(form).get(target.honeypot ?? '')
    const page = window.location.pathname
    showOutbox()
    const { kind } = await sendRequest(values, trap ? words.suspect : undefined)
    showToast(kind === 'sent' ? words.toasts.sent : words.toasts.failed)
    // A visitor who has gone to another page meanwhile stays there.
    if (kind === 'sent' && window.location.pathname === page)
      goTo(loader, `${thanksHref}?reference=${referenceOf(id, words.reference.letters)}`, 'replace')
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

/**
 * Gives the focus to a notice and brings the whole of it into view: a browser may be content with
 * its first line.
 */
function reveal(notice: Element | null | undefined): void {
  if (!(notice instanceof HTMLElement)) return
  notice.focus()
  notice.scrollIntoView({ block: 'nearest' })
}
