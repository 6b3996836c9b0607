import { createTransport } from 'nodemailer'
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport'
import { DAY_MS, MEGABYTE } from '@/lib/units'
import { acknowledgement, officeMail, refusedNotice, type Attachment } from './mail-texts'
import { newestOf } from './revisions'
import type { ReceiverSettings } from './settings'
import type { LeadStore, Mailed, StoredLead, UnmailedLead } from './store'

/** Settings of the mails. */
export interface MailSettings {
  /** The mail server: smtps://user:password@host. */
  server: string
  /** The sender's address, and the company's name as its display name. */
  from: string
  name: string
  /** The office's address. */
  to: string
  words: ReceiverSettings['words']
  /** Opens the connection to the mail server, on platforms where nodemailer's own does not work. */
  getSocket?: SMTPTransportGetSocket | undefined
  /** Logs a line about what could not be mailed, without personal data. */
  log: (line: string) => void
}

/**
 * Maximum size of a mail's attachments, in bytes; mail servers commonly refuse more than 20 MB in
 * all.
 */
const ATTACHED_BYTES = 12 * MEGABYTE

/**
 * After how long a lead goes without its files, in ms: something on the way, such as a virus
 * scanner, may put them off for ever. Sooner than `health.ts` reports a lead that waits.
 */
const FILES_WAIT_MS = 20 * 60_000

/**
 * Maximum number of acknowledgements in a day, to one address and in all, so that nobody can flood
 * a mailbox, or have a mail provider close the company's account.
 */
const ACKNOWLEDGED_A_DAY = { toOne: 3, inAll: 200 }

/**
 * Timeout for a mail server to let somebody in, in ms. For its other replies nodemailer waits ten
 * minutes, as RFC 5321 asks (4.5.3.2.6): a server that is given up earlier may have taken the mail.
 */
const PATIENCE = 30_000

/** Mails leads. */
interface LeadMail {
  /**
   * Mails what is left of a lead, and marks it in the store. Never rejects; `no server`: it failed,
   * and so would any other lead now.
   */
  mail: (lead: UnmailedLead) => Promise<'mailed' | 'waits' | 'no server'>
  close: () => void
}

