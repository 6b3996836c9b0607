import type { SendMailOptions } from 'nodemailer'
import { aboutOf, leadText } from '@/components/quote/answers'
import { listed } from './csv'
import type { MailSettings } from './mail'
import { oneLine } from './one-line'
import { wordsOf } from './revisions'
import { keyOf, sydneyDay, sydneyTime, type StoredLead } from './store'

/** Maximum length of a subject, in characters. */
const SUBJECT_LENGTH = 180

/** A file of a lead, as it goes with the mail to the office. */
export interface Attachment {
  /** Its name in the store. */
  filename: string
  contentType: string
  content: Buffer
}

/**
 * The mail to the office; `revisions` are the stored ones of this lead, `newest` the one that
 * counts.
 */
export function officeMail(
  lead: StoredLead,
  revisions: readonly number[],
  newest: StoredLead,
  attachments: readonly Attachment[],
  settings: MailSettings,
): SendMailOptions {
  const { words, from, name, to } = settings
  const earlier = revisions.filter((revision) => revision < lead.revision)
  const counts = wordsOf(lead) === wordsOf(newest)
  const [mark, what] = lead.addsTo
    ? ['files', 'The visitor has sent files for an earlier request with this reference.']
    : [
        'corrected',
        `The visitor has corrected an earlier request with this reference.${counts ? ' This one counts.' : ''}`,
      ]
  const marks = [lead.status === 'quarantined' && '[check]', earlier.length > 0 && mark].filter(Boolean)
  const areAttached = new Set(attachments.map(({ filename }) => filename))
  const known = { Page: lead.page, Campaign: lead.campaign, 'Came from': lead.referrer }
  const paragraphs = [
    lead.reasons.length > 0 && `Check this request before you answer: ${lead.reasons.join('; ')}.`,
    earlier.length > 0 && what,
    !counts && 'A corrected request came before this one and counts.',
    leadText(lead.fields, lead.id, words.quote),
    listed(lead.others).join('\n'),
    [
      ...listed(
        Object.fromEntries(Object.entries(known).filter(([, text]) => text !== undefined)) as typeof lead.others,
      ),
      `Revision: ${lead.revision}, try: ${lead.try}`,
      `Received: ${sydneyTime(new Date(lead.received))}`,
      ...lead.files.map(
        ({ called, name, size }) =>
          `File: ${called} (${name}, ${Math.ceil(size / 1024)} kB${areAttached.has(name) ? '' : ', not attached'})`,
      ),
    ].join('\n'),
  ]
  return {
    ...threaded(lead, 'office', earlier, from),
    from: { name, address: from },
    to: { name: '', address: to },
    ...(isWritable(lead.fields.email) && { replyTo: { name: '', address: lead.fields.email } }),
    subject: oneLine([lead.reference, ...marks, aboutOf(lead.fields, words.quote)].join(' '), SUBJECT_LENGTH),
    text: textOf(paragraphs),
    attachments: [...attachments],
  }
}

/**
 * Whether an address can stand in a header of a mail without SMTPUTF8 (RFC 6531), where only ASCII
 * may precede the @; nodemailer encodes what follows it.
 */
const isWritable = (email = ''): boolean => /^[ -~]+@/.test(email)

/** The mail to the office in place of one whose words the mail server refuses: it has none. */
export function refusedNotice(lead: StoredLead, settings: MailSettings): SendMailOptions {
  const { from, name, to } = settings
  const came = new Date(lead.received)
  return {
    ...threaded(lead, 'office', [], from),
    from: { name, address: from },
    to: { name: '', address: to },
    subject: `${lead.reference} [not shown] read it in leads.csv`,
    text: textOf([
      `The mail server refused the text of this request. You can read it in leads.csv?day=${sydneyDay(came)}.`,
      `Reference: ${lead.reference}\nRevision: ${lead.revision}\nReceived: ${sydneyTime(came)}`,
    ]),
  }
}

/**
 * The acknowledgement to the visitor. It has nothing of what was sent: anybody may enter anybody's
 * address, and the company would mail a stranger's words.
 */
export function acknowledgement(lead: StoredLead, email: string, settings: MailSettings): SendMailOptions {
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
    text: textOf([`${says.received} ${lead.reference}`, says.next, says.change, says.notYours, says.from]),
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
