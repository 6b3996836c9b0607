import { LEAD_ID } from '@/components/quote/draft-store'
import { answersOf, errorsOf } from '@/components/quote/answers'
import { FIELDS, HIDDEN_FIELDS, ORIGIN, PHOTOS, type QuoteValues } from '@/components/quote/fields'
import { REFERENCE_PARAMETER, isId, referenceOf } from '@/components/lead/identity'
import { THANK_YOU_PATH } from '@/lib/content/routes'
import { leadsCsv } from './csv'
import { secured } from './headers'
import { createHealth } from './health'
import { digest, idOf } from './native-id'
import { isOwner } from './owner'
import { createPage } from './page'
import { reasonsToCheck } from './quarantine'
import { createRates } from './rates'
import { Refusal, oneLine, readPosted, takeFiles, typeOf, type Posted, type TakenFile } from './request'
import type { ReceiverSettings } from './settings'
import { keyOf, sydneyDay, type LeadStore, type StoredLead } from './store'

/** Maximum length of a field that a visitor fills in, in characters. */
const FIELD_LENGTH = 20_000

/** Maximum stored length of other fields, in characters. */
const EXTRA_LENGTH = 2000

/** Maximum number of stored fields that the form does not have. */
const EXTRA_FIELDS = 40

/** Retry-After of a response when the receiver is out of order, in s. */
export const RETRY_AFTER_S = 30

/** As much of each request is always read, in bytes: uploads never keep a text out. */
const SMALL_BYTES = 64 * 1024

/** Maximum number of revisions of a lead that are compared with a posted one. */
const MOST_REVISIONS = 50

/** Maximum number of tries that is noted. */
const MOST_TRIES = 99

/** Mails the leads of a store. */
export interface Mailer {
  /** Mails a lead that was just stored. Returns at once and never throws. */
  send: (key: string) => void
}

/** Responds to a request; `address` is the client's IP address of the connection. */
export type Receiver = (request: Request, address: string) => Promise<Response>

/**
 * Creates the lead receiver, a web-standard handler that never rejects.
 *
 * - POST, to any path: takes a lead as JSON or as a form and responds once it is stored: 200 and
 *   `{ received, revision, reference }`, or 303 to the thank-you page for a browser without script.
 * - GET …/leads.csv?day=2026-11-22: the leads of a day in Sydney (today's without `day`), for the
 *   owner: the key as Bearer token or as the password of Basic.
 * - GET …/health: 200 while leads reach people, otherwise 503 with the reason; with ?lead=<id>:
 *   whether the office was mailed this one.
 */
