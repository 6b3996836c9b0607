import { createTransport, type SendMailOptions } from 'nodemailer'
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport'
import { aboutOf, leadText } from '@/components/quote/answers'
import type { QuoteFields } from '@/lib/content/schema/quote'
import type { ReceiverFields } from '@/lib/content/schema/receiver'
import { listed } from './csv'
import type { Mailer } from './handler'
import { oneLine } from './request'
import { keyOf, sydneyTime, type LeadStore, type Mailed, type StoredLead } from './store'

/** Settings of the mails. */
export interface MailSettings {
  /** The mail server: smtps://user:password@host. */
  server: string
  /** The sender's address, and the company's name as its display name. */
  from: string
  name: string
  /** The office's address. */
  to: string
  words: { quote: QuoteFields; receiver: ReceiverFields }
  /** Opens the connection to the mail server, on platforms where nodemailer's own does not work. */
  getSocket?: SMTPTransportGetSocket | undefined
  /** Logs a line about what could not be mailed, without personal data. */
  log: (line: string) => void
}

/**
 * Maximum size of a mail's attachments, in bytes; mail servers commonly refuse more than 20 MB in
 * all.
 */
const ATTACHED_BYTES = 12 * 1024 * 1024

/** Maximum length of a subject, in characters. */
const SUBJECT_LENGTH = 180

/**
 * Maximum number of acknowledgements to one address in a day, so that nobody can flood a mailbox.
 */
const ACKNOWLEDGED_A_DAY = 3

/** In ms. */
const ONE_DAY = 86_400_000

/** The back-off before mail is retried, in ms: doubled each time, up to the longest. */
const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 900_000

/** Timeout for a mail server's response, in ms. */
const PATIENCE = 30_000

/** Keys of the leads to be mailed, with what was already mailed of them. */
export type MailQueue = Map<string, Mailed | undefined>

/** Mails leads, one mail at a time. */
interface LeadMail {
  /**
   * Mails the leads of a queue while `mayGoOn` returns true. Removes what was mailed from the
   * queue, and marks it in the store. Returns whether nothing is left; never rejects.
   */
  mailAll: (queue: MailQueue, mayGoOn: () => boolean) => Promise<boolean>
  close: () => void
}

/** Creates the mailer for the leads of a store. */
export function createLeadMail(settings: MailSettings, store: LeadStore): LeadMail {
  const { log } = settings
  const transport = createTransport({
    url: settings.server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Everything in a lead is text, never the path or URL of something to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.getSocket && { getSocket: settings.getSocket }),
  })
  const acknowledged = countPerAddress()

  async function mailLead(key: string, queue: MailQueue): Promise<void> {
    const lead = await store.find(key)
    if (!lead) return
    const revisions = await store.revisions(lead.id)
    if (queue.get(key) !== 'office') {
      await mailOffice(lead, revisions)
      await store.noteMailed(key, 'office')
      queue.set(key, 'office')
    }
    await acknowledge(lead)
    await store.noteMailed(key, 'all')
  }

  async function mailOffice(lead: StoredLead, revisions: readonly number[]): Promise<void> {
    const areAttached = lead.files.reduce((sum, { size }) => sum + size, 0) <= ATTACHED_BYTES
    const attachments = areAttached
      ? await Promise.all(
          lead.files.map(async (file) => ({
            filename: file.name,
            contentType: file.type,
            content: Buffer.from(await store.content(lead, file)),
          })),
        )
      : []
    await transport.sendMail({ ...officeMail(lead, revisions, settings), attachments })
  }

  async function acknowledge(lead: StoredLead): Promise<void> {
    const { email } = lead.fields
    if (email === undefined || lead.status === 'quarantined') return
    if (acknowledged.today(email) >= ACKNOWLEDGED_A_DAY) return
    try {
      await transport.sendMail(acknowledgement(lead, email, settings))
      acknowledged.add(email)
    } catch (error) {
      // Permanent failure (RFC 5321, replies 500 to 599): the address does not exist.
      if ((answerOf(error) ?? 0) < 500) throw error
      log(`mail: the acknowledgement of ${lead.reference} was refused: ${reasonOf(error)}`)
    }
  }

  return {
    mailAll: async (queue, mayGoOn) => {
      let isDone = true
      for (const key of queue.keys()) {
        if (!mayGoOn()) return false
        try {
          await mailLead(key, queue)
          queue.delete(key)
        } catch (error) {
          isDone = false
          log(`mail: ${key} waits: ${reasonOf(error)}`)
          // A server that does not respond accepts no other mail either.
          if (answerOf(error) === undefined) return false
        }
      }
      return isDone
    },
    close: () => transport.close(),
  }
}

/** A mailer that can be stopped. */
export interface StoppableMailer extends Mailer {
  /** Resolves when the current mail is sent; the rest stays in the store until the next start. */
  stop: () => Promise<void>
}

/**
 * Starts mailing what is unmailed in the store, and then each new lead. What the server does not
 * accept stays queued, and is retried until it does.
 */
