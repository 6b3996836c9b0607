import setup from 'site:quote-setup'
import { trackEvent } from '../enhancements/track-event'
import { TIMEOUT_MS } from '../enhancements/loader-api'
import { isSame, outboxEntry, saveEntry, type Content } from '../lead/outbox'
import { send, sendFiles, tryNow, type Outcome, type Progress, type Target } from '../lead/send'
import { originOf } from '../enhancements/origin'
import { clearDraft, draftId, draftValues, isDraftOf, nextRevision, onDraftChange } from './draft'
import { answersOf, leadOf } from './answers'
import { FIELDS, PHOTOS, type Lead, type QuoteValues } from './fields'
import { namesOf } from './photos'

const { target, words } = setup
/** The service that takes leads; undefined if visitors send them as their own emails. */
const service: Target | undefined = target.kind === 'email' ? undefined : { ...target, kind: target.kind }

/**
 * Submission status of the visitor's request: being written, opened as an email, sent by email as
 * the visitor confirmed, sending (`slow` after a timeout), confirmed, or failed. There is one,
 * whichever form it was written in, and it outlives the form: while sending, a dialog may be closed
 * and a page left.
 */
export type SubmissionStatus =
  | { status: 'open' | 'drafted' | 'mailed' | Progress | 'slow' | 'sent' | 'unproven' | 'failed' }
  | { status: 'refused'; reason: string | undefined }

/** The initial status (being written), to which a new request returns. */
export const INITIAL_STATUS: SubmissionStatus = { status: 'open' }
const PROGRESS = ['sending', 'slow', 'retrying', 'offline'] as const
const listeners = new Set<(status: SubmissionStatus) => void>()
let current: SubmissionStatus = INITIAL_STATUS

/** The submission status of the visitor's request. */
export function currentStatus(): SubmissionStatus {
  return current
}

/** Sets the submission status, and calls the listeners. */
export function setStatus(next: SubmissionStatus): void {
  current = next
  for (const listener of listeners) listener(next)
}

/** Calls back whenever the status changes, until the signal aborts. */
export function onStatusChange(listener: (status: SubmissionStatus) => void, signal?: AbortSignal): void {
  listeners.add(listener)
  signal?.addEventListener('abort', () => listeners.delete(listener))
}

/** The progress of sending; undefined if the request is not being sent. */
export const progressOf = ({ status }: SubmissionStatus): (typeof PROGRESS)[number] | undefined =>
  PROGRESS.find((part) => part === status)

/** A submitted request, as a form shows and corrects it. */
export interface Request {
  id: string
  revision: number
  values: QuoteValues
  lead: Lead
}

/** What is sent with a request besides its answers. */
interface Attachments {
  /** Why it may be spam. */
  suspect?: string | undefined
  /**
   * Sent once the answers are confirmed; the answers list their names, so that nobody overlooks
   * them.
   */
  photos: readonly File[]
}

/** The requests that forms are waiting for, by id, with the callback for when one is confirmed. */
const awaited = new Map<string, { request: Request; onSent: (request: Request) => void }>()

/**
 * Saves a request in the outbox and sends it. `onSent` is called once the receiver has confirmed
 * it, even if this comes after a failure, or to another tab.
 */
export async function sendRequest(
  values: QuoteValues,
  { suspect, photos }: Attachments,
  onSent: (request: Request) => void,
): Promise<void> {
  setStatus({ status: 'sending' })
  const { id, revision } = nextRevision()
  const known = outboxEntry(id)
  const lead: Lead = {
    ...leadOf(values, id, words),
    ...originOf(),
    ...(photos.length > 0 && { [PHOTOS]: namesOf(photos) }),
    ...(suspect && { suspect }),
  }
  const retry = running.get(id)
  const isKept = saveEntry({
    ...(known?.revision === revision ? known : { tries: 0, askedAt: Date.now() }),
    id,
    revision,
    lead,
    isAnswered: false,
  })
  awaited.set(id, { request: { id, revision, values, lead }, onSent })
  await askingBeforeLeaving(sendAfter(retry, id), !isKept)
}

/**
 * Sends what was just submitted. If the page is already sending under this id, waits for that
 * first.
 */
