import { FIELDS } from '@/components/quote/fields'
import { keyOf } from '@/hosting/receiver/store'
import { openDiskStore } from '@/hosting/receiver/disk-store'
import { createLeadMail, type MailSettings } from '@/hosting/receiver/mail'
import { startMailer, type StoppableMailer } from '@/hosting/receiver/mailer'
import { OFFICE, mailSettings, startMailbox, type Mailbox } from '../support/mailbox'
import { SETTINGS, WHOLE, newFolder, posted, startReceiver, type RunningReceiver } from '../support/receiver'

const { quote, receiver: words } = SETTINGS.words
const says = words.acknowledgement
const VISITOR = 'sam@company.com.au'

let mailbox: Mailbox
let running: RunningReceiver
let mailer: StoppableMailer
let lines: string[]
let settings: MailSettings

async function start(folder: string) {
  running = await startReceiver(folder, {}, undefined, async (store) => (mailer = await startMailer(settings, store)))
}

beforeEach(async () => {
  mailbox = await startMailbox()
  lines = []
  settings = mailSettings(mailbox, (line) => void lines.push(line))
  await start(newFolder())
})

afterEach(async () => {
  await running.stop()
  await mailer.stop()
  await mailbox.stop()
})

test('the office is told all of it, in the form’s order, and can answer', async () => {
  const lead = posted({ page: '/contact/', campaign: 'spring', building: 'Harbour Dental', try: 2 })
  const { reference } = (await (await running.post(lead)).json()) as { reference: string }
  await mailbox.allOf(running.store)
  const [mail] = mailbox.to(OFFICE)
  expect(mail!.subject).toBe(`${reference} ${quote.subject}, Office cleaning, Parramatta 2150`)
  expect(mail!.from).toMatchObject({ name: 'Clearquay', address: 'website@clearquay.example' })
  expect(mail!.replyTo).toEqual([{ name: '', address: VISITOR }])
  const { form } = quote
  const lines = [
    `${quote.reference.label}: ${reference}`,
    `${form.name.label}: ${WHOLE.name}`,
    `${form.location.label}: ${WHOLE.location}`,
    `${form.phone.label}: ${WHOLE.phone}`,
    `${form.email.label}: ${WHOLE.email}`,
    `${form.service.label}: ${WHOLE.service}`,
    'building: Harbour Dental',
    'Page: /contact/',
    'Campaign: spring',
    'Revision: 1, try: 2',
    'Received: ',
  ]
  const places = lines.map((line) => mail!.text!.indexOf(line))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(mail!.text).toMatch(/Received: .*20\d\d at .* AE[SD]T/)
})

// Regression: of a day in another notation a wrong one was made.
test.each([
  ['2027-02-05', '5 February 2027'],
  ['5/2/2027', '5/2/2027'],
  ['1 Feb', '1 Feb'],
])('the start %s is told as %s', async (start, told) => {
  await running.post(posted({ start, email: '' }))
  const [mail] = await mailbox.allOf(running.store)
  expect(mail!.text).toContain(`${quote.form.start.label}: ${told}\n`)
})

test('the visitor gets the reference, when a person answers, and a number', async () => {
  const { reference } = (await (await running.post(posted())).json()) as { reference: string }
  await mailbox.allOf(running.store)
  const [mail, ...more] = mailbox.to(VISITOR)
  expect(more).toEqual([])
  expect(mail!.subject).toBe(`${reference} ${says.subject}`)
  expect(mail!.replyTo).toEqual([{ name: '', address: OFFICE }])
  expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  const parts = [reference, says.next, says.change, says.from]
  for (const part of parts) expect(mail!.text!.replaceAll(/\s+/g, ' ')).toContain(part.replaceAll(/\s+/g, ' '))
  expect(says.next).toMatch(/2\sbusiness hours/)
})

test('a visitor without an address gets none, and the office has nothing to reply to', async () => {
  await running.post(posted({ email: '' }))
  const mails = await mailbox.allOf(running.store)
  expect(mails.map(({ recipients }) => recipients)).toEqual([[OFFICE]])
  expect(mails[0]!.replyTo).toBeUndefined()
})

test('what is quarantined goes to the office with its reasons, and is not acknowledged', async () => {
  await running.post(posted({ [SETTINGS.honeypot]: 'x' }))
  const mails = await mailbox.allOf(running.store)
  expect(mails.map(({ recipients }) => recipients)).toEqual([[OFFICE]])
  expect(mails[0]!.subject).toMatch(/^CQ-\w{4} \[check\] /)
  expect(mails[0]!.text).toContain('the hidden field was filled in')
})

/** A request as a form, to which files can be added. */
function formOf(lead: ReturnType<typeof posted>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(lead)) form.append(name, String(value))
  return form
}

test('files go with the mail', async () => {
  const form = formOf(posted())
  const content = '%PDF-1.7 a plan'
  form.append('files', new Blob([content]), 'plan\r\nBcc: evil@example.com.pdf')
  await running.submit(form)
  await mailbox.allOf(running.store)
  const [mail] = mailbox.to(OFFICE)
  expect(mail!.attachments).toMatchObject([
    { mimeType: 'application/pdf', filename: expect.stringMatching(/-r1-1\.pdf$/) },
  ])
  expect(Buffer.from(mail!.attachments[0]!.content as ArrayBuffer).toString()).toBe(content)
  expect(mail!.text).toContain('File: plan Bcc: evil@example.com.pdf (')
})

