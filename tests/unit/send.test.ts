import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LONGEST_PAUSE_MS, RETRIES } from '@/components/enhancements/retry'
import { newId } from '@/components/lead/identity'
import { RETENTION_MS, outboxEntry, removeEntry, saveEntry, type OutboxEntry } from '@/components/lead/outbox'
import type { DeliveryService } from '@/components/lead/proof'
import * as sender from '@/components/lead/send'
import type { Outcome, Progress, Target } from '@/components/lead/send'
import type { Lead } from '@/components/quote/fields'

const LEAD: Lead = { reference: 'CQ-7F3K', name: 'Zoë & Søn', phone: '+61 2', message: 'One\nTwo 😀' }
const ID = newId()
const OTHER_ID = newId()
const REVISION = 2

interface Received {
  method: string | undefined
  type: string | undefined
  accept: string | undefined
  body: string
  /** What the outbox held when it came. */
  kept: OutboxEntry | undefined
}

type Reply = (response: ServerResponse) => void

let server: Server
let received: Received[]
let answer: (response: ServerResponse, count: number) => void
/** How long was waited, in ms, one entry for each time. */
let waits: number[]
let progress: Progress[]
let requests: RequestInit[]
let browser: { onLine: boolean; locks?: { request: unknown } }
const realFetch = globalThis.fetch
const realTimeout = globalThis.setTimeout

/** In the tests time passes as many times faster, so that what takes 30 s takes one. */
const FASTER = 30

/** What a browser keeps, which all its tabs share; what is in it are properties of its own. */
class SharedStorage {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  /** The other tabs hear of it. */
  removeItem(key: string) {
    delete this[key]
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
  }
}

const listener: RequestListener = (request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method, headers } = request
    const body = Buffer.concat(parts).toString()
    received.push({ method, type: headers['content-type'], accept: headers.accept, body, kept: outboxEntry(ID) })
    answer(response, received.length)
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

/** What a browser has and Node has not. */
const inBrowser = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true })

