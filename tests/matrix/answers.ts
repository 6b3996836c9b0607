import type { ServerResponse } from 'node:http'
import { LIES, REASON, type Lie } from '../support/lead-answers'

/** How the place where leads are received deals with a request that carries one. */
interface Dealing {
  /** Whether the receiver gets it, and so stores it. */
  isPassedOn: boolean
  /** What the browser gets: the receiver's own answer, another one, or none. */
  reply: 'own' | 'cut' | 'half' | 'none' | ((response: ServerResponse) => unknown)
  /** How long it takes before the receiver has it, in ms. */
  beforeMs?: number
  /** How long the answer takes after that, in ms. */
  afterMs?: number
  /** How late each piece of what the browser sends comes, in ms. */
  lineMs?: number
  /** The receiver's disk is full. */
  isFull?: boolean
}

/** How long a slow server takes, in ms: longer than a visitor looks at "Sending". */
const SLOW_MS = 4000

/** Longer than the site waits for an answer (30 s), in ms. */
const BEYOND_PATIENCE_MS = 33_000

const status =
  (code: number, body = '<h1>No</h1>', type = 'text/html', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, { 'Content-Type': type, ...headers }).end(body)

const json = (value: object, type = 'application/json') => status(200, JSON.stringify(value), type)

/** What is told without the receiver knowing of the request. */
const refused = (reply: Dealing['reply']): Dealing => ({ isPassedOn: false, reply })

/** What comes of a request that the receiver has stored. */
const stored = (reply: Dealing['reply']): Dealing => ({ isPassedOn: true, reply })

/** Answers after which the site itself tries again. */
const PASSING = {
  'error 500': refused(status(500)),
  'error 502': refused(status(502)),
  'error 503 with a pause of 1 s': refused(status(503, '', 'text/html', { 'Retry-After': '1' })),
  'error 504': refused(status(504)),
  'time-out 408': refused(status(408)),
  'too early 425': refused(status(425)),
  'busy 429 with a pause of 2 s': refused(status(429, '', 'text/html', { 'Retry-After': '2' })),
  'busy 429 until a date': refused((response) =>
    status(429, '', 'text/html', { 'Retry-After': new Date(Date.now() + 3000).toUTCString() })(response),
  ),
  'a line that is cut before the request is read': refused('cut'),
  'a full disk at the receiver': { isPassedOn: true, reply: 'own', isFull: true },
  'a lead stored, and the line cut before the answer': stored('cut'),
  'a lead stored, and the line cut in the answer': stored('half'),
  'a lead stored, and error 500': stored(status(500)),
  'a lead stored, and error 502 of a proxy': stored(status(502)),
  'a lead stored, and error 504 of a proxy': stored(status(504)),
  'a lead stored, and an answer that script may not read': stored((response) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }),
} satisfies Record<string, Dealing>

/** Answers after which only the visitor may have it sent again. */
const FINAL = {
  'no such page 404': refused(status(404)),
  'not allowed 401': refused(status(401)),
  'forbidden 403': refused(status(403)),
  'no such method 405': refused(status(405)),
  'gone 410': refused(status(410)),
  'too large 413': refused(status(413)),
  'a reason in JSON 422': refused(status(422, JSON.stringify({ message: REASON }), 'application/json')),
  'a reason as text 400': refused(status(400, REASON, 'text/plain')),
  'a lead stored, and an empty answer': stored(status(200, '')),
  'a lead stored, and a page of another one': stored(status(200, '<h1>Welcome</h1>')),
  'a lead stored, and a redirect': stored(status(302, '', 'text/html', { Location: '/login' })),
  'a lead stored, and its answer as plain text': stored(json({ received: 'yes' }, 'text/plain')),
  'a lead stored, and the echo of another revision': stored(json({ received: 'b5b7c1de', revision: 9 })),
  'a lead stored, and error 403 of a filter': stored(status(403)),
} satisfies Record<string, Dealing>

const HONEST = {
  good: stored('own'),
  'a slow line': { isPassedOn: true, reply: 'own', lineMs: 1500 },
  'a slow receiver': { isPassedOn: true, reply: 'own', beforeMs: SLOW_MS },
  'a slow answer': { isPassedOn: true, reply: 'own', afterMs: SLOW_MS },
  'a very slow answer': { isPassedOn: true, reply: 'own', afterMs: 3 * SLOW_MS },
  'an answer beyond all patience': { isPassedOn: true, reply: 'own', afterMs: BEYOND_PATIENCE_MS },
  silence: refused('none'),
  'a lead stored, and silence': stored('none'),
} satisfies Record<string, Dealing>

export type Answer = keyof typeof PASSING | keyof typeof FINAL | keyof typeof HONEST | Lie

export const ALL_PASSING = Object.keys(PASSING) as (keyof typeof PASSING)[]
export const ALL_FINAL = Object.keys(FINAL) as (keyof typeof FINAL)[]

const lies = Object.fromEntries(Object.entries(LIES).map(([name, lie]) => [name, refused(lie)])) as Record<Lie, Dealing>

export const ANSWERS: Readonly<Record<Answer, Dealing>> = { ...PASSING, ...FINAL, ...HONEST, ...lies }

/**
 * What answers of one kind have in common: whether the receiver has it, and whose answer it gets.
 */
export function kindOf(answer: Answer): string {
  const { isPassedOn, isFull = false, reply } = ANSWERS[answer]
  return `${isPassedOn} ${isFull} ${typeof reply === 'function' ? 'another' : reply}`
}

/** Whether the site gives up waiting for it. */
export function isBeyondPatience(answer: Answer): boolean {
  const { reply, afterMs = 0 } = ANSWERS[answer]
  return reply === 'none' || afterMs >= BEYOND_PATIENCE_MS
}
