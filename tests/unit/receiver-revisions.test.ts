// What the office and the visitor are mailed of a request that has several revisions.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startMailer, type StoppableMailer } from '@/hosting/receiver/mailer'
import { OFFICE, mailSettings, startMailbox, type Mailbox } from '../support/mailbox'
import { SETTINGS, newFolder, posted, startReceiver, type RunningReceiver } from '../support/receiver'

const says = SETTINGS.words.receiver.acknowledgement
const VISITOR = 'sam@company.com.au'

let folder: string
let mailbox: Mailbox
let running: RunningReceiver
let mailer: StoppableMailer

beforeEach(async () => {
  folder = newFolder()
  mailbox = await startMailbox()
  const start = async (store: RunningReceiver['store']) => (mailer = await startMailer(mailSettings(mailbox), store))
  running = await startReceiver(folder, {}, undefined, start)
})

afterEach(async () => {
  await running.stop()
  await mailer.stop()
  await mailbox.stop()
})

/** A request as a form, to which files can be added. */
function formOf(lead: ReturnType<typeof posted>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(lead)) form.append(name, String(value))
  return form
}

test('a corrected request says so, and follows the first in the same conversation', async () => {
  const lead = posted()
  await running.post(lead)
  await mailbox.allOf(running.store)
  await running.post({ ...lead, message: 'Three floors', revision: 2 })
  await mailbox.allOf(running.store)
  const [first, second] = mailbox.to(OFFICE)
  expect(second!.subject).toBe(first!.subject!.replace(' ', ' corrected '))
  expect(second!.inReplyTo).toBe(first!.messageId)
  expect(mailbox.to(VISITOR)[1]!.subject).toContain(says.correctedSubject)
})

test('a revision that comes after a newer one does not pass for the one that counts', async () => {
  const lead = posted({ revision: 2 })
  await running.post(lead)
  await mailbox.allOf(running.store)
  await running.post({ ...lead, revision: 1 })
  await mailbox.allOf(running.store)
  const [newer, older] = mailbox.to(OFFICE)
  expect(newer!.subject).not.toContain('corrected')
  expect(older!.text).toContain('A corrected request came before this one and counts.')
})

// Regression: it said of itself as well that it counts.
test('nor does a correction that comes after a newer one', async () => {
  const lead = posted()
  for (const revision of [1, 3, 2]) {
    await running.post({ ...lead, revision, message: `${revision} floors` })
    await mailbox.allOf(running.store)
  }
  expect(mailbox.to(OFFICE).map(({ text }) => text!.match(/This one counts|came before this one/g))).toEqual([
    null,
    ['This one counts'],
    ['came before this one'],
  ])
})

// Regression: who had chosen photographs was mailed about a correction, and so was the office.
test('files that follow a request are no correction, and are not acknowledged once more', async () => {
  const lead = posted()
  await running.post(lead)
  await mailbox.allOf(running.store)
  const form = formOf({ ...lead, revision: 2 })
  form.append('photos', new Blob(['%PDF-1.7']), 'plan.pdf')
  await running.submit(form)
  await mailbox.allOf(running.store)
  const [first, second] = mailbox.to(OFFICE)
  expect(second!.subject).toBe(first!.subject!.replace(' ', ' files '))
  expect(second!.text).toMatch(/^The visitor has sent files for an earlier request with this reference\.\n/)
  expect(second!.attachments).toHaveLength(1)
  expect(mailbox.to(VISITOR)).toHaveLength(1)
})

// Regression: a request was corrected in the dialog, and files were then added at the receipt of
// the first: the mail with the files, and leads.csv, had the first words as those that count.
test('files that follow a corrected request do not bring back its first words', async () => {
  const lead = posted({ message: 'Two floors' })
  await running.post(lead)
  await running.post({ ...lead, message: 'Three floors', revision: 2 })
  const form = formOf({ ...lead, revision: 2 })
  form.append('photos', new Blob(['%PDF-1.7']), 'plan.pdf')
  await running.submit(form)
  await mailbox.allOf(running.store)
  const files = mailbox.to(OFFICE).find(({ attachments }) => attachments.length > 0)!
  expect(files.subject).toContain(' files ')
  expect(files.text).toContain('A corrected request came before this one and counts.')
  const headers = { authorization: `Bearer ${SETTINGS.ownerKey}` }
  const rows = await (await fetch(`${running.address}/leads.csv`, { headers })).text()
  expect(
    rows
      .split('\r\n')
      .map((row) => /,(yes|no),.*(Two|Three) floors/.exec(row)?.slice(1))
      .filter(Boolean),
  ).toEqual([
    ['no', 'Two'],
    ['yes', 'Three'],
    ['no', 'Two'],
  ])
})

// Regression: a correction without script that had a file, too, passed for the file alone.
test('a correction with files is a correction', async () => {
  const lead = posted({ message: 'Two floors' })
  await running.post(lead)
  await mailbox.allOf(running.store)
  const form = formOf({ ...lead, message: 'Three floors' })
  form.append('photos', new Blob(['%PDF-1.7']), 'plan.pdf')
  await running.submit(form)
  await mailbox.allOf(running.store)
  const [first, second] = mailbox.to(OFFICE)
  expect(second!.subject).toBe(first!.subject!.replace(' ', ' corrected '))
  expect(mailbox.to(VISITOR)[1]!.subject).toContain(says.correctedSubject)
})

// Regression: where the words could not be read, the files that followed were refused for ever, and
// no correction was mailed.
test('a revision that cannot be read keeps no other from being stored and mailed', async () => {
  const lead = posted()
  await running.post(lead)
  await mailbox.allOf(running.store)
  const days = join(folder, 'leads')
  const [first = ''] = readdirSync(days, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  rmSync(join(days, first))
  const form = formOf({ ...lead, revision: 2 })
  form.append('photos', new Blob(['%PDF-1.7']), 'plan.pdf')
  expect((await running.submit(form)).status).toBe(303)
  expect((await running.post({ ...lead, message: 'Three floors', revision: 3 })).status).toBe(200)
  await mailbox.allOf(running.store)
  expect(mailbox.to(OFFICE)).toHaveLength(3)
})
