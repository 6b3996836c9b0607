import { PHOTOS } from '../quote/fields'
import { LONGEST_PAUSE_MS, pauseAsked, withRetries } from '../enhancements/retry'
import { KEPT_MS, entryOf, forget, keep, watchForgetting, type Entry } from './outbox'
import { isProven, type Sent, type Service } from './proof'

/** Where leads go. */
export interface Target {
  kind: Service
  action: string
  /** What goes with every lead. */
  fields: Readonly<Record<string, string>>
}

/**
 * How sending ended: the receiver has proven that it has the lead; it said no, with its reason
 * where it gave one; it gave an answer that is neither; or no try reached it, or it was out of
 * order.
 */
export type Outcome = { kind: 'sent' | 'unproven' | 'failed' } | { kind: 'refused'; reason: string | undefined }

export type Progress = 'sending' | 'retrying' | 'offline'

/** How long a server may take for its answer, in ms; a slow one still gets its chance. */
const ANSWER_MS = 30_000

/** The same for a request with files, which a phone may take minutes to send. */
const FILES_MS = 600_000

/** The longest reason of a server that is shown, in characters. */
const REASON_LENGTH = 300

/**
 * The longest request that goes on when its page is closed, in bytes: all such requests of a page
 * may have 64 KiB (fetch.spec.whatwg.org, "HTTP-network-or-cache fetch").
 */
const KEEPALIVE_BYTES = 60_000

/** Answers that pass by themselves: time-out, too early, too many, and all errors of the server. */
const passes = (status: number) => [408, 425, 429].includes(status) || status >= 500

/** A try that another one may mend. */
class Unavailable extends Error {
  constructor(
    /** How long the server asks to be left alone, in ms. */
    readonly pauseMs = 0,
    /** Whether a server has answered: the connection is there, whatever the browser says. */
    readonly isAnswered = false,
  ) {
    super('The request did not get through.')
  }
}

const waiting = new Set<() => void>()

/** Ends the wait of all leads that wait for the connection: the visitor asks for another try. */
export const tryNow = (): void => waiting.forEach((done) => done())

/**
 * Sends what the outbox holds under this id until its receiver has proven that it has it. Tries
 * again when the network or the server is out of order, and never throws. Two tabs do it one after
 * the other, and the second finds that nothing is left to do.
 */
export async function send(id: string, target: Target, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const asked = entryOf(id)
  if (!asked) return { kind: 'failed' }
  const elsewhere = watchForgetting(id)
  const run = async (): Promise<Outcome> => {
    // Another tab has had an answer meanwhile, after which only the visitor may have it sent again.
    if (entryOf(id)?.isAnswered) return { kind: 'unproven' }
    return tryAll(asked, elsewhere.isForgotten, target, onProgress)
  }
  try {
    return await inTurn(`lead ${id}`, run)
  } finally {
    elsewhere.end()
  }
}

/** Sends files with a lead that has arrived, as another revision of it. Never throws. */
export async function sendFiles(
  lead: Omit<Entry, 'tries' | 'askedAt'>,
  files: readonly File[],
  target: Target,
): Promise<Outcome> {
  try {
    return await withRetries(
      (tries) => post({ ...lead, tries }, target, files),
      (retry, error) => pauseAsked(retry, error instanceof Unavailable ? error.pauseMs : 0),
    )
  } catch {
    return { kind: 'failed' }
  }
}

/** How long a tab may take to hear what another one has written into storage, in ms. */
const HEARSAY_MS = 500

/** Runs when no other tab runs under this name, and knows what the one before has done. */
async function inTurn(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  // Browsers have locks only where the page came by https.
  if (!('locks' in navigator)) return run()
  try {
    const free = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && run())
    if (free) return free
    return await navigator.locks.request(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, HEARSAY_MS))
      return run()
    })
  } catch {
    // They are refused where storage is off.
    return run()
  }
}

