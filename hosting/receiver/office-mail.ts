import type { Transporter } from 'nodemailer'
import { MEGABYTE } from '@/lib/units'
import type { MailSettings } from './mail'
import { isRefused, isServerThere, reasonOf } from './mail-faults'
import { officeMail, refusedNotice, type Attachment } from './mail-texts'
import { newestOf } from './revisions'
import type { LeadStore, StoredLead } from './store'

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
 * Creates what mails the office a lead or, where the server refuses its words, that it has come.
 * Rejects as long as the mail may still arrive whole.
 */
export function createOfficeMail(
  transport: Transporter,
  settings: MailSettings,
  store: LeadStore,
): (lead: StoredLead) => Promise<void> {
  const { log } = settings

  async function mailWords(lead: StoredLead): Promise<void> {
    const revisions = await store.revisions(lead.id)
    const newest = await newestOf(lead, store)
    const attachments = await attachmentsOf(lead)
    try {
      await transport.sendMail(officeMail(lead, revisions, newest, attachments, settings))
    } catch (error) {
      if (attachments.length === 0) throw error
      const isLate = Date.now() - Date.parse(lead.received) > FILES_WAIT_MS
      if (!isRefused(error) && !(isLate && (await isServerThere(transport)))) throw error
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

  return async (lead) => {
    try {
      await mailWords(lead)
    } catch (error) {
      if (!isRefused(error)) throw error
      log(`mail: ${lead.reference} goes without its words: ${reasonOf(error)}`)
      await transport.sendMail(refusedNotice(lead, settings))
    }
  }
}
