import { pauseAsked, withRetries } from '../enhancements/retry'
import type { Lead } from './fields'

/** Where a request goes and how it is written. */
export interface Target {
  address: string
  format: 'json' | 'form'
  /** What goes with every request. */
  fields: Readonly<Record<string, string>>
}

/**
 * How sending ended: the server has it; it refused it, with its reason where it gave one; or no try
 * reached it, or it was out of order.
 */
export type Outcome = { kind: 'sent' } | { kind: 'refused'; reason: string | undefined } | { kind: 'failed' }

export type Progress = 'sending' | 'retrying' | 'offline'

/** How long a server may take for its answer, in ms; a slow one still gets its chance. */
const ANSWER_MS = 30_000

/** The longest reason of a server that is shown, in characters. */
const REASON_LENGTH = 300

/** A try that another one may mend. */
class Unavailable extends Error {
  constructor(
    /** How long the server asks to be left alone, in ms. */
    readonly pauseMs = 0,
  ) {
    super('The request did not get through.')
  }
}

/**
 * Sends a request, once as far as the server tells by its idempotency key. Tries again when the
 * network or the server is out of order, waits while the browser is offline, and never throws.
 */
export async function sendLead(lead: Lead, target: Target, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const attempt = async (progress: Progress): Promise<Outcome> => {
    await online(() => onProgress('offline'))
    onProgress(progress)
    return post(lead, target).catch((error: unknown) => {
      // A try that failed because the connection went away does not count.
      if (!navigator.onLine) return attempt(progress)
      throw error
    })
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

async function post(lead: Lead, { address, format, fields }: Target): Promise<Outcome> {
  const body = { ...fields, ...lead }
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: format === 'json' ? JSON.stringify(body) : new URLSearchParams(body).toString(),
    // A server that has taken a form answers with a redirect to its own page of thanks, which
    // nobody needs to fetch.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => {
    throw new Unavailable()
  })
  if (response.type === 'opaqueredirect') return { kind: 'sent' }
  if (response.status === 429 || response.status >= 500) throw new Unavailable(retryAfter(response))
  const { accepted, reason } = await answerIn(response)
  return response.ok && accepted ? { kind: 'sent' } : { kind: 'refused', reason }
}

/** The pause that a server asks for (RFC 9110, Retry-After: seconds or a date), in ms. */
function retryAfter(response: Response): number {
  const value = response.headers.get('Retry-After') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

interface Answer {
  /**
   * False only when a server says so in spite of its status: some form services answer 200 with
   * `success: false`.
   */
  accepted: boolean
  /**
   * Why not, in the server's own words: a message in JSON as Formspree, Web3Forms and most others
   * write it, or a short plain text.
   */
  reason: string | undefined
}

async function answerIn(response: Response): Promise<Answer> {
  const text = (await response.text().catch(() => '')).trim()
  const type = response.headers.get('Content-Type') ?? ''
  const { success, message, error, errors } = type.includes('json') ? objectIn(text) : {}
  const list = Array.isArray(errors) ? errors.map((item: { message?: unknown }) => item?.message) : []
  const said = [message, error, ...list].filter((part) => typeof part === 'string' && part !== '').join(' ')
  const reason = type.startsWith('text/plain') ? text : said
  return { accepted: String(success) !== 'false', reason: reason ? reason.slice(0, REASON_LENGTH) : undefined }
}

function objectIn(json: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(json) as object) }
  } catch {
    return {}
  }
}

/** Resolves when the browser is online; calls back when that has to be waited for. */
function online(onWait: () => void): Promise<void> | undefined {
  if (navigator.onLine) return undefined
  onWait()
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}
