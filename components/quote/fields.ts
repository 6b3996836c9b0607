import type { QuoteFields } from '@/lib/content/schema/quote'
import { LEAD_ID } from './draft-store'
import type { EmailWarning } from './email'
import type { PhoneWarning } from './phone'

/** The names of the form's fields as sent, in the form's order. */
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

/** The name of a field. */
export type FieldName = (typeof FIELDS)[number]

/** Field name of files. */
export const PHOTOS = 'photos'

/** Separates the answers of a field with several: service and times. */
export const LIST_SEPARATOR = '; '

/** The form's values; a field that is missing or empty was not filled in. */
export type QuoteValues = Partial<Record<FieldName, string>>

/** Whether no field was filled in. */
export function isEmpty(values: QuoteValues): boolean {
  return FIELDS.every((field) => !values[field])
}

/** Sent before the visitor's answers; mail programs group copies of a lead by the subject. */
const HEADING = ['reference', 'subject'] as const

/** Derived from the answers: the phone number in international format (E.164), and the postcode. */
export const NORMALISED = ['dial', 'postcode'] as const

/** Where the visitor came from: the page with the form, a campaign, the referring site. */
export const ORIGIN = ['page', 'campaign', 'referrer'] as const

/** Identifies copies of a lead for the receiver, and says why it may be spam. */
const IDENTITY = [LEAD_ID, 'revision', 'try', 'suspect'] as const

/**
 * Fields that the browser fills in before sending. They are in the HTML as empty hidden fields,
 * because Netlify accepts only fields it has seen there.
 */
export const HIDDEN_FIELDS = [...HEADING, ...NORMALISED, ...ORIGIN, ...IDENTITY]

/** Everything that is sent, by field name, without empty values. */
export type Lead = Partial<Record<FieldName | (typeof HIDDEN_FIELDS)[number] | typeof PHOTOS, string>>

/** Field errors, which have to be corrected. */
export type FieldError = Exclude<keyof QuoteFields['errors'], 'title'>

/** Field warnings: unusual answers, which are accepted after one warning. */
export type FieldWarning = PhoneWarning | EmailWarning

/**
 * A field issue: an error or a warning, and what may have been meant. A warning is shown once; then
 * the answer is accepted as it is. `about`: what the error is about, which is named after its text.
 */
export type FieldIssue =
  | { error: FieldError; suggestion?: string | undefined; about?: string }
  | { warning: FieldWarning; suggestion?: string | undefined }
