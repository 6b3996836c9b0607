import { PHOTOS } from '../quote/fields'
import { LONGEST_PAUSE_MS, pauseAsked, withRetries } from '../enhancements/retry'
import { RETENTION_MS, confirmEntry, isSame, onOtherTab, outboxEntry, saveEntry, type OutboxEntry } from './outbox'
import { isProven, type SentLead, type DeliveryService } from './proof'

/** The endpoint that leads are sent to. */
export interface Target {
  kind: DeliveryService
  action: string
  /** Fields sent with every lead. */
  fields: Readonly<Record<string, string>>
}

/**
 * The result of sending: `sent`: the receiver confirmed the lead; `refused`: it rejected it, with a
 * reason if it gave one; `unproven`: its response was neither; `failed`: no attempt reached it, or
 * it was out of order.
 */
export type Outcome =
  /** `byOtherTab`: another tab had the response, and has counted it. */
  | { kind: 'sent'; byOtherTab?: true }
  | { kind: 'unproven' | 'failed' }
  | { kind: 'refused'; reason: string | undefined }

/** Progress of sending, as long as it has no outcome. */
export type Progress = 'sending' | 'retrying' | 'offline'

/** Timeout for a response, in ms; generous, for slow servers. */
const ANSWER_MS = 30_000

/** The same for a request with files, which may take minutes on a phone. */
const FILES_MS = 600_000

/** Maximum length of a server's reason that is shown, in characters. */
const REASON_LENGTH = 300

/**
 * Maximum size of a request with keepalive, in bytes: all such requests of a page may have 64 KiB
 * (fetch.spec.whatwg.org, "HTTP-network-or-cache fetch").
 */
const KEEPALIVE_BYTES = 60_000

/** Transient statuses: request timeout, too early, too many requests, and all server errors. */
const isTransient = (status: number) => [408, 425, 429].includes(status) || status >= 500

/** A transient failure, worth a retry. */
class Unavailable extends Error {
  constructor(
    /** The server's Retry-After, in ms. */
    readonly pauseMs = 0,
    /** Whether a server has responded: if so, the browser is online, whatever it reports. */
    readonly isAnswered = false,
  ) {
    super()
  }
}

/** The back-off before a retry, in ms. */
const pauseAfter = (retry: number, error: unknown) =>
  pauseAsked(retry, error instanceof Unavailable ? error.pauseMs : 0)

const waiting = new Set<() => void>()

/** Ends the wait of all leads that wait for a connection: the visitor asked for a retry. */
export const tryNow = (): void => waiting.forEach((done) => done())

/**
 * Sends the outbox entry with this id, as it is now, until the receiver has confirmed it. Retries
 * when the network or the server is out of order; never rejects. Two tabs take turns, and the
 * second learns that the first had this very content confirmed.
 */
export async function send(id: string, target: Target, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const asked = outboxEntry(id)
  if (!asked) return { kind: 'failed' }
  let ended: Outcome | undefined
  const stop = onOtherTab((changed, now) => {
    if (changed !== id) return
    // A deletion is no proof: the visitor has discarded it, or it was too old.
    if (!now) ended ??= { kind: 'failed' }
    else if (now.isSent && isSame(now, asked)) ended = { kind: 'sent', byOtherTab: true }
  })
  const run = async (): Promise<Outcome> => {
    // Another tab has meanwhile had a response that leaves another attempt to the visitor.
    if (outboxEntry(id)?.isAnswered) return { kind: 'unproven' }
    return tryAll(asked, () => ended, target, onProgress)
  }
  try {
    return await withLock(`lead ${id}`, run)
  } finally {
    stop()
  }
}

/** Sends files for a lead that was confirmed, as another revision of it. Never rejects. */
export async function sendFiles(
  lead: Omit<OutboxEntry, 'tries' | 'askedAt'>,
  files: readonly File[],
  target: Target,
): Promise<Outcome> {
  try {
    return await withRetries((tries) => post({ ...lead, tries }, target, files), pauseAfter)
  } catch {
    return { kind: 'failed' }
  }
}

/**
 * How long another tab may keep this one waiting, in ms: phones suspend a tab that is not visible,
 * whatever it holds. The receiver knows two copies by their id and revision.
 */
const LOCK_MS = 60_000

/** Time for another tab's storage changes to reach this one, in ms. */
const STORAGE_SYNC_MS = 500

/**
 * Calls `run` while no other tab does so under this name, as long as that ends in time, and after
 * their storage changes have arrived.
 */
async function withLock(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  // Browsers have locks only on https pages.
  if (!('locks' in navigator)) return run()
  try {
    const free = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && run())
    if (free) return free
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_MS) }, async () => {
      await new Promise((resolve) => setTimeout(resolve, STORAGE_SYNC_MS))
      return run()
    })
  } catch {
    // Locks are refused where storage is off, and another tab may never release this one.
    return run()
  }
}

