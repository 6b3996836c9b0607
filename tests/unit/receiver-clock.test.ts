// Regression: intervals were measured by the clock. Where that was put back, such as by the ten
// hours that a machine in Sydney is ahead while it takes its clock's local time for UTC, refusals
// lasted for hours, health gave an old answer, and mail that waited was not tried again.
import { createLeadMail } from '@/hosting/receiver/mail'
import { startMailer } from '@/hosting/receiver/mailer'
import { openDiskStore } from '@/hosting/receiver/disk-store'
import { keyOf, type LeadStore, type StoredLead } from '@/hosting/receiver/store'
import { newId } from '@/components/lead/identity'
import { mailSettings, startMailbox, type Mailbox } from '../support/mailbox'
import { newFolder, posted, receiverForTests } from '../support/receiver'

const HOUR_MS = 3_600_000

const { running, withReceiver } = receiverForTests()

let mailbox: Mailbox
beforeEach(async () => {
  mailbox = await startMailbox()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await mailbox.stop()
})

/** Lets time pass, after which the clock is put back by ten hours. */
function passAndPutBack(ms: number): void {
  const [clock, passed] = [Date.now, performance.now.bind(performance)]
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + ms - 10 * HOUR_MS)
  jest.spyOn(performance, 'now').mockImplementation(() => passed() + ms)
}

async function keep(store: LeadStore): Promise<string> {
  const lead: StoredLead = {
    id: newId(),
    revision: 1,
    try: 1,
    reference: 'CQ-0000',
    received: new Date().toISOString(),
    status: 'new',
    reasons: [],
    fields: { name: 'Sam', email: 'sam@company.com.au' },
    others: {},
    files: [],
  }
  await store.keep(lead, [])
  return keyOf(lead)
}

test('a client that has posted too often may post again ten minutes later', async () => {
  await withReceiver([{ rates: { perClient: 1, inAll: 5 } }], async () => {
    const post = async () => (await running().post(posted())).status
    expect([await post(), await post()]).toEqual([200, 429])
    passAndPutBack(600_000)
    expect(await post()).toBe(200)
  })
})

test('health is not what it was before', async () => {
  let isBroken = false
  const tryWriting = () => (isBroken ? Promise.reject(new Error('read-only')) : Promise.resolve())
  await withReceiver([{}, (store) => ({ ...store, tryWriting })], async () => {
    const health = async () => (await fetch(`${running().address}/health`)).status
    expect(await health()).toBe(200)
    isBroken = true
    passAndPutBack(60_000)
    expect(await health()).toBe(503)
  })
})

test('mail that waits is tried again when it was to be', async () => {
  const store = await openDiskStore(newFolder())
  mailbox.refuse(() => 451)
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const mailer = await startMailer(mailSettings(mailbox), store)
  mailer.send(await keep(store))
  // Until the next try is set, a quarter of a minute later.
  const isSet = () => timers.mock.calls.some(([, ms = 0]) => ms > 14_000 && ms <= 15_000)
  while (!isSet()) await new Promise((resolve) => setTimeout(resolve, 10))
  mailbox.refuse(() => undefined)
  passAndPutBack(60_000)
  mailer.send(await keep(store))
  // To the office and the visitor, of both.
  expect(await mailbox.waitFor(4)).toHaveLength(4)
  await mailer.stop()
})

test('a day later an address gets acknowledgements again', async () => {
  const store = await openDiskStore(newFolder())
  const mail = createLeadMail(mailSettings(mailbox), store)
  const acknowledge = async () => mail.mail({ key: await keep(store), mailed: 'office' })
  for (let i = 0; i < 4; i++) await acknowledge()
  expect(mailbox.mails).toHaveLength(3)
  passAndPutBack(24 * HOUR_MS)
  await acknowledge()
  expect(mailbox.mails).toHaveLength(4)
  mail.close()
})