test('nothing that a visitor writes becomes a header or a recipient', async () => {
  const evil = 'Mascot 2020\r\nBcc: evil@example.com\r\n\r\nBody'
  await running.post(
    posted({ name: evil, location: evil, service: evil, page: evil, email: `${VISITOR}\r\nCc: x@y.example` }),
  )
  const mails = await mailbox.allOf(running.store)
  expect(mails.map(({ recipients }) => recipients)).toEqual([[OFFICE], [VISITOR]])
  for (const mail of mails) {
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
    expect(mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']))
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
})

// Regression: who entered somebody else's address could have the company mail them any words.
test('nothing that was written stands in the mail to the address that was given', async () => {
  const words = 'You won at evil.example/win'
  const form = new FormData()
  const free = Object.fromEntries([...FIELDS].map((field) => [field, words]))
  const lead = posted({ ...free, phone: '0412 345 678', email: VISITOR })
  for (const [name, value] of Object.entries(lead)) form.append(name, String(value))
  form.append('files', new Blob(['%PDF-1.7 a plan']), `${words}.pdf`)
  await running.submit(form)
  await mailbox.allOf(running.store)
  expect(mailbox.to(OFFICE)[0]!.text).toContain(words)
  expect(`${mailbox.to(VISITOR)[0]!.subject} ${mailbox.to(VISITOR)[0]!.text}`).not.toMatch(/evil|won/)
})

test('a page of another site can have nobody mailed, and the office is told', async () => {
  await running.post(posted(), { origin: 'https://evil.example' })
  const mails = await mailbox.allOf(running.store)
  expect(mails.map(({ recipients }) => recipients)).toEqual([[OFFICE]])
  expect(mails[0]!.text).toContain('it was posted from another site')
})

test('one address gets three acknowledgements a day at most, however it is written; the office gets all', async () => {
  const spellings = [
    ['a@b.example', 'A@b.example', 'a+1@b.example', '"a"@b.example', 'a@B.example'],
    ['sam.oh@gmail.com', 'samoh@gmail.com', 's.amoh@gmail.com', 'sa.moh+x@gmail.com', 'Samoh@gmail.com'],
  ]
  for (const email of spellings.flat()) await running.post(posted({ email }))
  await mailbox.allOf(running.store)
  expect(mailbox.to(OFFICE)).toHaveLength(10)
  expect(mailbox.mails.filter(({ recipients }) => !recipients.includes(OFFICE))).toHaveLength(6)
})

// Regression: a try that the server put off counted as an acknowledgement, so that after three of
// them the visitor got none.
test('an acknowledgement that the server puts off time and again goes out all the same', async () => {
  mailbox.refuse((recipient) => (recipient === VISITOR ? 451 : undefined))
  const lead = posted()
  await running.post(lead)
  const mail = createLeadMail(settings, running.store)
  const waiting = { key: keyOf({ id: lead.leadId, revision: 1 }), mailed: 'office' } as const
  for (let i = 0; i < 4; i++) expect(await mail.mail(waiting)).toBe('waits')
  expect(mailbox.to(VISITOR)).toHaveLength(0)
  mailbox.refuse(() => undefined)
  expect(await mail.mail(waiting)).toBe('mailed')
  expect(mailbox.to(VISITOR)).toHaveLength(1)
  mail.close()
})

test('an answer does not wait for mail, and mail that did not go out goes out after a restart, once', async () => {
  mailbox.refuse(() => 451)
  const folder = newFolder()
  await running.stop()
  await mailer.stop()
  await start(folder)
  for (let i = 0; i < 3; i++) expect((await running.post(posted({ email: `${i}@b.example` }))).status).toBe(200)
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await running.stop()
  await mailer.stop()
  expect(mailbox.mails).toEqual([])
  expect(lines.join()).not.toMatch(/@|Sam/)

  mailbox.refuse(() => undefined)
  await start(folder)
  await mailbox.allOf(running.store)
  expect(mailbox.mails.map(({ recipients: [recipient] }) => recipient).sort()).toEqual([
    '0@b.example',
    '1@b.example',
    '2@b.example',
    ...Array<string>(3).fill(OFFICE),
  ])
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(6)
  await running.stop()
  await mailer.stop()
  await start(folder)
  expect(await running.store.unmailed()).toEqual([])
})

test('the office is not mailed again when only the acknowledgement did not go out', async () => {
  mailbox.refuse((recipient) => (recipient === VISITOR ? 451 : undefined))
  const folder = newFolder()
  await running.stop()
  await mailer.stop()
  await start(folder)
  const lead = posted()
  await running.post(lead)
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  await running.stop()
  await mailer.stop()
  const key = keyOf({ id: lead.leadId, revision: 1 })
  expect(await (await openDiskStore(folder)).unmailed()).toEqual([{ key, mailed: 'office' }])
  mailbox.refuse(() => undefined)
  await start(folder)
  await mailbox.allOf(running.store)
  expect([mailbox.to(OFFICE).length, mailbox.to(VISITOR).length]).toEqual([1, 1])
})

test('a visitor’s address that does not exist holds nothing up', async () => {
  mailbox.refuse((recipient) => (recipient === 'gone@b.example' ? 550 : undefined))
  await running.post(posted({ email: 'gone@b.example' }))
  await running.post(posted())
  await mailbox.allOf(running.store)
  expect([mailbox.to(OFFICE).length, mailbox.to(VISITOR).length]).toEqual([2, 1])
  expect(lines).toEqual([expect.stringMatching(/^mail: the acknowledgement of CQ-\w{4} was refused: 550$/)])
})
