import { RETRIES } from '@/components/enhancements/retry'
import { newId } from '@/components/lead/identity'
import { RETENTION_MS, confirmEntry, entries, outboxEntry, removeEntry, saveEntry } from '@/components/lead/outbox'
import * as sender from '@/components/lead/send'
import {
  LEAD,
  ID,
  OTHER_ID,
  REVISION,
  received,
  endpoint,
  requests,
  browser,
  SharedStorage,
  inBrowser,
  asked,
  send,
  sentFields,
  replies,
  inTurn,
  proof,
  until,
} from '../support/lead-endpoint'

describe('what is posted', () => {
  const fields = { access_key: 'a b&c' }

  test('is a form: the lead, what it is known by, and what its service wants', async () => {
    endpoint.answer = proof
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
  test('needs no CORS preflight', async () => {
    endpoint.answer = proof
    await send({ fields })
    expect(Object.keys(requests[0]?.headers ?? {}).map((name) => name.toLowerCase())).toEqual(['accept'])
  })

  // Fetch standard, "HTTP-network-or-cache fetch": with more the request fails.
  test.each([
    ['a short one', 'a', true],
    ['a long one', 'a'.repeat(64 * 1024), false],
    ['one that is long as it is written', 'ü'.repeat(11_000), false],
    ['one of 50,000 characters', 'a'.repeat(50_000), true],
  ])('goes on when its page is closed, unless it is too large for keepalive: %s', async (_, message, keepalive) => {
    endpoint.answer = proof
    saveEntry(asked({ lead: { ...LEAD, message } }))
    expect(await send()).toEqual({ kind: 'sent' })
    expect(requests[0]?.keepalive).toBe(keepalive)
    expect(sentFields()[0]?.message).toBe(message)
  })
})

describe('the outbox', () => {
  test('has the lead before it goes out, and at each try', async () => {
    endpoint.answer = inTurn(replies(500), replies(500), proof)
    await send()
    expect(received.map(({ kept }) => kept)).toEqual([1, 2, 3].map((tries) => ({ ...received[0]!.kept, tries })))
    expect(received[0]?.kept).toMatchObject({ revision: REVISION, lead: LEAD })
    expect(outboxEntry(ID)).toBeUndefined()
  })

  test('tells the receiver which try it is, from the first one on, whatever page made it', async () => {
    endpoint.answer = inTurn(replies(500), proof)
    saveEntry(asked({ tries: 4 }))
    await send()
    expect(sentFields().map((sent) => sent.try)).toEqual(['5', '6'])
  })

  test('keeps what did not get through, to be sent again without being asked', async () => {
    endpoint.answer = replies(500)
    expect(await send()).toEqual({ kind: 'failed' })
    expect(outboxEntry(ID)).toMatchObject({ tries: 1 + RETRIES, lead: LEAD })
    expect(outboxEntry(ID)?.isAnswered).toBeFalsy()
  })

  test('sends nothing for an id that it does not have', async () => {
    expect(await send({}, { id: newId() })).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(0)
  })

  // Regression: a lead that was gone from the outbox was taken for one that another tab had sent.
  test('may be emptied while it waits: the lead is sent all the same', async () => {
    endpoint.answer = inTurn((response) => {
      inBrowser('localStorage', new SharedStorage())
      replies(500)(response)
    }, proof)
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(2)
    expect(sentFields()[1]).toMatchObject({ ...LEAD, leadId: ID, revision: `${REVISION}` })
  })

  test('may lose it to another tab while it waits: it is not sent a second time', async () => {
    endpoint.answer = (response) => {
      confirmEntry(asked())
      replies(500)(response)
    }
    expect(await send()).toEqual({ kind: 'sent', byOtherTab: true })
    expect(received).toHaveLength(1)
    expect(outboxEntry(ID)).toBeUndefined()
  })

  // Regression: any deletion by another tab counted as the receiver's yes.
  test('may have it deleted by another tab, which proves nothing: nobody is thanked, and nothing more is sent', async () => {
    endpoint.answer = (response) => {
      removeEntry(ID)
      replies(503)(response)
    }
    expect(await send()).toEqual({ kind: 'failed' })
    expect(received).toHaveLength(1)
    expect(entries()).toEqual([])
  })

  // Regression: another tab deleted what a clock three days ahead had dated, once it was put right,
  // and the visitor was thanked although every answer had been 503.
  test('is not emptied by a clock that was days ahead and is put right', async () => {
    const now = Date.now()
    saveEntry(asked({ askedAt: now + 3 * RETENTION_MS }))
    endpoint.answer = inTurn(
      replies(503),
      (response) => {
        expect(entries()).toHaveLength(1)
        replies(503)(response)
      },
      proof,
    )
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(3)
    expect(received[1]?.kept?.askedAt).toBeLessThan(now + RETENTION_MS)
  })

  // Regression: a laptop was closed over the weekend, and the visitor was thanked on Monday for
  // what had been deleted unsent.
  test('does not take for sent what became too old while it waited', async () => {
    endpoint.answer = inTurn((response) => {
      const now = Date.now()
      jest.spyOn(Date, 'now').mockReturnValue(now + RETENTION_MS)
      replies(500)(response)
    }, proof)
    expect((await send()).kind).not.toBe('sent')
  })

  test('keeps what another tab has changed while the former text was on its way, which alone has been sent', async () => {
    const changed = asked({ revision: REVISION + 1, lead: { ...LEAD, message: 'Changed' } })
    endpoint.answer = (response) => {
      saveEntry(changed)
      proof(response)
    }
    expect(await send()).toEqual({ kind: 'sent' })
    expect(outboxEntry(ID)).toEqual(changed)
  })

  test('does not hold against a changed text what was said about the former one', async () => {
    const changed = asked({ revision: REVISION + 1, lead: { ...LEAD, message: 'Changed' } })
    endpoint.answer = inTurn((response) => {
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
      request: (name: string, { ifAvailable, signal }: LockOptions, act: Act) => {
        const before = held.get(name)
        if (ifAvailable && before) return Promise.resolve(act(null))
        const aborted = new Promise((_, refuse) => signal?.addEventListener('abort', refuse))
        const turn = Promise.race([before ?? Promise.resolve(), aborted]).then(() => act({ name }))
        held.set(name, turn)
        const release = () => held.get(name) === turn && held.delete(name)
        turn.then(release, release)
        return turn
      },
    }
  }

  test('send it once: the second finds that nothing is left to do', async () => {
    browser.locks = locks()
    endpoint.answer = proof
    const by = otherTab()
    expect(by.send).not.toBe(sender.send)
    expect(await Promise.all([send(), send({}, { by })])).toEqual([
      { kind: 'sent' },
      { kind: 'sent', byOtherTab: true },
    ])
    expect(received).toHaveLength(1)
  })

  // Regression: a tab was duplicated, and the request changed differently in both. Only one of the
  // two was posted, and both tabs thanked.
  test.each([
    ['before the answer', 1],
    ['before a retry', 2],
  ])('but with content of their own each send theirs, where the other changed it %s', async (_, count) => {
    browser.locks = locks()
    const other = asked({ lead: { ...LEAD, message: 'A second site' } })
    const by = otherTab()
    let second: Promise<unknown> | undefined
    endpoint.answer = (response, number) => {
      if (number === 1) {
        saveEntry(other)
        second = send({}, { by })
      }
      ;(number < count ? replies(500) : proof)(response)
    }
    expect(await send()).toEqual({ kind: 'sent' })
    expect(await second).toEqual({ kind: 'sent' })
    expect(sentFields().map(({ message }) => message)).toEqual([
      ...Array.from({ length: count }, () => LEAD.message),
      other.lead.message,
    ])
    expect(entries()).toEqual([])
  })

  test('send it one after the other where the first has not succeeded', async () => {
    browser.locks = locks()
    endpoint.answer = inTurn(...Array.from({ length: 1 + RETRIES }, () => replies(500)), proof)
    expect(await Promise.all([send(), send({}, { by: otherTab() })])).toEqual([{ kind: 'failed' }, { kind: 'sent' }])
    expect(sentFields().map((sent) => sent.try)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('do not both send it where the first got an answer that proves nothing: only the visitor may', async () => {
    browser.locks = locks()
    endpoint.answer = replies(200)
    const outcomes = await Promise.all([send(), send({}, { by: otherTab() })])
    expect(outcomes).toEqual([{ kind: 'unproven' }, { kind: 'unproven' }])
    expect(received).toHaveLength(1)
  })

  // Regression: phones suspend a tab that is not visible, and no other tab sent what it had begun.
  test('do not wait without end for one that the browser has suspended', async () => {
    const { timeout } = AbortSignal
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100))
    const { request } = locks()
    browser.locks = { request }
    void request(`lead ${ID}`, {}, () => new Promise(() => {}))
    endpoint.answer = proof
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })

  test('do not wait for each other with different leads', async () => {
    browser.locks = locks()
    saveEntry(asked({ id: OTHER_ID }))
    endpoint.answer = inTurn(() => {}, proof)
    const first = send()
    await until(() => received.length === 1)
    expect(await send({}, { id: OTHER_ID })).toEqual({ kind: 'sent' })
    endpoint.answer = proof
    expect(await first).toEqual({ kind: 'sent' })
  })

  // Chromium, "Block all cookies": neither storage nor locks.
  test('do not matter where the browser refuses locks: the lead is sent', async () => {
    browser.locks = { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) }
    endpoint.answer = proof
    expect(await send()).toEqual({ kind: 'sent' })
    expect(received).toHaveLength(1)
  })
})

test('where the browser stores nothing, it is sent all the same', async () => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  endpoint.answer = inTurn(replies(500), proof)
  saveEntry(asked())
  expect(await send()).toEqual({ kind: 'sent' })
  expect(sentFields().map((sent) => sent.try)).toEqual(['1', '2'])
  expect(outboxEntry(ID)).toBeUndefined()
})
