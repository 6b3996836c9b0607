import type { QuoteFields } from '@/lib/content/schema/quote'
import { LEAD_ID } from './draft-store'
import type { EmailDoubt } from './email'
import type { PhoneDoubt } from './phone'

/** The names under which the form's fields are sent, in the form's order. */
export const FIELDS = [
  'name',
  'location',
  'phone',
  'email',
  'service',
  'company',
  'often',
  'start',
  'size',
  'sizeIn',
  'message',
  'walkthrough',
  'times',
] as const
export type FieldName = (typeof FIELDS)[number]

/** The name under which files are sent. */
export const PHOTOS = 'photos'

/** Between the answers of a field that takes several: service and times. */
export const LISTED = '; '

/** What stands in the form; a field that is missing or empty was left out. */
export type QuoteValues = Partial<Record<FieldName, string>>

/** Whether nothing at all was filled in. */
export function isEmpty(values: QuoteValues): boolean {
  return FIELDS.every((field) => !values[field])
}

/** What comes before the visitor's answers: a mailbox shows two copies of a lead as one by it. */
const HEADING = ['reference', 'subject'] as const

/** What was understood of the answers: the number as it is dialled from anywhere (E.164). */
export const UNDERSTOOD = ['dial', 'postcode'] as const

/** Where the visitor came from: the page with the form, a campaign, the site before. */
export const ORIGIN = ['page', 'campaign', 'referrer'] as const

/** What a receiver knows two copies of a lead by, and why it may be no person's. */
const IDENTITY = [LEAD_ID, 'revision', 'try', 'suspect'] as const

/**
 * What the browser fills in before it sends. They stand in the HTML as empty hidden fields, because
 * Netlify accepts only fields it has seen there.
 */
export const FILLED_IN = [...HEADING, ...UNDERSTOOD, ...ORIGIN, ...IDENTITY]

/** Everything that is sent, by the fields' names; nothing empty. */
export type Lead = Partial<Record<FieldName | (typeof FILLED_IN)[number], string>>

export type Fault = Exclude<keyof QuoteFields['faults'], 'title'>
export type Doubt = PhoneDoubt | EmailDoubt

/**
 * What is wrong with an answer, or unusual about it, and what may have been meant. A doubt is asked
 * about once; then the answer is taken as it is.
 */
export type Problem =
  { fault: Fault; suggestion?: string | undefined } | { doubt: Doubt; suggestion?: string | undefined }

/** A mailto: address that opens an e-mail with this subject and this text in it (RFC 6068). */
export const mailTo = (mailbox: string, subject: string, text: string): string =>
  `${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`