async function tryAll(
  asked: OutboxEntry,
  endElsewhere: () => Outcome | undefined,
  target: Target,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  let entry = asked
  const attempt = async (progress: Progress): Promise<Outcome> => {
    const ended = endElsewhere()
    if (ended) return ended
    if (Date.now() - entry.askedAt >= RETENTION_MS) return { kind: 'failed' }
    onProgress(progress)
    // If storage was cleared in the meantime, a submitted lead is sent all the same.
    const now = outboxEntry(entry.id) ?? entry
    // If another tab has replaced it, that tab sends the replacement.
    const isOurs = isSame(now, entry)
    if (isOurs) entry = now
    entry = { ...entry, tries: entry.tries + 1 }
    if (isOurs) saveEntry(entry)
    let outcome: Outcome
    try {
      outcome = await post(entry, target)
    } catch (error) {
      // Nothing was sent while offline, so this uses up none of the retries.
      if (navigator.onLine || (error instanceof Unavailable && error.isAnswered)) throw error
      onProgress('offline')
      await connected()
      return attempt(progress)
    }
    if (outcome.kind === 'sent') confirmEntry(entry)
    else markAnswered(entry)
    return outcome
  }
  try {
    return await withRetries(
      (number) => attempt(number === 1 ? 'sending' : 'retrying'),
      (retry, error) => {
        onProgress('retrying')
        return pauseAfter(retry, error)
      },
    )
  } catch {
    return { kind: 'failed' }
  }
}

/** Leaves another attempt at this content to the visitor. */
function markAnswered(entry: OutboxEntry): void {
  const now = outboxEntry(entry.id)
  if (now && isSame(now, entry)) saveEntry({ ...now, isAnswered: true })
}

async function post(
  { id, revision, tries, lead }: Omit<OutboxEntry, 'askedAt'>,
  { kind, action, fields }: Target,
  files: readonly File[] = [],
): Promise<Outcome> {
  const envelope = { leadId: id, revision: `${revision}`, try: `${tries}` }
  // Encoded like a form submission: every service accepts it, and it needs no CORS preflight.
  const texts = new URLSearchParams({ ...lead, ...envelope, ...fields })
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), files.length > 0 ? FILES_MS : ANSWER_MS)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: files.length > 0 ? withFiles(texts, files) : texts,
      keepalive: files.length === 0 && String(texts).length <= KEEPALIVE_BYTES,
      // A redirect may lead anywhere: it is no proof.
      redirect: 'manual',
      signal: timeout.signal,
    }).catch(() => {
      throw new Unavailable()
    })
    return await outcomeOf(response, kind, { leadId: id, revision })
  } finally {
    clearTimeout(timer)
  }
}

function withFiles(texts: URLSearchParams, files: readonly File[]): FormData {
  const body = new FormData()
  for (const [name, text] of texts) body.append(name, text)
  for (const file of files) body.append(PHOTOS, file)
  return body
}

async function outcomeOf(response: Response, service: DeliveryService, sent: SentLead): Promise<Outcome> {
  const { status, headers, ok } = response
  if (response.type === 'opaqueredirect') return { kind: 'unproven' }
  if (isTransient(status)) throw new Unavailable(retryAfter(headers), true)
  // Undefined if the connection breaks off.
  const text = await response.text().catch(() => undefined)
  const type = headers.get('Content-Type') ?? ''
  const json = type.includes('json') ? objectIn(text ?? '') : {}
  if (isProven(service, { status, headers, json }, sent)) return { kind: 'sent' }
  if (text === undefined) throw new Unavailable()
  if (ok && ![json.success, json.ok].some((said) => String(said) === 'false')) return { kind: 'unproven' }
  // Web3Forms gives its reason in a body within.
  const reason = reasonIn({ ...json, ...(json.body as object) }) || (type.startsWith('text/plain') ? text.trim() : '')
  return { kind: 'refused', reason: reason.slice(0, REASON_LENGTH) || undefined }
}

/** The Retry-After of a response (RFC 9110: seconds or a date), in ms. */
function retryAfter(headers: Headers): number {
  const value = headers.get('Retry-After') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Why a server refused a lead, in its own words, from the JSON that most services respond with. */
function reasonIn({ message, error, errors, faults }: Readonly<Record<string, unknown>>): string {
  const list = Array.isArray(errors) ? errors.map((item: { message?: unknown } | null) => item?.message) : []
  // The receiver lists its objections field by field; its message is only their heading.
  return (faults ? Object.values(faults) : [message, error, ...list])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ')
}

function objectIn(json: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(json) as object) }
  } catch {
    return {}
  }
}

/**
 * Resolves when the browser is online, when the visitor asks for a retry, or after a timeout: what
 * a browser reports about its connection may be wrong.
 */
function connected(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      waiting.delete(done)
      resolve()
    }
    const timer = setTimeout(done, LONGEST_PAUSE_MS)
    window.addEventListener('online', done)
    waiting.add(done)
  })
}