/** Creates the mail of the leads of a store. */
export function createLeadMail(settings: MailSettings, store: LeadStore): LeadMail {
  const { log } = settings
  const transport = createTransport({
    url: settings.server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    // Otherwise somebody who removes STARTTLS from the server's greeting on its way would get the
    // password in plain text. The query of SMTP_URL takes precedence.
    requireTLS: new URL(settings.server).username !== '',
    // Everything in a lead is text, never the path or URL of something to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.getSocket && { getSocket: settings.getSocket }),
  })
  const acknowledged = countPerAddress()
  /** What was mailed of the leads that wait: the store may be unable to note it. */
  const progress = new Map<string, Mailed>()

  async function mailLead({ key, mailed }: UnmailedLead): Promise<void> {
    const lead = await store.find(key)
    if (!lead) return
    let done = progress.get(key) ?? mailed
    if (done === undefined) {
      await mailOffice(lead)
      done = 'office'
      // First here: where the store cannot be written, nobody is mailed twice.
      progress.set(key, done)
      await store.noteMailed(key, done).catch((error: unknown) => log(`mail: ${key} is not noted: ${reasonOf(error)}`))
    }
    if (done === 'office') {
      await acknowledge(lead)
      progress.set(key, 'all')
    }
    await store.noteMailed(key, 'all')
    progress.delete(key)
  }

  /** Mails the office a lead or, where the server refuses its words, that it has come. */
  async function mailOffice(lead: StoredLead): Promise<void> {
    try {
      await mailWords(lead)
    } catch (error) {
      if (!isRefused(error)) throw error
      log(`mail: ${lead.reference} goes without its words: ${reasonOf(error)}`)
      await transport.sendMail(refusedNotice(lead, settings))
    }
  }

  async function mailWords(lead: StoredLead): Promise<void> {
    const revisions = await store.revisions(lead.id)
    const newest = await newestOf(lead, store)
    const attachments = await attachmentsOf(lead)
    try {
      await transport.sendMail(officeMail(lead, revisions, newest, attachments, settings))
    } catch (error) {
      if (attachments.length === 0) throw error
      const isLate = Date.now() - Date.parse(lead.received) > FILES_WAIT_MS
      if (!isRefused(error) && !(isLate && (await isServerThere()))) throw error
      // The server may take less than other servers do: the words are what matters.
      log(`mail: ${lead.reference} goes without its files: ${reasonOf(error)}`)
      await transport.sendMail(officeMail(lead, revisions, newest, [], settings))
    }
  }

  /** Its files as far as they can be read; none if they are too large together. */
  async function attachmentsOf(lead: StoredLead): Promise<Attachment[]> {
    if (lead.files.reduce((sum, { size }) => sum + size, 0) > ATTACHED_BYTES) return []
    const attachments = await Promise.all(
      lead.files.map(async (file) => {
        try {
          const content = Buffer.from(await store.content(lead, file))
          return [{ filename: file.name, contentType: file.type, content }]
        } catch (error) {
          log(`mail: a file of ${lead.reference} cannot be read: ${reasonOf(error)}`)
          return []
        }
      }),
    )
    return attachments.flat()
  }

  async function acknowledge(lead: StoredLead): Promise<void> {
    const { email } = lead.fields
    if (email === undefined || lead.status === 'quarantined' || lead.addsTo) return
    if (!acknowledged.mayBe(email)) return
    try {
      await transport.sendMail(acknowledgement(lead, email, settings))
      acknowledged.add(email)
    } catch (error) {
      // Who has waited for a day needs no mail any more which says that the request has come.
      const isLate = Date.now() - Date.parse(lead.received) > DAY_MS
      if (!isLate && !isRefused(error)) throw error
      log(`mail: the acknowledgement of ${lead.reference} was refused: ${reasonOf(error)}`)
    }
  }

  /** Whether the mail server lets this receiver in. */
  const isServerThere = () =>
    transport.verify().then(
      () => true,
      () => false,
    )

  return {
    mail: async (lead) => {
      try {
        await mailLead(lead)
        return 'mailed'
      } catch (error) {
        log(`mail: ${lead.key} waits: ${reasonOf(error)}`)
        return (await isServerThere()) ? 'waits' : 'no server'
      }
    },
    close: () => transport.close(),
  }
}

/** What nodemailer says of a mail that failed. */
type MailError = Error & { code?: string; responseCode?: number }

/**
 * Whether the server refuses this mail for good: its recipient or its content (RFC 5321, replies
 * from 500 on), or its size, of which nodemailer knows before it sends (RFC 1870).
 */
function isRefused(error: unknown): boolean {
  const { code = '', responseCode = 552 } = error as MailError
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500
}

/** Why a mail failed. The server's text may repeat an address, so it is omitted. */
function reasonOf(error: unknown): string | number {
  const { code, responseCode } = error as MailError
  // That a server does not encrypt may come with any response code.
  return (code === 'ETLS' ? code : responseCode) ?? code ?? 'no answer'
}

/** Counts, by address and day, the acknowledgements that the server has accepted. */
function countPerAddress(): { mayBe: (email: string) => boolean; add: (email: string) => void } {
  let began = performance.now()
  let all = 0
  const counts = new Map<string, number>()
  const to = (email: string) => counts.get(mailboxOf(email)) ?? 0
  return {
    mayBe: (email) => {
      if (performance.now() - began >= DAY_MS) {
        began = performance.now()
        all = 0
        counts.clear()
      }
      return to(email) < ACKNOWLEDGED_A_DAY.toOne && all < ACKNOWLEDGED_A_DAY.inAll
    },
    add: (email) => {
      all++
      counts.set(mailboxOf(email), to(email) + 1)
    },
  }
}

/**
 * The mailbox of an address: many providers deliver sam+anything@… and "sam"@… to sam@…, and Gmail
 * s.am@….
 */
function mailboxOf(email: string): string {
  const bare = email
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/\+[^@]*@/, '@')
  return /@(gmail|googlemail)\.com$/.test(bare) ? bare.replaceAll(/\.(?=.*@)/g, '') : bare
}
