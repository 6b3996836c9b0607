import { newId } from '@/components/lead/identity'
import { outboxEntry, saveEntry } from '@/components/lead/outbox'
import { send } from '@/components/lead/send'
import { answersOf, leadOf } from '@/components/quote/answers'
import { keyOf } from '@/hosting/receiver/store'
import { SETTINGS, WHOLE, newFolder, startReceiver, type RunningReceiver } from '../support/receiver'

let running: RunningReceiver
beforeAll(async () => {
  // What a browser has and Node has not.
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  running = await startReceiver(newFolder())
})
afterAll(() => running.stop())

test('what the form sends is proven by the receiver that comes with the site, which has all of it, once', async () => {
  const id = newId()
  const lead = leadOf(WHOLE, id, SETTINGS.words.quote)
  for (const revision of [1, 2]) {
    saveEntry({ id, revision, tries: 0, askedAt: Date.now(), lead: { ...lead, message: `Text ${revision}` } })
    expect(await send(id, { kind: 'receiver', action: running.address, fields: {} }, () => {})).toEqual({
      kind: 'sent',
    })
    expect(outboxEntry(id)).toBeUndefined()
    expect(await running.store.find(keyOf({ id, revision }))).toMatchObject({
      ...{ id, revision, reference: lead.reference, try: 1, others: {} },
      fields: { ...answersOf(WHOLE), message: `Text ${revision}` },
    })
  }
  expect(await running.store.revisions(id)).toEqual([1, 2])
})

// Regression: “Please check these answers” was all that a visitor was told, and not which answers.
test('what the receiver refuses is told in the form’s own words', async () => {
  const id = newId()
  const { name: _, ...lead } = leadOf(WHOLE, id, SETTINGS.words.quote)
  saveEntry({ id, revision: 1, tries: 0, askedAt: Date.now(), lead })
  const outcome = await send(id, { kind: 'receiver', action: running.address, fields: {} }, () => {})
  expect(outcome).toEqual({ kind: 'refused', reason: SETTINGS.words.quote.errors.nameMissing })
})
