import { count } from '../enhancements/count'
import { clearDraft, draftValues, idempotencyKey } from './draft'
import { FIELDS, leadOf, type QuoteValues } from './fields'
import { sendLead, type Outcome, type Progress, type Target } from './send-lead'

/**
 * Where the visitor's request stands: being written, opened as an e-mail, on its way, arrived, or
 * not. There is one, whichever form it was written in, and it outlives the form: a dialog may be
 * closed and a page left while it is on its way.
 */
export type Step =
  { is: 'open' | 'drafted' | Progress | 'sent' | 'failed' } | { is: 'refused'; reason: string | undefined }

const OPEN: Step = { is: 'open' }
const listeners = new Set<(step: Step) => void>()
let step: Step = OPEN

export function currentStep(): Step {
  return step
}

/** Being written: the step to which a new request returns. */
export function firstStep(): Step {
  return OPEN
}

export function enterStep(next: Step): void {
  step = next
  warnOnLeaving(progressOf(step) !== undefined)
  for (const listener of listeners) listener(step)
}

/** Calls back whenever the step changes, until the signal. */
export function onStepChange(listener: (step: Step) => void, signal?: AbortSignal): void {
  listeners.add(listener)
  signal?.addEventListener('abort', () => listeners.delete(listener))
}

/** The part of the way that the request is on; undefined when it is not. */
export function progressOf({ is }: Step): Progress | undefined {
  return is === 'sending' || is === 'retrying' || is === 'offline' ? is : undefined
}

/** Sends these values, and counts how it ended. */
export async function sendRequest(values: QuoteValues, target: Target, by: 'endpoint' | 'netlify'): Promise<Outcome> {
  enterStep({ is: 'sending' })
  const outcome = await sendLead(leadOf(values, idempotencyKey()), target, (is) => enterStep({ is }))
  if (outcome.kind === 'sent') {
    finishRequest(values)
    count({ name: 'quote_sent', by })
  } else {
    enterStep(outcome.kind === 'refused' ? { is: 'refused', reason: outcome.reason } : { is: 'failed' })
    count({ name: 'quote_failed', reason: outcome.kind === 'refused' ? 'refused' : 'unreachable' })
  }
  return outcome
}

/** Forgets what was sent. What was added while it was on its way was not sent, and stays. */
export function finishRequest(sent: QuoteValues): void {
  if (FIELDS.every((name) => (draftValues()[name] ?? '') === (sent[name] ?? ''))) clearDraft()
  enterStep({ is: 'sent' })
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** While a request is on its way, the browser asks before it lets the visitor leave. */
function warnOnLeaving(on: boolean): void {
  if (on) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
}
