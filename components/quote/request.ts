import setup from 'site:quote-setup'
import { count } from '../enhancements/count'
import { PATIENCE_MS } from '../enhancements/loader-api'
import { entryOf, keep } from '../lead/outbox'
import { send, sendFiles, tryNow, type Outcome, type Progress, type Target } from '../lead/send'
import { originOf } from '../enhancements/origin'
import { clearDraft, draftId, draftValues, nextRevision } from './draft'
import { answersOf, leadOf } from './answers'
import { FIELDS, LISTED, PHOTOS, type Lead, type QuoteValues } from './fields'

const { target, words } = setup
/** The service that takes requests; none where they are e-mails of the visitor's own. */
const service: Target | undefined = target.kind === 'email' ? undefined : { ...target, kind: target.kind }

/**
 * Where the visitor's request stands: being written, opened as an e-mail, sent as one by the
 * visitor’s word, on its way (`slow` once that takes long), arrived, or not. There is one,
 * whichever form it was written in, and it outlives the form: a dialog may be closed and a page
 * left while it is on its way.
 */
export type Step =
  | { is: 'open' | 'drafted' | 'mailed' | Progress | 'slow' | 'sent' | 'unproven' | 'failed' }
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

/** What was asked to be sent, as a form shows and corrects it. */
export interface Request {
  id: string
  revision: number
  values: QuoteValues
  lead: Lead
}

/** What goes with a request beside its answers. */
interface Attachments {
  /** Why it may not be a person's. */
  suspect?: string | undefined
  /**
   * They go out once the answers have arrived; the answers name them, so that nobody misses them.
   */
  photos: readonly File[]
}

/** Writes a request down and sends it. */
export async function sendRequest(
  values: QuoteValues,
  { suspect, photos }: Attachments,
): Promise<Request & { outcome: Outcome }> {
  const { id, revision } = nextRevision()
  const known = entryOf(id)
  const lead: Lead = {
    ...leadOf(values, id, words),
    ...originOf(),
    ...(photos.length > 0 && { [PHOTOS]: photos.map(({ name }) => name).join(LISTED) }),
    ...(suspect && { suspect }),
  }
  const isKept = keep({
    ...(known?.revision === revision ? known : { tries: 0, askedAt: Date.now() }),
    ...{ id, revision, lead, isAnswered: false },
  })
  const outcome = await askingBeforeLeaving(sendKept(id), !isKept)
  return { id, revision, values, lead, outcome }
}

/** Sends photographs or plans for a request that has arrived, as its next revision. */
export function sendPhotos(request: Request, photos: readonly File[]): Promise<Outcome> {
  if (!service) return Promise.resolve({ kind: 'failed' })
  request.revision++
  const { id, revision, lead } = request
  return askingBeforeLeaving(sendFiles({ id, revision, lead }, photos, service))
}

const running = new Map<string, Promise<Outcome>>()
const runListeners = new Set<() => void>()

/** Whether this page is sending what the outbox holds under an id. */
export const isRunning = (id: string): boolean => running.has(id)

/** Calls back whenever this page begins or ends to send what the outbox holds. */
export function onRunningChange(listener: () => void): void {
  runListeners.add(listener)
}

function setRunning(id: string, outcome?: Promise<Outcome>): void {
  if (outcome) running.set(id, outcome)
  else running.delete(id)
  for (const listener of runListeners) listener()
}

/** Sends what the outbox holds under an id, at once where it waits for the connection. */
export function sendKept(id: string): Promise<Outcome> {
  const known = running.get(id)
  if (known) {
    tryNow()
    return known
  }
  // Whoever hears of its first step is to find it running, and of its last one, not.
  const outcome = Promise.resolve().then(() => run(id))
  setRunning(id, outcome)
  return outcome
}

async function run(id: string): Promise<Outcome> {
  let lead = entryOf(id)?.lead
  if (!service || !lead) {
    setRunning(id)
    return { kind: 'failed' }
  }
  // Forms show what becomes of the request that is written in them, and of no other.
  const show = (next: Step) => draftId() === id && enterStep(next)
  // Before the browser's lock is there, for which another tab may have to be waited.
  show({ is: 'sending' })
  const timer = setTimeout(() => step.is === 'sending' && show({ is: 'slow' }), PATIENCE_MS)
  const outcome = await send(id, service, (is) => {
    // The visitor may have corrected it while it was on its way: the newest revision is sent.
    lead = entryOf(id)?.lead ?? lead
    show({ is })
  })
  clearTimeout(timer)
  setRunning(id)
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
function finishRequest(sent: Lead): void {
  const answers = answersOf(draftValues())
  if (FIELDS.every((name) => (answers[name] ?? '') === (sent[name] ?? ''))) clearDraft()
  enterStep({ is: 'sent' })
}

/** Lets the browser ask before the visitor leaves what would be lost. */
async function askingBeforeLeaving<Value>(sending: Promise<Value>, asks = true): Promise<Value> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  if (asks) window.addEventListener('beforeunload', ask)
  return sending.finally(() => window.removeEventListener('beforeunload', ask))
}
