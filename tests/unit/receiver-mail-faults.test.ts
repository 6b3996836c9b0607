// What becomes of the other mails when one of them, the mail server or the store fails.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { createLeadMail } from '@/hosting/receiver/mail'
import { startMailer, type StoppableMailer } from '@/hosting/receiver/mailer'
import { keyOf, sydneyDay, type LeadStore } from '@/hosting/receiver/store'
import { MEGABYTE } from '@/lib/units'
import { OFFICE, mailSettings, startMailbox, type Mailbox } from '../support/mailbox'
import { newFolder, posted, startReceiver, type RunningReceiver } from '../support/receiver'

let mailbox: Mailbox
let running: RunningReceiver
let mailer: StoppableMailer
let lines: string[]

const settings = () => mailSettings(mailbox, (line) => void lines.push(line))

async function start(folder: string, change?: (store: LeadStore) => LeadStore) {
  running = await startReceiver(folder, {}, change, async (store) => (mailer = await startMailer(settings(), store)))
}

async function stop() {
  await running.stop()
  await mailer.stop()
}

beforeEach(async () => {
  mailbox = await startMailbox()
  lines = []
  await start(newFolder())
})

afterEach(async () => {
  await stop()
  await mailbox.stop()
})

/** The messages of which the office was mailed. */
const inOffice = () => mailbox.to(OFFICE).map(({ text = '' }) => /Message \w+/.exec(text)?.[0])

