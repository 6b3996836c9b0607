import { RETRIES } from '@/components/enhancements/retry'
import { outboxEntry } from '@/components/lead/outbox'
import type { Outcome } from '@/components/lead/send'
import {
  LEAD,
  ID,
  OTHER_ID,
  REVISION,
  type Reply,
  received,
  endpoint,
  progress,
  send,
  replies,
  json,
  ON_NETLIFY,
  PROOF,
  SERVICES,
} from '../support/lead-endpoint'

describe.each(SERVICES)('%s', (kind) => {
  test('confirms the lead in its own way: one HTTP request, and the outbox is empty', async () => {
    endpoint.answer = PROOF[kind]
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

  test.each(NOT_PROOF)('proves nothing by %s', async (_, reply, is = 'unproven') => {
    endpoint.answer = reply
    expect((await send({ kind })).kind).toBe(is)
    // Whether another try is in order, only the visitor knows.
    expect(received).toHaveLength(1)
    expect(outboxEntry(ID)).toMatchObject({ id: ID, revision: REVISION, isAnswered: true, lead: LEAD })
  })

  test.each([500, 503])(
    'proves nothing by a confirmation with status %d, and is sent the lead again',
    async (status) => {
      endpoint.answer = replies(status, 'application/json', JSON.stringify(ALL), ON_NETLIFY)
      expect(await send({ kind })).toEqual({ kind: 'failed' })
      expect(received).toHaveLength(1 + RETRIES)
    },
  )
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
    [
      'Web3Forms’ form',
      'application/json',
      '{"statusCode":400,"success":false,"body":{"data":{"name":"Sam"},"message":"No phone"}}',
      'No phone',
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
    endpoint.answer = replies(400, type, body)
    expect(await send()).toEqual({ kind: 'refused', reason })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['success: false', '{"success":false,"message":"No phone"}'],
    ['success: false as a word', '{"success":"false","message":"No phone"}'],
    ['ok: false', '{"ok":false,"error":"No phone"}'],
  ])('although its status is 200, as some form services do, gives its reason: %s', async (_, body) => {
    endpoint.answer = replies(200, 'application/json', body)
    expect(await send()).toEqual({ kind: 'refused', reason: 'No phone' })
  })

  test.each([400, 401, 403, 404, 409, 410, 413, 422, 451])('with status %d is not sent again', async (status) => {
    endpoint.answer = replies(status)
    expect(await send()).toEqual({ kind: 'refused', reason: undefined })
    expect(received).toHaveLength(1)
    expect(outboxEntry(ID)).toMatchObject({ isAnswered: true })
  })
})
