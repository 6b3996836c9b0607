import { createTransport } from 'nodemailer'
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport'
import { DAY_MS } from '@/lib/units'
import { countPerAddress } from './acknowledged'
import { isRefused, isServerThere, reasonOf } from './mail-faults'
import { acknowledgement } from './mail-texts'
import { createOfficeMail } from './office-mail'
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
 * Timeout for a mail server to let somebody in, in ms. For its other replies nodemailer waits ten
 * minutes, as RFC 5321 asks (4.5.3.2.6): a server that is given up earlier may have taken the mail.
 */
const CONNECT_MS = 30_000

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
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    // Otherwise somebody who removes STARTTLS from the server's greeting on its way would get the
    // password in plain text. The query of SMTP_URL takes precedence.
    requireTLS: new URL(settings.server).username !== '',
    // Everything in a lead is text, never the path or URL of something to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.getSocket && { getSocket: settings.getSocket }),
  })
  const mailOffice = createOfficeMail(transport, settings, store)
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

  return {
    mail: async (lead) => {
      try {
        await mailLead(lead)
        return 'mailed'
      } catch (error) {
        log(`mail: ${lead.key} waits: ${reasonOf(error)}`)
        return (await isServerThere(transport)) ? 'waits' : 'no server'
      }
    },
    close: () => transport.close(),
  }
}
