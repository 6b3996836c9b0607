import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendLead, type Progress, type Target } from '@/components/quote/send-lead'

const LEAD = { name: 'Zoë & Søn', contact: '+61 2', message: 'One\nTwo 😀', idempotencyKey: 'k-1' }

interface Received {
  method: string | undefined
  type: string | undefined
  accept: string | undefined
  body: string
}

let server: Server
let received: Received[]
let answer: (response: ServerResponse, request: IncomingMessage, count: number) => void
/** How long was waited, in ms, one entry for each time. */
let waits: number[]
let progress: Progress[]
let browser: { onLine: boolean }
const realFetch = globalThis.fetch
const realTimeout = globalThis.setTimeout

const listener: RequestListener = (request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const { method, headers } = request
    received.push({ method, type: headers['content-type'], accept: headers.accept, body })
    answer(response, request, received.length)
  })
}

beforeAll(async () => {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  received = []
  waits = []
  progress = []
  browser = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true })
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true })
  // Waiting is noted and skipped.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0) => {
    waits.push(ms)
    return realTimeout(act, 0)
  }) as typeof setTimeout)
  // Node shows the redirect that a browser hides (Fetch standard, opaque-redirect filtered
  // response).
  globalThis.fetch = async (...request) => {
    const response = await realFetch(...request)
    const hidden = request[1]?.redirect === 'manual' && [301, 302, 303, 307, 308].includes(response.status)
    return hidden ? ({ ok: false, status: 0, type: 'opaqueredirect' } as Response) : response
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  globalThis.fetch = realFetch
  Reflect.deleteProperty(globalThis, 'navigator')
  Reflect.deleteProperty(globalThis, 'window')
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/x`
const send = (target: Partial<Target> = {}) =>
  sendLead(LEAD, { address: address(), format: 'json', fields: {}, ...target }, (is) => progress.push(is))

const total = () => waits.reduce((sum, ms) => sum + ms, 0)

const replies =
  (status: number, type = 'text/html', body = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)

/** Each answer in its turn, the last for all that follow. */
const inTurn =
  (...answers: ((response: ServerResponse) => void)[]) =>
  (response: ServerResponse, _: IncomingMessage, count: number) =>
    answers[Math.min(count, answers.length) - 1]?.(response)

test.each([200, 201, 204, 303])('an answer of %d means that it was sent, with one request', async (status) => {
  answer = replies(status, 'text/html', '', { Location: '/thank-you/' })
  expect(await send()).toEqual({ kind: 'sent' })
  expect(received).toHaveLength(1)
  expect(progress).toEqual(['sending'])
})

describe('the body', () => {
  const fields = { access_key: 'a b&c' }

  test('is JSON where the server wants it', async () => {
    answer = replies(200)
    await send({ fields })
    expect(received[0]).toMatchObject({ method: 'POST', type: 'application/json', accept: 'application/json' })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ...fields, ...LEAD })
  })

  test('is a form where the server wants that', async () => {
    answer = replies(200)
    await send({ fields, format: 'form' })
    expect(received[0]).toMatchObject({ method: 'POST', type: 'application/x-www-form-urlencoded' })
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({ ...fields, ...LEAD })
  })
})

describe('a request that the server refuses', () => {
  const LONG = 'The reason. '.repeat(100)

  test.each([
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
  ])('gives the reason as the server said it: %s', async (_, type, body, reason) => {
    answer = replies(400, type, body)
    expect(await send()).toEqual({ kind: 'refused', reason })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['false', '{"success":false,"message":"No phone"}', { kind: 'refused', reason: 'No phone' }],
    ['false as a word', '{"success":"false","message":"No phone"}', { kind: 'refused', reason: 'No phone' }],
    ['true', '{"success":true,"message":"Thanks"}', { kind: 'sent' }],
    ['nothing about it', '{"message":"Thanks"}', { kind: 'sent' }],
  ])(
    'although its status is 200, as some form services do, is not taken for sent: success %s',
    async (_, body, outcome) => {
      answer = replies(200, 'application/json', body)
      expect(await send()).toEqual(outcome)
    },
  )

  test.each([400, 403, 404, 409, 413, 422])('with %d is not sent again', async (status) => {
    answer = replies(status)
    expect(await send()).toEqual({ kind: 'refused', reason: undefined })
    expect(received).toHaveLength(1)
  })
})

describe('a server that is out of order', () => {
  test('is tried four times, 1, 2 and 4 seconds apart', async () => {
    answer = replies(500)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(4)
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test('gets the same request again, with its key, and then has one', async () => {
    answer = inTurn(replies(500), replies(200))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
    const keys = received.map(({ body }) => (JSON.parse(body) as typeof LEAD).idempotencyKey)
    expect(keys).toEqual(['k-1', 'k-1'])
  })

  test('is reported as soon as it fails, and again with each try', async () => {
    answer = replies(503)
    await send()
    expect(progress.filter((is, i) => is !== progress[i - 1])).toEqual(['sending', 'retrying'])
  })

  test('and then refuses is not tried further', async () => {
    answer = inTurn(replies(502), replies(422, 'application/json', '{"message":"No"}'))
    expect(await send()).toEqual({ kind: 'refused', reason: 'No' })
    expect(received).toHaveLength(2)
  })
})

describe('a server that asks to be left alone', () => {
  const busy = (pause: string) => replies(429, 'text/plain', '', { 'Retry-After': pause })

  test('for seconds gets them', async () => {
    answer = inTurn(busy('7'), replies(200))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(total()).toBe(7000)
  })

  test('until a date gets that', async () => {
    answer = inTurn(busy(new Date(Date.now() + 12_000).toUTCString()), replies(200))
    await send()
    expect(total()).toBeGreaterThan(9000)
    expect(total()).toBeLessThanOrEqual(12_000)
  })

  test('for longer than 30 s gets 30', async () => {
    answer = inTurn(busy('3600'), replies(200))
    await send()
    expect(total()).toBe(30_000)
  })

  test.each(['0', '-5', 'soon', new Date(0).toUTCString()])('for %j gets the usual pause', async (pause) => {
    answer = inTurn(busy(pause), replies(200))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(total()).toBe(1000)
  })

  test('with 503 gets it as well', async () => {
    answer = inTurn(replies(503, 'text/plain', '', { 'Retry-After': '5' }), replies(200))
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
    expect(await send({ address: `http://127.0.0.1:${port}/` })).toEqual({ kind: 'failed' })
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test('in the middle of the head of the answer is tried again', async () => {
    answer = inTurn((response) => {
      response.socket?.end('HTTP/1.1 200 OK\r\nContent-')
    }, replies(200))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
  })

  const halved = (status: number) => (response: ServerResponse) => {
    response.socket?.end(`HTTP/1.1 ${status} X\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"mess`)
  }

  test('after the server has said that it has the request does not send it again', async () => {
    answer = halved(200)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })

  test('in the middle of a reason leaves the reason out', async () => {
    answer = halved(400)
    expect(await send()).toEqual({ kind: 'refused', reason: undefined })
    expect(received).toHaveLength(1)
  })
})