async function sendAfter(retry: Promise<Outcome> | undefined, id: string): Promise<void> {
  tryNow()
  await retry
  if (awaited.has(id)) await sendSaved(id)
}

/** Sends photographs or plans for a confirmed request, as a revision of it. */
export function sendPhotos(request: Request, photos: readonly File[]): Promise<Outcome> {
  if (!service) return Promise.resolve({ kind: 'failed' })
  request.lead[PHOTOS] = namesOf(photos)
  const { id, revision, lead } = request
  return askingBeforeLeaving(sendFiles({ id, revision, lead }, photos, service))
}

const running = new Map<string, Promise<Outcome>>()
const runListeners = new Set<() => void>()

/** Whether this page is sending the outbox entry with this id. */
export const isRunning = (id: string): boolean => running.has(id)

/** Calls back whenever this page starts or stops sending an outbox entry. */
export function onRunningChange(listener: () => void): void {
  runListeners.add(listener)
}

function setRunning(id: string, outcome?: Promise<Outcome>): void {
  if (outcome) running.set(id, outcome)
  else running.delete(id)
  for (const listener of runListeners) listener()
}

/** Sends the outbox entry with this id, at once if it waits for a connection. */
export function sendSaved(id: string): Promise<Outcome> {
  const known = running.get(id)
  if (known) {
    tryNow()
    return known
  }
  // Started asynchronously, so that listeners of its first status find it running, and of its last
  // one, not.
  const outcome = Promise.resolve().then(() => run(id))
  setRunning(id, outcome)
  return outcome
}

async function run(id: string): Promise<Outcome> {
  // After a failure the page retries by itself: the notice stays until the result changes.
  const isRetry = current.status === 'failed'
  // Forms show the status of the current draft only.
  const show = (next: SubmissionStatus) => {
    const isNews = !isRetry || !(progressOf(next) || next.status === 'failed')
    if (draftId() === id && isNews) setStatus(next)
  }
  const entry = outboxEntry(id)
  if (!service || !entry) {
    setRunning(id)
    show({ status: 'failed' })
    return { kind: 'failed' }
  }
  // Before the lock is acquired, which may have to wait for another tab.
  show({ status: 'sending' })
  const timer = setTimeout(() => current.status === 'sending' && show({ status: 'slow' }), TIMEOUT_MS)
  const outcome = await send(id, service, (status) => show({ status }))
  clearTimeout(timer)
  setRunning(id)
  if (outcome.kind === 'sent') {
    arrive(entry)
    if (!outcome.byOtherTab) trackEvent({ name: 'quote_sent', by: target.kind })
  } else {
    show(outcome.kind === 'refused' ? { status: 'refused', reason: outcome.reason } : { status: outcome.kind })
    // Only once, however often the page has retried it.
    if (outcome.kind !== 'failed' || entry.tries === 0) trackEvent({ name: 'quote_failed', reason: outcome.kind })
  }
  return outcome
}

/** Finishes a request that the receiver has confirmed to this tab or to another one. */
export function arrive(sent: Content): void {
  const form = awaited.get(sent.id)
  if (form && !isSame(form.request, sent)) return
  if (isDraftOf(sent)) finishRequest(sent.lead)
  awaited.delete(sent.id)
  form?.onSent(form.request)
}

// It was sent, perhaps by the page after this one, from which the visitor has come back.
onDraftChange(() => {
  if (!draftId() && current !== INITIAL_STATUS) setStatus(INITIAL_STATUS)
})

/** Deletes the draft that was sent. What was added while sending was not sent, and stays. */
function finishRequest(sent: Lead): void {
  const answers = answersOf(draftValues())
  if (FIELDS.every((name) => (answers[name] ?? '') === (sent[name] ?? ''))) clearDraft()
  setStatus({ status: 'sent' })
}

/** Makes the browser ask for confirmation before the visitor leaves and data would be lost. */
async function askingBeforeLeaving<Value>(sending: Promise<Value>, asks = true): Promise<Value> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  if (asks) window.addEventListener('beforeunload', ask)
  return sending.finally(() => window.removeEventListener('beforeunload', ask))
}