export async function startMailer(settings: MailSettings, store: LeadStore): Promise<StoppableMailer> {
  const mail = createLeadMail(settings, store)
  const queue: MailQueue = new Map((await store.unmailed()).map(({ key, mailed }) => [key, mailed]))
  let pause = FIRST_PAUSE
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> | undefined

  /** Mails the queue, and again after a back-off if something is left. */
  function run(): void {
    if (stopped || running || timer) return
    running = mail
      .mailAll(queue, () => !stopped)
      .then((isDone) => {
        running = undefined
        if (isDone) pause = FIRST_PAUSE
        if (stopped || queue.size === 0) return
        timer = setTimeout(
          () => {
            timer = undefined
            run()
          },
          isDone ? 0 : pause,
        )
        if (!isDone) pause = Math.min(pause * 2, LONGEST_PAUSE)
      })
  }

  run()
  return {
    send: (key) => {
      queue.set(key, undefined)
      run()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
      mail.close()
    },
  }
}

/** The reply code of a mail server, undefined if it did not reply. */
const answerOf = (error: unknown) => (error as { responseCode?: number }).responseCode

/** Why a mail failed. The server's text may repeat an address, so it is omitted. */
const reasonOf = (error: unknown) => answerOf(error) ?? (error as NodeJS.ErrnoException).code ?? 'no answer'

/** Counts, by address and day, the acknowledgements that the server has accepted. */
function countPerAddress(): { today: (email: string) => number; add: (email: string) => void } {
  let began = Date.now()
  const counts = new Map<string, number>()
  // Many providers deliver sam+anything@… to sam@….
  const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@')
  const today = (email: string) => {
    if (Date.now() - began >= ONE_DAY) {
      began = Date.now()
      counts.clear()
    }
    return counts.get(mailboxOf(email)) ?? 0
  }
  return { today, add: (email) => void counts.set(mailboxOf(email), today(email) + 1) }
}

/** The mail to the office; `revisions` are the stored ones of this lead. */
function officeMail(lead: StoredLead, revisions: readonly number[], settings: MailSettings): SendMailOptions {
  const { words, from, name, to } = settings
  const earlier = revisions.filter((revision) => revision < lead.revision)
  const marks = [lead.status === 'quarantined' && '[check]', earlier.length > 0 && 'corrected'].filter(Boolean)
  const known = { Page: lead.page, Campaign: lead.campaign, 'Came from': lead.referrer }
  const paragraphs = [
    lead.reasons.length > 0 && `Check this request before you answer: ${lead.reasons.join('; ')}.`,
    earlier.length > 0 && 'The visitor has corrected an earlier request with this reference. This one counts.',
    revisions.some((revision) => revision > lead.revision) && 'A corrected request came before this one and counts.',
    leadText(lead.fields, lead.id, words.quote),
    listed(lead.others).join('\n'),
    [
      ...listed(
        Object.fromEntries(Object.entries(known).filter(([, text]) => text !== undefined)) as typeof lead.others,
      ),
      `Revision: ${lead.revision}, try: ${lead.try}`,
      `Received: ${sydneyTime(new Date(lead.received))}`,
      ...lead.files.map((file) => `File: ${file.called} (${file.name}, ${Math.ceil(file.size / 1024)} kB)`),
    ].join('\n'),
  ]
  return {
    ...threaded(lead, 'office', earlier, from),
    from: { name, address: from },
    to: { name: '', address: to },
    ...(lead.fields.email && { replyTo: { name: '', address: lead.fields.email } }),
    subject: oneLine([lead.reference, ...marks, aboutOf(lead.fields, words.quote)].join(' '), SUBJECT_LENGTH),
    text: textOf(paragraphs),
  }
}

/** The acknowledgement to the visitor, with everything that was sent. */
function acknowledgement(lead: StoredLead, email: string, settings: MailSettings): SendMailOptions {
  const { words, from, name, to } = settings
  const says = words.receiver.acknowledgement
  const subject = lead.revision > 1 ? says.correctedSubject : says.subject
  return {
    ...threaded(lead, 'visitor', [], from),
    from: { name, address: from },
    to: { name: '', address: email },
    replyTo: { name: '', address: to },
    subject: oneLine(`${lead.reference} ${subject}`, SUBJECT_LENGTH),
    // Automatic responders do not reply to it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: textOf([
      `${says.received} ${lead.reference}`,
      says.next,
      says.change,
      says.sent,
      [leadText(lead.fields, lead.id, words.quote), ...lead.files.map(({ called }) => called)].join('\n'),
      says.notYours,
      says.from,
    ]),
  }
}

/**
 * A message id that is the same for every try, so that mailboxes can detect duplicates, and the ids
 * of earlier revisions.
 */
function threaded(lead: StoredLead, to: string, earlier: readonly number[], from: string): SendMailOptions {
  const idOf = (revision: number) => `<${keyOf({ id: lead.id, revision })}.${to}@${from.split('@')[1]}>`
  const before = earlier.map(idOf)
  return { messageId: idOf(lead.revision), ...(before.length > 0 && { inReplyTo: before.at(-1)!, references: before }) }
}

/** Joins paragraphs with empty lines, without control characters. */
const textOf = (paragraphs: readonly (string | false)[]): string =>
  `${paragraphs
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')}\n`
