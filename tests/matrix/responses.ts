import type { ServerResponse } from 'node:http'
import { FALSE_SUCCESSES, REASON, type FalseSuccess } from '../support/lead-answers'

/** How the endpoint handles a request with a lead. */
interface Handling {
  /** Whether the receiver gets the request, and so stores the lead. */
  reachesReceiver: boolean
  /** What the browser gets: the receiver's response, another one, or none. */
  reply: 'receiver' | 'reset' | 'truncated' | 'none' | ((response: ServerResponse) => unknown)
  /** How long the request takes to reach the receiver, in ms. */
  receiverDelayMs?: number
  /** How long the response takes after that, in ms. */
  responseDelayMs?: number
  /** How late each chunk of the request arrives, in ms. */
  uploadDelayMs?: number
  /** Whether the receiver's disk is full. */
  isDiskFull?: boolean
}

/** How long a slow server takes, in ms: longer than a visitor looks at "Sending". */
const SLOW_MS = 4000

/** Longer than the site waits for a response (30 s), in ms. */
const PAST_TIMEOUT_MS = 33_000

const status =
  (code: number, body = '<h1>No</h1>', type = 'text/html', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, { 'Content-Type': type, ...headers }).end(body)

const json = (value: object, type = 'application/json') => status(200, JSON.stringify(value), type)

/** A response without the receiver having the request. */
const notStored = (reply: Handling['reply']): Handling => ({ reachesReceiver: false, reply })

/** A response to a request that the receiver has stored. */
const stored = (reply: Handling['reply']): Handling => ({ reachesReceiver: true, reply })

/** Responses after which the site retries by itself. */
const TRANSIENT = {
  'error 500': notStored(status(500)),
  'error 502': notStored(status(502)),
  'error 503 with Retry-After 1 s': notStored(status(503, '', 'text/html', { 'Retry-After': '1' })),
  'error 504': notStored(status(504)),
  'time-out 408': notStored(status(408)),
  'too early 425': notStored(status(425)),
  'busy 429 with Retry-After 2 s': notStored(status(429, '', 'text/html', { 'Retry-After': '2' })),
  'busy 429 with Retry-After as a date': notStored((response) =>
    status(429, '', 'text/html', { 'Retry-After': new Date(Date.now() + 3000).toUTCString() })(response),
  ),
  'a connection reset before the request is read': notStored('reset'),
  'a full disk at the receiver': { reachesReceiver: true, reply: 'receiver', isDiskFull: true },
  'a lead stored, then a connection reset before the response': stored('reset'),
  'a lead stored, then a truncated response': stored('truncated'),
  'a lead stored, then error 500': stored(status(500)),
  'a lead stored, then error 502 of a proxy': stored(status(502)),
  'a lead stored, then error 504 of a proxy': stored(status(504)),
  'a lead stored, then a response blocked by CORS': stored((response) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }),
} satisfies Record<string, Handling>

/** Responses after which only the visitor can send the request again. */
const PERMANENT = {
  'not found 404': notStored(status(404)),
  'unauthorized 401': notStored(status(401)),
  'forbidden 403': notStored(status(403)),
  'method not allowed 405': notStored(status(405)),
  'gone 410': notStored(status(410)),
  'content too large 413': notStored(status(413)),
  'a reason in JSON 422': notStored(status(422, JSON.stringify({ message: REASON }), 'application/json')),
  'a reason as text 400': notStored(status(400, REASON, 'text/plain')),
  'a lead stored, then an empty response': stored(status(200, '')),
  'a lead stored, then an unrelated page': stored(status(200, '<h1>Welcome</h1>')),
  'a lead stored, then a redirect': stored(status(302, '', 'text/html', { Location: '/login' })),
  'a lead stored, then its response as plain text': stored(json({ received: 'yes' }, 'text/plain')),
  'a lead stored, then the echo of another revision': stored(json({ received: 'b5b7c1de', revision: 9 })),
  'a lead stored, then error 403 of a filter': stored(status(403)),
} satisfies Record<string, Handling>

/** Responses of the receiver in time or late, and none at all. */
const TIMING = {
  good: stored('receiver'),
  'a slow upload': { reachesReceiver: true, reply: 'receiver', uploadDelayMs: 1500 },
  'a slow receiver': { reachesReceiver: true, reply: 'receiver', receiverDelayMs: SLOW_MS },
  'a slow response': { reachesReceiver: true, reply: 'receiver', responseDelayMs: SLOW_MS },
  'a very slow response': { reachesReceiver: true, reply: 'receiver', responseDelayMs: 3 * SLOW_MS },
  'a response after the time-out': { reachesReceiver: true, reply: 'receiver', responseDelayMs: PAST_TIMEOUT_MS },
  'no response': notStored('none'),
  'a lead stored, then no response': stored('none'),
} satisfies Record<string, Handling>

/** A response by its name. */
export type EndpointResponse = keyof typeof TRANSIENT | keyof typeof PERMANENT | keyof typeof TIMING | FalseSuccess

export const ALL_TRANSIENT = Object.keys(TRANSIENT) as (keyof typeof TRANSIENT)[]
export const ALL_PERMANENT = Object.keys(PERMANENT) as (keyof typeof PERMANENT)[]

const falseSuccesses = Object.fromEntries(
  Object.entries(FALSE_SUCCESSES).map(([name, lie]) => [name, notStored(lie)]),
) as Record<FalseSuccess, Handling>

export const RESPONSES: Readonly<Record<EndpointResponse, Handling>> = {
  ...TRANSIENT,
  ...PERMANENT,
  ...TIMING,
  ...falseSuccesses,
}

/** What a response does: whether the lead is stored, and what the browser gets. */
export function responseKind(response: EndpointResponse): string {
  const { reachesReceiver, isDiskFull = false, reply } = RESPONSES[response]
  return `${reachesReceiver} ${isDiskFull} ${typeof reply === 'function' ? 'another' : reply}`
}

/** Whether the site times out waiting for it. */
export function exceedsTimeout(response: EndpointResponse): boolean {
  const { reply, responseDelayMs = 0 } = RESPONSES[response]
  return reply === 'none' || responseDelayMs >= PAST_TIMEOUT_MS
}