async function tryAll(
  asked: Entry,
  isForgotten: () => boolean,
  target: Target,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  const { id, askedAt } = asked
  const attempt = async (progress: Progress): Promise<Outcome> => {
    onProgress(progress)
    if (Date.now() - askedAt >= KEPT_MS) return { kind: 'failed' }
    let entry = entryOf(id)
    if (!entry && isForgotten()) return { kind: 'sent' }
    // The storage was emptied; a request that was asked for is sent all the same.
    entry ??= asked
    const next = { ...entry, tries: entry.tries + 1 }
    keep(next)
    let outcome: Outcome
    try {
      outcome = await post(next, target)
    } catch (error) {
      // Without a connection it has not gone out, so the try does not count.
      if (navigator.onLine || (error instanceof Unavailable && error.isAnswered)) throw error
      onProgress('offline')
      await connected()
      return attempt(progress)
    }
    const now = entryOf(id)
    // Another tab has changed it meanwhile: the answer was not about that.
    if (now && now.revision !== next.revision) return attempt(progress)
    if (outcome.kind === 'sent') forget(id)
    else if (now) keep({ ...now, isAnswered: true })
    return outcome
  }
  try {
    return await withRetries(
      (number) => attempt(number === 1 ? 'sending' : 'retrying'),
      (retry, error) => {
        onProgress('retrying')
        return pauseAsked(retry, error instanceof Unavailable ? error.pauseMs : 0)
      },
    )
  } catch {
    return { kind: 'failed' }
  }
}

async function post(
  { id, revision, tries, lead }: Omit<Entry, 'askedAt'>,
  { kind, action, fields }: Target,
  files: readonly File[] = [],
): Promise<Outcome> {
  const envelope = { leadId: id, revision: `${revision}`, try: `${tries}` }
  // As a form is posted: every service takes it, and the browser need not ask the server first.
  const texts = new URLSearchParams({ ...lead, ...envelope, ...fields })
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), files.length > 0 ? FILES_MS : ANSWER_MS)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: files.length > 0 ? withFiles(texts, files) : texts,
      keepalive: files.length === 0 && String(texts).length <= KEEPALIVE_BYTES,
      // Where it leads, anything may be: it is no proof.
      redirect: 'manual',
      signal: patience.signal,
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

async function outcomeOf(response: Response, service: Service, sent: Sent): Promise<Outcome> {
  const { status, headers, ok } = response
  if (response.type === 'opaqueredirect') return { kind: 'unproven' }
  if (passes(status)) throw new Unavailable(retryAfter(headers), true)
  // Undefined when it breaks off.
  const text = await response.text().catch(() => undefined)
  const type = headers.get('Content-Type') ?? ''
  const json = type.includes('json') ? objectIn(text ?? '') : {}
  if (isProven(service, { status, headers, json }, sent)) return { kind: 'sent' }
  if (text === undefined) throw new Unavailable()
  const saysNo = !ok || [json.success, json.ok].some((said) => String(said) === 'false')
  if (!saysNo) return { kind: 'unproven' }
  const reason = reasonIn(json) || (type.startsWith('text/plain') ? text.trim() : '')
  return { kind: 'refused', reason: reason ? reason.slice(0, REASON_LENGTH) : undefined }
}

/** The pause that a server asks for (RFC 9110, Retry-After: seconds or a date), in ms. */
function retryAfter(headers: Headers): number {
  const value = headers.get('Retry-After') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Why a server did not take a lead, in its own words, as most services write it in JSON. */
function reasonIn({ message, error, errors }: Readonly<Record<string, unknown>>): string {
  const list = Array.isArray(errors) ? errors.map((item: { message?: unknown } | null) => item?.message) : []
  return [message, error, ...list].filter((part) => typeof part === 'string' && part !== '').join(' ')
}

function objectIn(json: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(json) as object) }
  } catch {
    return {}
  }
}

/**
 * Resolves when the connection is back, when the visitor asks for a try, or after a while: what a
 * browser knows of its connection may be wrong.
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