export function createReceiver(settings: ReceiverSettings, store: LeadStore, mailer: Mailer): Receiver {
  const { limits, words } = settings
  const refusals = words.receiver.refusal
  const page = createPage(words)
  const tooManyFrom = createRates(settings.rates)
  const health = createHealth(store)
  const mostBytes = limits.uploadsAtOnce * limits.allFilesBytes
  let uploading = 0

  return async (request, address) => {
    const start = performance.now()
    let bytes = 0
    let taken = 0
    let reference = '-'
    let texts: Posted['texts'] | undefined
    const response = await answer()
    uploading -= taken
    const ms = Math.round(performance.now() - start)
    settings.log(`${request.method} ${response.status} ${reference} ${bytes} B ${ms} ms`)
    return secured(response, request, settings.origins)

    async function answer(): Promise<Response> {
      try {
        return await routed()
      } catch (error) {
        if (error instanceof Refusal) return refuse(error)
        logFailure(error)
        return refuse(new Refusal(503, refusals.unavailable, { headers: { 'retry-after': String(RETRY_AFTER_S) } }))
      }
    }

    function logFailure(error: unknown): void {
      settings.log(`failed: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}`)
    }

    function refuse({ status, message, more: { faults, headers = {} } }: Refusal): Response {
      if (request.method !== 'POST') return new Response(`${message}\n`, { status, headers })
      if (wantsJson(request)) return Response.json({ message, ...(faults && { faults }) }, { status, headers })
      return page(status, headers, { message, faults: Object.values(faults ?? {}), texts })
    }

    async function routed(): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      switch (request.method) {
        case 'OPTIONS':
          return new Response(null, { status: 204 })
        case 'POST':
          return takeLead()
        case 'GET':
        case 'HEAD':
          if (pathname.endsWith('/health')) return healthOf(searchParams.get('lead') ?? undefined)
          if (pathname.endsWith('/leads.csv')) return leadsOf(searchParams.get('day') ?? sydneyDay(new Date()))
          throw new Refusal(404, 'There is nothing at this address.')
        default:
          throw new Refusal(405, 'This method is not understood here.', {
            headers: { allow: 'GET, HEAD, OPTIONS, POST' },
          })
      }
    }

    async function healthOf(id?: string): Promise<Response> {
      const fault = await health(id)
      return fault === undefined ? new Response('ok\n') : new Response(`not ok: ${fault}\n`, { status: 503 })
    }

    async function leadsOf(day: string): Promise<Response> {
      if (!(await isOwner(request, settings.ownerKey))) {
        throw new Refusal(401, 'Give the owner’s key.', { headers: { 'www-authenticate': 'Basic realm="leads"' } })
      }
      if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Refusal(400, 'Give the day as in ?day=2026-11-22.')
      return new Response(await leadsCsv(store, day), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="leads-${day}.csv"`,
        },
      })
    }

    /** Counts a post; after too many, of the client or of all, gives the seconds to wait. */
    function tooManySeconds(): number {
      const client = settings.addressHeader && request.headers.get(settings.addressHeader)?.split(',').at(-1)
      return tooManyFrom(client || address)
    }

    function tooManyPosts(seconds: number): Refusal {
      return new Refusal(429, refusals.tooMany, { headers: { 'retry-after': String(seconds) } })
    }

    async function takeLead(): Promise<Response> {
      const posted = await readPosted(request, limits, refusals, (size, all) => {
        bytes = all
        if (all <= SMALL_BYTES) return
        if (uploading + size > mostBytes) {
          throw new Refusal(503, refusals.unavailable, { headers: { 'retry-after': String(RETRY_AFTER_S) } })
        }
        taken += size
        uploading += size
      })
      texts = posted.texts
      const { id, revision, count } = await identityOf(posted)
      reference = referenceOf(id, words.quote.reference.letters)
      const values = valuesOf(posted)
      const written = { fields: answersOf(values), others: othersOf(posted.texts) }

      // The lead stored under this revision may have been sent by another tab, or before a browser
      // without script went back: different answers are another revision, and nothing is discarded.
      const tooMany = tooManySeconds()
      let free = revision
      let files: TakenFile[] | undefined
      while (free < revision + MOST_REVISIONS) {
        const key = keyOf({ id, revision: free })
        const known = await store.find(key)
        if (known && isSame(known, written, posted.files)) {
          // It is kept: neither too many posts nor a full disk makes that untrue.
          if (tooMany === 0) await store.noteTry(key, count).catch(logFailure)
          return received()
        }
        if (known) {
          free++
          continue
        }
        if (tooMany > 0) throw tooManyPosts(tooMany)
        files ??= await takeFiles(posted.files, limits, refusals)
        const contents = files.map(({ content }) => content)
        if (await store.keep(leadFrom(free, files), contents)) {
          mailer.send(key)
          return received()
        }
        // Another request has stored this revision concurrently: the next iteration compares it.
      }
      throw tooManyPosts(RETRY_AFTER_S)

      function received(): Response {
        if (wantsJson(request)) return Response.json({ received: id, revision, reference })
        const thanks = `${settings.siteUrl}${THANK_YOU_PATH}?${REFERENCE_PARAMETER}=${encodeURIComponent(reference)}`
        return new Response(null, { status: 303, headers: { location: thanks } })
      }

      function leadFrom(revision: number, files: readonly TakenFile[]): StoredLead {
        const extra = (name: string) => oneLine(posted.texts.get(name) ?? '', EXTRA_LENGTH)
        const reasons = reasonsToCheck({
          trap: extra(settings.honeypot),
          suspect: extra('suspect'),
          isForeign: isForeign(request.headers.get('origin')),
          texts: [...Object.values(values), ...Object.values(written.others)],
        })
        const known = ORIGIN.map((name) => [name, extra(name)] as const)
        return {
          id,
          revision,
          try: count,
          reference,
          received: new Date().toISOString(),
          status: reasons.length > 0 ? 'quarantined' : 'new',
          reasons,
          ...written,
          ...Object.fromEntries(known.filter(([, text]) => text !== '')),
          files: files.map(({ called, type, ending, content }, i) => ({
            name: `${keyOf({ id, revision })}-${i + 1}.${ending}`,
            called,
            type,
            size: content.length,
          })),
        }
      }
    }
  }

  /**
   * The posted id, revision and try. A form without script has none: the receiver derives an id
   * from its content, so that a second submission within ten minutes is the same lead.
   */
  async function identityOf({ texts, files }: Posted): Promise<{ id: string; revision: number; count: number }> {
    const whole = (name: string) => (/^[1-9]\d{0,3}$/.test(texts.get(name) ?? '') ? Number(texts.get(name)) : 1)
    const count = Math.min(whole('try'), MOST_TRIES)
    const given = texts.get(LEAD_ID) ?? ''
    if (isId(given)) return { id: given, revision: whole('revision'), count }
    const contents = await Promise.all(files.map(async (file) => digest(await file.arrayBuffer())))
    const content = JSON.stringify([[...texts], contents])
    return { id: await idOf(content, settings.ownerKey, store), revision: 1, count }
  }

  /** The form's fields. Throws a Refusal with the field errors in the form's copy. */
  function valuesOf({ texts }: Posted): QuoteValues {
    const values: QuoteValues = Object.fromEntries(
      // A browser without script posts other line breaks and spaces than the form's script does.
      FIELDS.map((field) => [field, (texts.get(field) ?? '').toWellFormed().replaceAll(/\r\n?/g, '\n').trim()]),
    )
    const tooLong = FIELDS.filter((field) => values[field]!.length > FIELD_LENGTH)
    if (tooLong.length > 0) {
      const faults = Object.fromEntries(tooLong.map((field) => [field, refusals.tooLong]))
      throw new Refusal(413, refusals.tooLong, { faults })
    }
    const faults = Object.entries(errorsOf(values)).map(([field, fault]) => [field, words.quote.errors[fault]])
    if (faults.length > 0) throw new Refusal(422, words.quote.errors.title, { faults: Object.fromEntries(faults) })
    return values
  }

  /**
   * Whether a page of another site has posted this. Programs name no origin, and browsers say
   * `null` where a visitor wants them to.
   */
  function isForeign(origin: string | null): boolean {
    return origin !== null && origin !== 'null' && !settings.origins.includes(origin)
  }

  /** Fields that the form does not have: stored, within limits. */
  function othersOf(texts: Posted['texts']): Record<string, string> {
    const known = new Set<string>([...FIELDS, ...HIDDEN_FIELDS])
    const others = [...texts].filter(([name, text]) => !known.has(name) && text !== '').slice(0, EXTRA_FIELDS)
    return Object.fromEntries(
      others.map(([name, text]) => [oneLine(name, 100), text.toWellFormed().slice(0, EXTRA_LENGTH)]),
    )
  }
}

/**
 * Whether a stored lead has the same answers as the posted one, and files of the same sizes. Posted
 * without files it is the same, too: files come with a post of their own.
 */
function isSame(kept: StoredLead, written: Pick<StoredLead, 'fields' | 'others'>, files: readonly File[]): boolean {
  // The names of files that are still to come are no answer.
  const all = ({ fields, others: { [PHOTOS]: _, ...others } }: typeof written, sizes: readonly { size: number }[]) =>
    JSON.stringify([Object.entries(fields).sort(), Object.entries(others).sort(), sizes.map(({ size }) => size)])
  return all(kept, kept.files) === all(written, files.length === 0 ? kept.files : files)
}

/** Whether script sent the request: a browser that posts a form natively accepts HTML. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('application/json') || typeOf(request) === 'application/json'
}