beforeEach(() => {
  received = []
  waits = []
  progress = []
  requests = []
  browser = { onLine: true }
  inBrowser('navigator', browser)
  inBrowser('window', new EventTarget())
  inBrowser('localStorage', new SharedStorage())
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0) =>
    realTimeout(() => {
      waits.push(ms)
      act()
    }, ms / FASTER)) as typeof setTimeout)
  // Node shows the redirect that a browser hides (Fetch standard, opaque-redirect filtered
  // response).
  globalThis.fetch = async (...request) => {
    requests.push(request[1] ?? {})
    const response = await realFetch(...request)
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

/** A lead as it is written down when its visitor asks for it. */
const asked = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: ID, revision: REVISION, tries: 0, askedAt: Date.now(), lead: LEAD },
  ...change,
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/x`
const send = (target: Partial<Target> = {}, { id = ID, by = sender } = {}) =>
  by.send(id, { kind: 'formspree', action: address(), fields: {}, ...target }, (is) => progress.push(is))

const total = () => waits.reduce((sum, ms) => sum + ms, 0)
const sentFields = () => received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

const replies =
  (status: number, type = 'text/html', body = '', headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { ...(type && { 'Content-Type': type }), ...headers }).end(body)
const json = (value: unknown, status = 200) => replies(status, 'application/json', JSON.stringify(value))

/** Each answer in its turn, the last for all that follow. */
const inTurn =
  (...answers: Reply[]) =>
  (response: ServerResponse, count: number) =>
    answers[Math.min(count, answers.length) - 1]?.(response)

const ON_NETLIFY = { 'x-nf-request-id': '01J' }

/** How each service says that it has a lead. */
const PROOF: Record<DeliveryService, Reply> = {
  formspree: json({ next: '/thanks', ok: true }),
  web3forms: json({ success: true, message: 'Email sent successfully!' }),
  netlify: replies(200, 'text/html', '<h1>Thank you</h1>', ON_NETLIFY),
  receiver: json({ received: ID, revision: REVISION }),
}
const SERVICES = Object.keys(PROOF) as DeliveryService[]
const proof = PROOF.formspree

/** Waits until something is so, for 3 s at most. */
async function until(isSo: () => boolean) {
  for (let i = 0; i < 300 && !isSo(); i++) await new Promise((resolve) => realTimeout(resolve, 10))
  expect(isSo()).toBe(true)
}

describe.each(SERVICES)('%s', (kind) => {
  test('has the lead once it says so in its own way: one request, and nothing is kept', async () => {
    answer = PROOF[kind]
    expect(await send({ kind })).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
    expect(progress).toEqual(['sending'])
    expect(outboxEntry(ID)).toBeUndefined()
  })

  // What each of them says when it has it, in one answer: its type, its status or its kinds of
  // values are wrong.
  const ALL = { ok: true, success: true, received: ID, revision: REVISION }
  const AS_WORDS = { ok: 'true', success: 'true', received: ID, revision: `${REVISION}` }
  const NOT_PROOF: [name: string, reply: Reply, is?: Outcome['kind']][] = [
    ['nothing at all', replies(200, '')],
    ['201 without a word', replies(201, '')],
    ['204', replies(204, '')],
    ['a page', replies(200, 'text/html', '<!doctype html><h1>Thank you</h1>')],
    ['a challenge page', replies(202, 'text/html', '<h1>Checking your browser</h1>')],
    ['a yes that is no JSON', replies(200, 'text/html', JSON.stringify(ALL))],
    ['a yes in words', json(AS_WORDS)],
    ['a yes in numbers', json({ ok: 1, success: 1, received: 1, revision: 1 })],
    ['a yes within something else', json({ data: ALL })],
    ['a yes in a list', json([ALL])],
    ['half a yes', replies(200, 'application/json', JSON.stringify(ALL).slice(0, -1))],
    ['{"ok":false}', json({ ok: false }), 'refused'],
    ['{"success":false}', json({ success: false }), 'refused'],
    ['{"success":"false"}', json({ success: 'false' }), 'refused'],
    ['{"status":"error"}', json({ status: 'error', message: 'Mailbox full' })],
    // contactform7.com, "REST API".
    ['Contact Form 7’s no', json({ status: 'mail_failed', message: 'There was an error.' })],
    ['{"error"}', json({ error: 'Mailbox full' })],
    ['{"errors"}', json({ errors: [{ message: 'Mailbox full' }] })],
    ['{"result":"error"}', json({ result: 'error' })],
    ['GraphQL’s errors', json({ data: null, errors: [{ message: 'Mailbox full', path: ['send'] }] })],
    ['an error as plain text', replies(200, 'text/plain', 'ERROR: mailbox full')],
    ['a yes as plain text', replies(200, 'text/plain', 'OK')],
    ['null', json(null)],
    ['true', json(true)],
    ['an empty list', json([])],
    ['an empty object', json({})],
    ['the number of another lead', json({ received: OTHER_ID, revision: REVISION })],
    ['the number of no lead', json({ received: '', revision: REVISION })],
    ['another revision', json({ received: ID, revision: REVISION - 1 })],
    ['no revision', json({ received: ID })],
    ...SERVICES.filter((other) => other !== kind).map((other): [string, Reply] => [`${other}’s yes`, PROOF[other]]),
    ...[301, 302, 303, 307, 308].map((status): [string, Reply] => [
      `${status}`,
      replies(status, 'text/html', '', { Location: '/thank-you/', ...ON_NETLIFY }),
    ]),
    ['a yes with 400', json(ALL, 400), 'refused'],
    ['a page of Netlify’s with 404', replies(404, 'text/html', '<h1>Page not found</h1>', ON_NETLIFY), 'refused'],
    ['an answer of Netlify’s with 202', replies(202, 'text/html', '', ON_NETLIFY)],
  ]

  test.each(NOT_PROOF)('has not proven anything by %s', async (_, reply, is = 'unproven') => {
    answer = reply
    expect((await send({ kind })).kind).toBe(is)
    // Whether another try is in order, only the visitor knows.
    expect(received).toHaveLength(1)
    expect(outboxEntry(ID)).toMatchObject({ id: ID, revision: REVISION, isAnswered: true, lead: LEAD })
  })

  test.each([500, 503])('has not proven anything by a yes with %d, and gets it again', async (status) => {
    answer = replies(status, 'application/json', JSON.stringify(ALL), ON_NETLIFY)
    expect(await send({ kind })).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(1 + RETRIES)
  })
})

describe('what is posted', () => {
  const fields = { access_key: 'a b&c' }

  test('is a form: the lead, what it is known by, and what its service wants', async () => {
    answer = proof
    await send({ fields })
    expect(received[0]).toMatchObject({
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      accept: 'application/json',
    })
    expect([...new URLSearchParams(received[0]?.body)]).toEqual([
      ...Object.entries(LEAD),
      ['leadId', ID],
      ['revision', `${REVISION}`],
      ['try', '1'],
      ...Object.entries(fields),
    ])
  })

  // Fetch standard, "CORS-safelisted request-header": else it asks the server first, and many a
  // server gives no answer to that.
  test('goes out without the browser asking the server for leave', async () => {
    answer = proof
    await send({ fields })
    expect(Object.keys(requests[0]?.headers ?? {}).map((name) => name.toLowerCase())).toEqual(['accept'])
  })

  // Fetch standard, "HTTP-network-or-cache fetch": with more the request fails.
  test.each([
    ['a short one', 'a', true],
    ['a long one', 'a'.repeat(64 * 1024), false],
    ['one that is long as it is written', 'ü'.repeat(11_000), false],
    ['one of 50,000 characters', 'a'.repeat(50_000), true],
  ])('goes on when its page is closed, as far as browsers allow: %s', async (_, message, keepalive) => {
    answer = proof
    saveEntry(asked({ lead: { ...LEAD, message } }))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(requests[0]?.keepalive).toBe(keepalive)
    expect(sentFields()[0]?.message).toBe(message)
  })
})

describe('the outbox', () => {
  test('has the lead before it goes out, and at each try', async () => {
    answer = inTurn(replies(500), replies(500), proof)
    await send()
    expect(received.map(({ kept }) => kept)).toEqual([1, 2, 3].map((tries) => ({ ...received[0]!.kept, tries })))
    expect(received[0]?.kept).toMatchObject({ revision: REVISION, lead: LEAD })
    expect(outboxEntry(ID)).toBeUndefined()
  })

  test('tells the receiver which try it is, from the first one on, whatever page made it', async () => {
    answer = inTurn(replies(500), proof)
    saveEntry(asked({ tries: 4 }))
    await send()
    expect(sentFields().map((sent) => sent.try)).toEqual(['5', '6'])
  })

  test('keeps what did not get through, to be sent again without being asked', async () => {
    answer = replies(500)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(outboxEntry(ID)).toMatchObject({ tries: 1 + RETRIES, lead: LEAD })
    expect(outboxEntry(ID)?.isAnswered).toBeFalsy()
  })

  test('thanks for nothing that it does not know', async () => {
    expect(await send({}, { id: newId() })).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(0)
  })

  // The fault: a lead that was gone from the outbox was taken for one that another tab had sent.
  test('may be emptied while it waits: the lead is sent all the same', async () => {
    answer = inTurn((response) => {
      inBrowser('localStorage', new SharedStorage())
      replies(500)(response)
    }, proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
    expect(sentFields()[1]).toMatchObject({ ...LEAD, leadId: ID, revision: `${REVISION}` })
  })

  test('may lose it to another tab while it waits: it is not sent a second time', async () => {
    answer = (response) => {
      removeEntry(ID)
      replies(500)(response)
    }
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
    expect(outboxEntry(ID)).toBeUndefined()
  })

  // The fault: a laptop was closed over the weekend, and the visitor was thanked on Monday for what
  // had been deleted unsent.
  test('does not take for sent what became too old while it waited', async () => {
    answer = inTurn((response) => {
      const now = Date.now()
      jest.spyOn(Date, 'now').mockReturnValue(now + RETENTION_MS)
      replies(500)(response)
    }, proof)
    expect((await send()).kind).not.toBe('sent')
  })

  test('keeps what another tab has changed while the former text was on its way', async () => {
    const changed = asked({ revision: REVISION + 1, lead: { ...LEAD, message: 'Changed' } })
    answer = inTurn((response) => {
      saveEntry(changed)
      proof(response)
    }, replies(500))
    await send()
    expect(outboxEntry(ID)).toMatchObject({ revision: changed.revision, lead: changed.lead })
  })

  test('does not hold against a changed text what was said about the former one', async () => {
    const changed = asked({ revision: REVISION + 1, lead: { ...LEAD, message: 'Changed' } })
    answer = inTurn((response) => {
      saveEntry(changed)
      replies(422)(response)
    }, replies(500))
    await send()
    expect(outboxEntry(ID)?.isAnswered).toBeFalsy()
  })
})

describe('two tabs with one lead', () => {
  /** The code of another tab, which shares nothing but what the browser keeps. */
  const otherTab = () => {
    let other: typeof sender | undefined
    jest.isolateModules(() => {
      other = jest.requireActual<typeof sender>('@/components/lead/send')
    })
    return other!
  }
  /** As browsers do it: who comes later waits (Web Locks). */
  const locks = () => {
    const held = new Map<string, Promise<unknown>>()
    type Act = (lock: object | null) => unknown
    return {
      request: (name: string, ...[first, second]: [Act] | [{ ifAvailable: boolean }, Act]) => {
        const act = second ?? (first as Act)
        const before = held.get(name)
        if (second && before) return Promise.resolve(act(null))
        const turn = Promise.resolve(before).then(() => act({ name }))
        held.set(name, turn)
        const release = () => held.get(name) === turn && held.delete(name)
        turn.then(release, release)
        return turn
      },
    }
  }

  test('send it once: the second finds that nothing is left to do', async () => {
    browser.locks = locks()
    answer = proof
    const by = otherTab()
    expect(by.send).not.toBe(sender.send)
    expect(await Promise.all([send(), send({}, { by })])).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
    expect(received).toHaveLength(1)
  })

  test('send it one after the other where the first has not succeeded', async () => {
    browser.locks = locks()
    answer = inTurn(...Array.from({ length: 1 + RETRIES }, () => replies(500)), proof)
    expect(await Promise.all([send(), send({}, { by: otherTab() })])).toEqual([{ kind: 'failed' }, { kind: 'sent' }])
    expect(sentFields().map((sent) => sent.try)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('do not both send it where the first got an answer that proves nothing: only the visitor may', async () => {
    browser.locks = locks()
    answer = replies(200)
    const outcomes = await Promise.all([send(), send({}, { by: otherTab() })])
    expect(outcomes).toEqual([{ kind: 'unproven' }, { kind: 'unproven' }])
    expect(received).toHaveLength(1)
  })

  test('do not wait for each other with different leads', async () => {
    browser.locks = locks()
    saveEntry(asked({ id: OTHER_ID }))
    answer = inTurn(() => {}, proof)
    const first = send()
    await until(() => received.length === 1)
    expect(await send({}, { id: OTHER_ID })).toEqual({ kind: 'sent' })
    answer = proof
    expect(await first).toEqual({ kind: 'sent' })
  })

  // Chromium, "Block all cookies": neither storage nor locks.
  test('are no concern where the browser refuses locks', async () => {
    browser.locks = { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) }
    answer = proof
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })
})

test('where the browser stores nothing, it is sent all the same', async () => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  answer = inTurn(replies(500), proof)
  saveEntry(asked())
  expect(await send()).toEqual({ kind: 'sent' })
  expect(sentFields().map((sent) => sent.try)).toEqual(['1', '2'])
  expect(outboxEntry(ID)).toBeUndefined()
})

describe('a request that the server refuses', () => {
  const LONG = 'The reason. '.repeat(100)

  const REASONS: [name: string, type: string, body: string, reason: string | undefined][] = [
    ['{message}', 'application/json', '{"message":"No phone"}', 'No phone'],
    ['{error}', 'application/json; charset=utf-8', '{"error":"No phone"}', 'No phone'],
    [
      '{errors}',
      'application/problem+json',
      '{"errors":[{"message":"No phone"},{"message":"No name"}]}',
      'No phone No name',
    ],
    [
      'Formspree’s form',
      'application/json',
      '{"error":"Validation errors","errors":[{"field":"email","message":"should be an email"}]}',
      'Validation errors should be an email',
    ],
    ['plain text', 'text/plain', ' No phone\n', 'No phone'],
    ['a long text', 'text/plain', LONG, LONG.slice(0, 300)],
    ['HTML', 'text/html', '<h1>No</h1>', undefined],
    ['nothing', 'text/plain', '', undefined],
    ['JSON without a message', 'application/json', '{"code":7,"message":{"a":1},"errors":["x",null]}', undefined],
    ['JSON that is null', 'application/json', 'null', undefined],
    ['broken JSON', 'application/json', '{"message":', undefined],
  ]

  test.each(REASONS)('gives the reason as the server said it: %s', async (_, type, body, reason) => {
    answer = replies(400, type, body)
    expect(await send()).toEqual({ kind: 'refused', reason })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['success: false', '{"success":false,"message":"No phone"}'],
    ['success: false as a word', '{"success":"false","message":"No phone"}'],
    ['ok: false', '{"ok":false,"error":"No phone"}'],
  ])('although its status is 200, as some form services do, gives its reason: %s', async (_, body) => {
    answer = replies(200, 'application/json', body)
    expect(await send()).toEqual({ kind: 'refused', reason: 'No phone' })
  })

  test.each([400, 401, 403, 404, 409, 410, 413, 422, 451])('with %d is not sent again', async (status) => {
    answer = replies(status)
    expect(await send()).toEqual({ kind: 'refused', reason: undefined })
    expect(received).toHaveLength(1)
    expect(outboxEntry(ID)).toMatchObject({ isAnswered: true })
  })
})

describe('a server that is out of order', () => {
  test('is tried four times, 1, 2 and 4 seconds apart', async () => {
    answer = replies(500)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(4)
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test.each([408, 425, 429, 500, 502, 503, 504])('for now, as %d says, gets another try', async (status) => {
    answer = inTurn(replies(status), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
  })

  test('gets the same lead again, with its id and its revision, and then has one', async () => {
    answer = inTurn(replies(500), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    const [first, second] = sentFields()
    expect(first).toMatchObject({ ...LEAD, leadId: ID, revision: `${REVISION}` })
    expect(second).toEqual({ ...first, try: '2' })
  })

  test('is reported as soon as it fails, and again with each try', async () => {
    answer = replies(503)
    await send()
    expect(progress.filter((is, i) => is !== progress[i - 1])).toEqual(['sending', 'retrying'])
  })

  test('and then refuses is not tried further', async () => {
    answer = inTurn(replies(502), json({ message: 'No' }, 422))
    expect(await send()).toEqual({ kind: 'refused', reason: 'No' })
    expect(received).toHaveLength(2)
  })

  test('and then answers without proof is not tried further', async () => {
    answer = inTurn(replies(502), replies(200))
    expect(await send()).toEqual({ kind: 'unproven' })
    expect(received).toHaveLength(2)
  })

  test('and gives no answer for 30 s is tried again', async () => {
    answer = inTurn(() => {}, proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(waits).toEqual([30_000, 1000])
  })
})

describe('a server that asks to be left alone', () => {
  const busy = (pause: string) => replies(429, 'text/plain', '', { 'Retry-After': pause })

  test('for seconds gets them', async () => {
    answer = inTurn(busy('7'), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(total()).toBe(7000)
  })

  test('until a date gets that', async () => {
    answer = inTurn(busy(new Date(Date.now() + 12_000).toUTCString()), proof)
    await send()
    expect(total()).toBeGreaterThan(9000)
    expect(total()).toBeLessThanOrEqual(12_000)
  })

  test('for longer than 30 s gets 30', async () => {
    answer = inTurn(busy('3600'), proof)
    await send()
    expect(total()).toBe(30_000)
  })

  test.each(['0', '-5', 'soon', new Date(0).toUTCString()])('for %j gets the usual pause', async (pause) => {
    answer = inTurn(busy(pause), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(total()).toBe(1000)
  })

  test('with 503 gets it as well', async () => {
    answer = inTurn(replies(503, 'text/plain', '', { 'Retry-After': '5' }), proof)
    await send()
    expect(total()).toBe(5000)
  })

  test('every time is tried four times and no more', async () => {
    answer = busy('3')
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(4)
    expect(total()).toBe(3000 + 3000 + 4000)
  })
})

describe('a connection that fails', () => {
  test('before the request got through is tried four times', async () => {
    // Nobody listens on a port that was just closed.
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await new Promise((resolve) => other.close(resolve))
    expect(await send({ action: `http://127.0.0.1:${port}/` })).toEqual({ kind: 'failed' })
    expect(waits).toEqual([1000, 2000, 4000])
    expect(outboxEntry(ID)).toMatchObject({ lead: LEAD })
  })

  test('in the middle of the head of the answer is tried again', async () => {
    answer = inTurn((response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-'), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
  })

  const halved =
    (status: number, header = 'X-None: 1'): Reply =>
    (response) =>
      response.socket?.end(
        `HTTP/1.1 ${status} X\r\nContent-Type: application/json\r\n${header}\r\nContent-Length: 100\r\n\r\n{"ok":true`,
      )

  test.each([200, 400])('in the middle of an answer of %d has proven nothing, and is tried again', async (status) => {
    answer = inTurn(halved(status), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
  })

  test('every time in the middle of the answer leaves it in the outbox', async () => {
    answer = halved(200)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(1 + RETRIES)
    expect(outboxEntry(ID)?.isAnswered).toBeFalsy()
  })

  test('after what proves it is not tried again: Netlify’s proof is in the head', async () => {
    answer = halved(200, 'x-nf-request-id: 01J')
    expect(await send({ kind: 'netlify' })).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })
})

describe('a browser that says it is offline', () => {
  const isWaiting = (times: number) => until(() => progress.filter((is) => is === 'offline').length === times)
  const comesBack = () => {
    browser.onLine = true
    ;(window as EventTarget).dispatchEvent(new Event('online'))
  }
  const goesAway: Reply = (response) => {
    browser.onLine = false
    response.socket?.destroy()
  }

  test('and is wrong sends at once', async () => {
    answer = proof
    browser.onLine = false
    expect(await send()).toEqual({ kind: 'sent' })
    expect(progress).toEqual(['sending'])
    expect(waits).toEqual([])
  })

  test('and is wrong gives a server that is out of order its four tries and no more', async () => {
    answer = inTurn(replies(500), replies(500), replies(500), replies(500), proof)
    browser.onLine = false
    expect(await send()).toEqual({ kind: 'failed' })
    expect(progress).not.toContain('offline')
  })

  test('waits after a first try, says so, and sends once the connection is back', async () => {
    answer = inTurn(goesAway, proof)
    browser.onLine = false
    const outcome = send()
    await isWaiting(1)
    expect(received).toHaveLength(1)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(progress).toEqual(['sending', 'offline', 'sending'])
  })

  test('tries again when the visitor asks for it, whatever it says', async () => {
    answer = inTurn(goesAway, proof)
    const outcome = send()
    await isWaiting(1)
    sender.tryNow()
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(waits).toEqual([])
  })

  test('tries again after 30 s, whatever it says', async () => {
    answer = inTurn(goesAway, proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(waits).toEqual([LONGEST_PAUSE_MS])
    expect(browser.onLine).toBe(false)
  })

  test('tries with every lead that waits when the visitor asks for it', async () => {
    answer = inTurn(goesAway, goesAway, proof)
    saveEntry(asked({ id: OTHER_ID }))
    const outcomes = [send(), send({}, { id: OTHER_ID })]
    await isWaiting(2)
    sender.tryNow()
    expect(await Promise.all(outcomes)).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
    expect(waits).toEqual([])
  })

  test('tries once when the connection comes back, and no more', async () => {
    answer = inTurn(goesAway, replies(422))
    const outcome = send()
    await isWaiting(1)
    comesBack()
    await outcome
    comesBack()
    sender.tryNow()
    await new Promise((resolve) => realTimeout(resolve, 50))
    expect(received).toHaveLength(2)
  })

  test('does not use up a try when the connection goes away under it', async () => {
    answer = inTurn(goesAway, goesAway, replies(500))
    const outcome = send()
    await isWaiting(1)
    comesBack()
    await isWaiting(2)
    comesBack()
    expect(await outcome).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(2 + 4)
  })

  test('waits as well when the connection goes away under the last try', async () => {
    answer = inTurn(replies(500), replies(500), replies(500), goesAway, proof)
    const outcome = send()
    await isWaiting(1)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
  })

  test('sends nothing once another tab has sent it meanwhile', async () => {
    answer = inTurn(goesAway, proof)
    const outcome = send()
    await isWaiting(1)
    removeEntry(ID)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })
})
