import setup from 'site:quote-setup'
import { count } from '../enhancements/count'
import { PATIENCE_MS } from '../enhancements/loader-api'
import { entryOf, keep } from '../lead/outbox'
import { send, tryNow, type Outcome, type Progress } from '../lead/send'
import { clearDraft, draftId, draftValues, nextRevision } from './draft'
import { FIELDS, leadOf, type QuoteValues } from './fields'

const { target, words } = setup

/**
 * Where the visitor's request stands: being written, opened as an e-mail, on its way (`slow` once
 * that takes long), arrived, or not. There is one, whichever form it was written in, and it outlives
 * the form: a dialog may be closed and a page left while it is on its way.
 */
export type Step =
  | { is: 'open' | 'drafted' | Progress | 'slow' | 'sent' | 'unproven' | 'failed' }
  | { is: 'refused'; reason: string | undefined }

const OPEN: Step = { is: 'open' }
const PROGRESS = ['sending', 'slow', 'retrying', 'offline'] as const
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
  for (const listener of listeners) listener(step)
}

/** Calls back whenever the step changes, until the signal. */
export function onStepChange(listener: (step: Step) => void, signal?: AbortSignal): void {
  listeners.add(listener)
  signal?.addEventListener('abort', () => listeners.delete(listener))
}

/** The part of the way that the request is on; undefined when it is not. */
export const progressOf = ({ is }: Step): (typeof PROGRESS)[number] | undefined => PROGRESS.find((part) => part === is)

/** Writes a request down and sends it. `suspect`: why it may not be a person's. */
export function sendRequest(values: QuoteValues, suspect?: string): Promise<Outcome> {
  const { id, revision } = nextRevision()
  const known = entryOf(id)
  const isKept = keep({
    ...(known?.revision === revision ? known : { tries: 0, askedAt: Date.now() }),
    ...{ id, revision, isAnswered: false },
    lead: { ...leadOf(values, id, words), ...(suspect && { suspect }) },
  })
  if (!isKept) window.addEventListener('beforeunload', askBeforeLeaving)
  return sendKept(id).finally(() => window.removeEventListener('beforeunload', askBeforeLeaving))
}

const running = new Map<string, Promise<Outcome>>()

/** Whether this page is sending what the outbox holds under an id. */
export const isRunning = (id: string): boolean => running.has(id)

/** Sends what the outbox holds under an id, at once where it waits for the connection. */
export function sendKept(id: string): Promise<Outcome> {
  const known = running.get(id)
  if (known) {
    tryNow()
    return known
  }
  // Whoever hears of its first step is to find it running.
  const outcome = Promise.resolve()
    .then(() => run(id))
    .finally(() => running.delete(id))
  running.set(id, outcome)
  return outcome
}

async function run(id: string): Promise<Outcome> {
  let lead = entryOf(id)?.lead
  if (target.kind === 'email' || !lead) return { kind: 'failed' }
  // Forms show what becomes of the request that is written in them, and of no other.
  const show = (next: Step) => draftId() === id && enterStep(next)
  // Before the browser's lock is there, for which another tab may have to be waited.
  show({ is: 'sending' })
  const timer = setTimeout(() => step.is === 'sending' && show({ is: 'slow' }), PATIENCE_MS)
  const outcome = await send(id, { ...target, kind: target.kind }, (is) => {
    // The visitor may have corrected it while it was on its way: the newest revision is sent.
    lead = entryOf(id)?.lead ?? lead
    show({ is })
  })
  clearTimeout(timer)
  if (outcome.kind === 'sent') {
    if (draftId() === id) finishRequest(lead)
    count({ name: 'quote_sent', by: target.kind })
  } else {
    show(outcome.kind === 'refused' ? { is: 'refused', reason: outcome.reason } : { is: outcome.kind })
    count({ name: 'quote_failed', reason: outcome.kind })
  }
  return outcome
}

/** Forgets what was sent. What was added while it was on its way was not sent, and stays. */
export function finishRequest(sent: QuoteValues): void {
  if (FIELDS.every((name) => (draftValues()[name] ?? '') === (sent[name] ?? ''))) clearDraft()
  enterStep({ is: 'sent' })
}

/** Where a request could not be written down, the browser asks before it lets the visitor leave. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
