import { leadsCsv } from './csv'
import { failureOf } from './failure'
import { secured } from './headers'
import { createHealth } from './health'
import { createIntake, type Progress } from './intake'
import type { Mailer } from './mailer'
import { isOwner } from './owner'
import { Refusal, unavailable } from './refusal'
import { refuse } from './refuse'
import type { ReceiverSettings } from './settings'
import { sydneyDay, type LeadStore } from './store'

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
  const { words, log } = settings
  const takeLead = createIntake(settings, store, mailer)
  const faultOf = createHealth(store)

  return async (request, address) => {
    const start = performance.now()
    const progress: Progress = { bytes: 0, reference: '-' }
    const response = await routed(request, address, progress).catch((error: unknown) => {
      if (error instanceof Refusal) return refuse(request, error, words, progress.texts)
      log(failureOf(error))
      return refuse(request, unavailable(words.receiver.refusal), words, progress.texts)
    })
    const ms = Math.round(performance.now() - start)
    log(`${request.method} ${response.status} ${progress.reference} ${progress.bytes} B ${ms} ms`)
    return secured(response, request, settings.origins)
  }

  async function routed(request: Request, address: string, progress: Progress): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    switch (request.method) {
      case 'OPTIONS':
        return new Response(null, { status: 204 })
      case 'POST':
        return takeLead(request, address, progress)
      case 'GET':
      case 'HEAD':
        if (pathname.endsWith('/health')) return healthOf(searchParams.get('lead') ?? undefined)
        if (pathname.endsWith('/leads.csv')) return leadsOf(request, searchParams.get('day') ?? sydneyDay(new Date()))
        throw new Refusal(404, 'There is nothing at this address.')
      default:
        throw new Refusal(405, 'This method is not understood here.', {
          headers: { allow: 'GET, HEAD, OPTIONS, POST' },
        })
    }
  }

  async function healthOf(id?: string): Promise<Response> {
    const fault = await faultOf(id)
    return fault === undefined ? new Response('ok\n') : new Response(`not ok: ${fault}\n`, { status: 503 })
  }

  async function leadsOf(request: Request, day: string): Promise<Response> {
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
}