async function until(isTrue: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 3000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`Not within three seconds: ${what}. ${lines.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Keeps a lead that the receiver does not mail itself; gives its key. */
async function kept(message: string): Promise<string> {
  await stop()
  running = await startReceiver(newFolder())
  const lead = posted({ message })
  await running.post(lead)
  return keyOf({ id: lead.leadId, revision: 1 })
}

/** What keeps the mail of the message “Message poison” from going out, by what it is. */
const POISONS: Record<string, () => void> = {
  'whose recipient the server puts off': () =>
    mailbox.refuse((recipient) => (recipient === 'jo@gmial.example' ? 450 : undefined)),
  'whose words the server puts off': () =>
    mailbox.refuseText(({ text }) => (text?.includes('poison') ? 451 : undefined)),
  'on which the server cuts the connection': () =>
    mailbox.refuseText(({ text }) => (text?.includes('poison') ? 'drop' : undefined)),
}

// Regression: a lead that could not be mailed put off all that came after it, for up to fifteen
// minutes each, or for ever where the server gave no code.
test.each(Object.entries(POISONS))('a lead %s holds up nobody else’s', async (_, poison) => {
  poison()
  await running.post(posted({ message: 'Message poison', email: 'jo@gmial.example' }))
  await until(() => lines.some((line) => line.includes('waits')), 'the first lead fails')
  await running.post(posted({ message: 'Message good' }))
  await until(() => inOffice().includes('Message good'), 'the second lead is mailed')
})

// Regression: a lead whose file was gone came first in each round, and ended it.
test('a lead whose file cannot be read is mailed without it, and says so', async () => {
  const gone = Object.assign(new Error('no such file'), { code: 'ENOENT' })
  await stop()
  await start(newFolder(), (store) => ({ ...store, content: () => Promise.reject(gone) }))
  await submitWithPlan()
  await until(() => inOffice().length === 1, 'the lead is mailed')
  expect(mailbox.mails[0]!.attachments).toEqual([])
  expect(mailbox.mails[0]!.text).toMatch(/File: plan\.pdf \(.*, not attached\)/)
})

/** Posts the lead “Message one” with a plan, and gives its key. */
async function submitWithPlan(): Promise<string> {
  const lead = posted({ message: 'Message one' })
  const form = new FormData()
  for (const [name, value] of Object.entries(lead)) form.append(name, String(value))
  form.append('files', new Blob(['%PDF-1.7 a plan']), 'plan.pdf')
  await running.submit(form)
  return keyOf({ id: lead.leadId, revision: 1 })
}

test('a mail whose files the server does not take comes without them', async () => {
  mailbox.refuseText(({ attachments }) => (attachments.length > 0 ? 552 : undefined))
  await submitWithPlan()
  await until(() => inOffice().length === 1, 'the lead is mailed')
  expect(mailbox.mails[0]!.text).toContain('not attached')
})

/** Keeps the lead with its plan, which the receiver does not mail itself. */
async function keptWithPlan(): Promise<string> {
  await stop()
  running = await startReceiver(newFolder())
  return submitWithPlan()
}

// Mail servers commonly refuse more than 20 MB, and files grow by a third in a mail.
test('files of more than 12 MB together are not read for a mail, which says where they are', async () => {
  const key = await keptWithPlan()
  const { store } = running
  const content = jest.fn(store.content)
  const find = async (asked: string) => {
    const lead = (await store.find(asked))!
    return { ...lead, files: [7, 6].map((megabytes) => ({ ...lead.files[0]!, size: megabytes * MEGABYTE })) }
  }
  const mail = createLeadMail(settings(), { ...store, find, content })
  expect(await mail.mail({ key, mailed: undefined })).toBe('mailed')
  mail.close()
  expect(content).not.toHaveBeenCalled()
  expect(mailbox.mails[0]!.text).toMatch(/File: plan\.pdf \(.*-r1-1\.pdf, 7168 kB, not attached\)/)
})

// Regression: files that a server always put off, or on which it cut the connection, as virus
// scanners do, kept the words from the office for ever.
test.each([451, 'drop'] as const)(
  'files on which the server answers %s hold the words up for 20 minutes',
  async (answer) => {
    const key = await keptWithPlan()
    mailbox.refuseText(({ attachments }) => (attachments.length > 0 ? answer : undefined))
    const { store } = running
    const mailAfter = async (minutes: number) => {
      const received = new Date(Date.now() - minutes * 60_000).toISOString()
      const find = async (asked: string) => ({ ...(await store.find(asked))!, received })
      const mail = createLeadMail(settings(), { ...store, find })
      const outcome = await mail.mail({ key, mailed: undefined })
      mail.close()
      return outcome
    }
    expect(await mailAfter(19)).toBe('waits')
    expect(inOffice()).toEqual([])
    expect(await mailAfter(21)).toBe('mailed')
    expect(inOffice()).toEqual(['Message one'])
    expect(mailbox.mails[0]!.text).toMatch(/File: plan\.pdf \(.*, not attached\)/)
  },
)

// Regression: the office heard of a lead whose words a spam rule refused only if it asked for the
// receiver's health.
test('the office is told of a lead whose words the server refuses, and where to read them', async () => {
  mailbox.refuseText(({ text }) => (text?.includes('Message') ? 554 : undefined))
  const response = await running.post(posted({ message: 'Message one' }))
  const { reference } = (await response.json()) as { reference: string }
  await until(() => mailbox.mails.length === 2, 'office and visitor are mailed')
  const mail = mailbox.to(OFFICE)[0]!
  expect(mail.subject).toContain(reference)
  expect(mail.text).toContain(`leads.csv?day=${sydneyDay(new Date())}`)
})

// Regression: the address stood in a header as no mail server has to take it.
test('the office can answer an address that only its text can hold', async () => {
  mailbox.refuseText(({ headers }) => (headers.some(({ value }) => /[^ -~\t]/.test(value)) ? 554 : undefined))
  await running.post(posted({ message: 'Message one', email: 'josé@b.example' }))
  await until(() => inOffice().includes('Message one'), 'the lead is mailed with its words')
  expect(mailbox.mails[0]!.text).toContain('josé@b.example')
})

// Regression: where the disk was full, each retry mailed the office once more.
test('office and visitor are mailed once, although the store cannot note it', async () => {
  const key = await kept('Message one')
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  let isFull = true
  const { store } = running
  const mail = createLeadMail(settings(), {
    ...store,
    noteMailed: (...values) => (isFull ? Promise.reject(full) : store.noteMailed(...values)),
  })
  const lead = { key, mailed: undefined }
  for (let i = 0; i < 3; i++) expect(await mail.mail(lead)).toBe('waits')
  isFull = false
  expect(await mail.mail(lead)).toBe('mailed')
  mail.close()
  expect(mailbox.mails).toHaveLength(2)
})

// Regression: the password went out in the clear where a server did not offer to encrypt, or where
// somebody on the way had taken its offer away.
test('a mail server that does not encrypt is told no password, unless SMTP_URL says so', async () => {
  const key = await kept('Message secret')
  const passwords: unknown[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password)
      done(null, { user: username })
    },
    onData: (stream, _session, done) => stream.on('end', done).resume(),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const outcome = async (more: string) => {
    const url = `smtp://office:secret@127.0.0.1:${port}${more}`
    const mail = createLeadMail({ ...settings(), server: url }, running.store)
    const outcome = await mail.mail({ key, mailed: undefined })
    mail.close()
    return outcome
  }
  expect(await outcome('')).toBe('no server')
  expect(lines.join()).toContain(`mail: ${key} waits: ETLS`)
  expect(passwords).toEqual([])
  expect(await outcome('?requireTLS=false')).toBe('mailed')
  expect(passwords).toContain('secret')
  await new Promise<void>((resolve) => server.close(resolve))
})

// Regression: with a wrong password each lead that waited tried it once more in each round.
test('a server that lets nobody in is told from one that refuses a mail', async () => {
  const key = await kept('Message one')
  const mail = createLeadMail({ ...settings(), server: 'smtp://127.0.0.1:9' }, running.store)
  expect(await mail.mail({ key, mailed: undefined })).toBe('no server')
  mail.close()
})