describe('a browser that is offline', () => {
  /** Waits until something is so, for 3 s at most. */
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 300 && !isSo(); i++) await new Promise((resolve) => realTimeout(resolve, 10))
    expect(isSo()).toBe(true)
  }
  const waits = (times: number) => until(() => progress.filter((is) => is === 'offline').length === times)
  const comesBack = () => {
    browser.onLine = true
    ;(window as EventTarget).dispatchEvent(new Event('online'))
  }
  const goesAway = (response: ServerResponse) => {
    browser.onLine = false
    response.socket?.destroy()
  }

  test('waits, says so, and sends once the connection is back', async () => {
    answer = replies(200)
    browser.onLine = false
    const outcome = send()
    await waits(1)
    expect(received).toHaveLength(0)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(progress).toEqual(['offline', 'sending'])
  })

  test('does not use up a try when the connection goes away under it', async () => {
    answer = inTurn(goesAway, goesAway, replies(500))
    const outcome = send()
    await waits(1)
    comesBack()
    await waits(2)
    comesBack()
    expect(await outcome).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(2 + 4)
  })

  test('waits as well when the connection goes away under the last try', async () => {
    answer = inTurn(replies(500), replies(500), replies(500), goesAway, replies(200))
    const outcome = send()
    await waits(1)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
  })
})
