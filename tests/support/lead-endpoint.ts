import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newId } from '@/components/lead/identity'
import { outboxEntry, saveEntry, type OutboxEntry } from '@/components/lead/outbox'
import type { DeliveryService } from '@/components/lead/proof'
import * as sender from '@/components/lead/send'
import type { Progress, Target } from '@/components/lead/send'
import type { Lead } from '@/components/quote/fields'

export const LEAD: Lead = { reference: 'CQ-7F3K', name: 'Zoë & Søn', phone: '+61 2', message: 'One\nTwo 😀' }
export const ID = newId()
export const OTHER_ID = newId()
export const REVISION = 2

interface Received {
  method: string | undefined
  type: string | undefined
  accept: string | undefined
  body: string
  /** The outbox entry when it was received. */
  kept: OutboxEntry | undefined
}

export type Reply = (response: ServerResponse) => void

let server: Server
/** How many calls of `fetch` have no response yet, and how many of them get none. */
let [pending, unanswered] = [0, 0]
/** The HTTP requests that the server received, oldest first. */
export const received: Received[] = []
/** How the server answers, set by each test; `count` is the number of HTTP requests so far. */
export const endpoint: { answer: (response: ServerResponse, count: number) => void } = { answer: () => {} }
/** The timeouts that ended, in ms, in order. */
export const waits: number[] = []
export const progress: Progress[] = []
/** What `fetch` was called with. */
export const requests: RequestInit[] = []
/** The browser's `navigator`. */
export const browser: { onLine: boolean; locks?: { request: unknown } } = { onLine: true }
const realFetch = globalThis.fetch
export const realTimeout = globalThis.setTimeout

/** How many times faster time passes in these tests: a timeout of 30 s ends after 0.3 s. */
const FASTER = 100

/** The storage that all tabs of a browser share; what it holds are its own properties. */
export class SharedStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
    tellTabs(key, value)
  }
  removeItem(key: string) {
    delete this[key]
    tellTabs(key, null)
  }
}

const tellTabs = (key: string, newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

const listener: RequestListener = (request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method, headers } = request
    const body = Buffer.concat(parts).toString()
    received.push({ method, type: headers['content-type'], accept: headers.accept, body, kept: outboxEntry(ID) })
    endpoint.answer(response, received.length)
    if (!response.writableEnded) unanswered++
  })
}

beforeAll(async () => {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** Defines a global that browsers have and Node has not. */
export const inBrowser = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true })

/**
 * Ends a timeout early, but never while a response is on its way: a busy machine must not turn an
 * answer into a timeout.
 */
function fastTimeout(act: () => void, ms = 0) {
  const timer = realTimeout(function end() {
    if (pending > unanswered) return void timer.refresh()
    waits.push(ms)
    act()
  }, ms / FASTER)
  return timer
}

beforeEach(() => {
  for (const list of [received, waits, progress, requests]) list.length = 0
  pending = unanswered = 0
  browser.onLine = true
  delete browser.locks
  inBrowser('navigator', browser)
  inBrowser('window', new EventTarget())
  inBrowser('localStorage', new SharedStorage())
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(fastTimeout as typeof setTimeout)
  // Node shows the redirect that a browser hides (Fetch standard, opaque-redirect filtered
  // response).
  globalThis.fetch = async (...request) => {
    requests.push(request[1] ?? {})
    pending++
    const response = await realFetch(...request).finally(() => pending--)
    const hidden = request[1]?.redirect === 'manual' && [301, 302, 303, 307, 308].includes(response.status)
    return hidden ? ({ ok: false, status: 0, type: 'opaqueredirect' } as Response) : response
  }
  saveEntry(asked())
})
afterEach(() => {
  jest.restoreAllMocks()
  globalThis.fetch = realFetch
  for (const name of ['navigator', 'window', 'localStorage']) Reflect.deleteProperty(globalThis, name)
})

/** The outbox entry of a lead that was just submitted. */
export const asked = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: ID, revision: REVISION, tries: 0, askedAt: Date.now(), lead: LEAD },
  ...change,
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/x`
const targetWith = (change: Partial<Target>): Target => ({
  ...{ kind: 'formspree', action: address(), fields: {} },
  ...change,
})
export const send = (target: Partial<Target> = {}, { id = ID, by = sender } = {}) =>
  by.send(id, targetWith(target), (is) => progress.push(is))
export const sendFiles = (files: readonly File[], target: Partial<Target> = {}) =>
  sender.sendFiles({ id: ID, revision: REVISION, lead: LEAD }, files, targetWith(target))

export const total = () => waits.reduce((sum, ms) => sum + ms, 0)
export const sentFields = () => received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

export const replies =
  (status: number, type = 'text/html', body = '', headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { ...(type && { 'Content-Type': type }), ...headers }).end(body)
export const json = (value: unknown, status = 200) => replies(status, 'application/json', JSON.stringify(value))

/** Answers in this order; the last one repeats. */
export const inTurn =
  (...answers: Reply[]) =>
  (response: ServerResponse, count: number) =>
    answers[Math.min(count, answers.length) - 1]?.(response)

export const ON_NETLIFY = { 'x-nf-request-id': '01J' }

/** The response by which each service confirms a lead. */
export const PROOF: Record<DeliveryService, Reply> = {
  formspree: json({ next: '/thanks', ok: true }),
  web3forms: json({ success: true, message: 'Email sent successfully!' }),
  netlify: replies(200, 'text/html', '<h1>Thank you</h1>', ON_NETLIFY),
  receiver: json({ received: ID, revision: REVISION }),
}
export const SERVICES = Object.keys(PROOF) as DeliveryService[]
export const proof = PROOF.formspree

/** Waits for a condition, for 3 s at most. */
export async function until(isSo: () => boolean) {
  for (let i = 0; i < 300 && !isSo(); i++) await new Promise((resolve) => realTimeout(resolve, 10))
  expect(isSo()).toBe(true)
}
