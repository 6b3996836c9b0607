import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LONGEST_PAUSE_MS, RETRIES } from '@/components/enhancements/retry'
import { confirmEntry, outboxEntry, saveEntry } from '@/components/lead/outbox'
import * as sender from '@/components/lead/send'
import {
  LEAD,
  ID,
  OTHER_ID,
  REVISION,
  type Reply,
  received,
  endpoint,
  waits,
  progress,
  browser,
  realTimeout,
  asked,
  send,
  total,
  sentFields,
  replies,
  json,
  inTurn,
  proof,
  until,
} from '../support/lead-endpoint'

describe('a server that is out of order', () => {
  test('is tried four times, 1, 2 and 4 seconds apart', async () => {
    endpoint.answer = replies(500)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(4)
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test.each([408, 425, 429, 500, 502, 503, 504])('for now, with status %d, gets another try', async (status) => {
    endpoint.answer = inTurn(replies(status), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
  })

  test('gets the same lead again, with its id and its revision, and then has one', async () => {
    endpoint.answer = inTurn(replies(500), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    const [first, second] = sentFields()
    expect(first).toMatchObject({ ...LEAD, leadId: ID, revision: `${REVISION}` })
    expect(second).toEqual({ ...first, try: '2' })
  })

  test('is reported as soon as it fails, and again with each try', async () => {
    endpoint.answer = replies(503)
    await send()
    expect(progress.filter((is, i) => is !== progress[i - 1])).toEqual(['sending', 'retrying'])
  })

  test('and then refuses is not tried further', async () => {
    endpoint.answer = inTurn(replies(502), json({ message: 'No' }, 422))
    expect(await send()).toEqual({ kind: 'refused', reason: 'No' })
    expect(received).toHaveLength(2)
  })

  test('and then answers without proof is not tried further', async () => {
    endpoint.answer = inTurn(replies(502), replies(200))
    expect(await send()).toEqual({ kind: 'unproven' })
    expect(received).toHaveLength(2)
  })

  test('and gives no answer for 30 s is tried again', async () => {
    endpoint.answer = inTurn(() => {}, proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(waits).toEqual([30_000, 1000])
  })
})

describe('a server that sends Retry-After', () => {
  const busy = (pause: string) => replies(429, 'text/plain', '', { 'Retry-After': pause })

  test('in seconds is given that time', async () => {
    endpoint.answer = inTurn(busy('7'), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(total()).toBe(7000)
  })

  test('as a date is given until then', async () => {
    endpoint.answer = inTurn(busy(new Date(Date.now() + 12_000).toUTCString()), proof)
    await send()
    expect(total()).toBeGreaterThan(9000)
    expect(total()).toBeLessThanOrEqual(12_000)
  })

  test('of more than 30 s is given 30 s', async () => {
    endpoint.answer = inTurn(busy('3600'), proof)
    await send()
    expect(total()).toBe(30_000)
  })

  test.each(['0', '-5', 'soon', new Date(0).toUTCString()])('of %j is given the usual pause', async (pause) => {
    endpoint.answer = inTurn(busy(pause), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(total()).toBe(1000)
  })

  test('with status 503 is given that time as well', async () => {
    endpoint.answer = inTurn(replies(503, 'text/plain', '', { 'Retry-After': '5' }), proof)
    await send()
    expect(total()).toBe(5000)
  })

  test('every time is tried four times and no more', async () => {
    endpoint.answer = busy('3')
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
    endpoint.answer = inTurn((response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-'), proof)
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
    endpoint.answer = inTurn(halved(status), proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
  })

  test('every time in the middle of the answer leaves it in the outbox', async () => {
    endpoint.answer = halved(200)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(1 + RETRIES)
    expect(outboxEntry(ID)?.isAnswered).toBeFalsy()
  })

  test('after what proves it is not tried again: Netlify’s proof is in the head', async () => {
    endpoint.answer = halved(200, 'x-nf-request-id: 01J')
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

  test('and is not sends at once', async () => {
    endpoint.answer = proof
    browser.onLine = false
    expect(await send()).toEqual({ kind: 'sent' })
    expect(progress).toEqual(['sending'])
    expect(waits).toEqual([])
  })

  test('and is not gives a server that is out of order its four tries and no more', async () => {
    endpoint.answer = inTurn(replies(500), replies(500), replies(500), replies(500), proof)
    browser.onLine = false
    expect(await send()).toEqual({ kind: 'failed' })
    expect(progress).not.toContain('offline')
  })

  test('waits after a first try, says so, and sends once the connection is back', async () => {
    endpoint.answer = inTurn(goesAway, proof)
    browser.onLine = false
    const outcome = send()
    await isWaiting(1)
    expect(received).toHaveLength(1)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(progress).toEqual(['sending', 'offline', 'sending'])
  })

  test('tries again when the visitor asks for it, whatever it says', async () => {
    endpoint.answer = inTurn(goesAway, proof)
    const outcome = send()
    await isWaiting(1)
    sender.tryNow()
    expect(await outcome).toEqual({ kind: 'sent' })
    expect(waits).toEqual([])
  })

  test('tries again after 30 s, whatever it says', async () => {
    endpoint.answer = inTurn(goesAway, proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(waits).toEqual([LONGEST_PAUSE_MS])
    expect(browser.onLine).toBe(false)
  })

  test('tries with every lead that waits when the visitor asks for it', async () => {
    endpoint.answer = inTurn(goesAway, goesAway, proof)
    saveEntry(asked({ id: OTHER_ID }))
    const outcomes = [send(), send({}, { id: OTHER_ID })]
    await isWaiting(2)
    sender.tryNow()
    expect(await Promise.all(outcomes)).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
    expect(waits).toEqual([])
  })

  test('tries once when the connection comes back, and no more', async () => {
    endpoint.answer = inTurn(goesAway, replies(422))
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
    endpoint.answer = inTurn(goesAway, goesAway, replies(500))
    const outcome = send()
    await isWaiting(1)
    comesBack()
    await isWaiting(2)
    comesBack()
    expect(await outcome).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(2 + 4)
  })

  test('waits as well when the connection goes away under the last try', async () => {
    endpoint.answer = inTurn(replies(500), replies(500), replies(500), goesAway, proof)
    const outcome = send()
    await isWaiting(1)
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent' })
  })

  test('sends nothing once another tab has sent it meanwhile', async () => {
    endpoint.answer = inTurn(goesAway, proof)
    const outcome = send()
    await isWaiting(1)
    confirmEntry(asked())
    comesBack()
    expect(await outcome).toEqual({ kind: 'sent', byOtherTab: true })
    expect(received).toHaveLength(1)
  })
})
