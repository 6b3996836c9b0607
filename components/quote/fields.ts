import type { QuoteFields } from '@/content/schema/quote'
import { referenceOf } from '../lead/identity'
import { parseEmail, parseLocation, parsePhone } from './contact-details'
import { LEAD_ID } from './draft-store'

/** The names under which the form's fields are sent, in the form's order. */
export const FIELDS = [
  'name',
  'phone',
  'email',
  'location',
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

/**
 * What is wrong with a field, undefined when nothing is. One of phone and e-mail is enough, so it
 * takes the other answers as well.
 */
export function faultOf(field: FieldName, values: QuoteValues): Fault | undefined {
  const value = values[field] ?? ''
  switch (field) {
    case 'name':
      return /\p{L}/u.test(value) ? undefined : 'nameMissing'
    case 'phone':
      if (value === '') return values.email ? undefined : 'contactMissing'
      return parsePhone(value) ? undefined : 'phoneInvalid'
    case 'email':
      return value === '' || parseEmail(value) ? undefined : 'emailInvalid'
    case 'location':
      return faultIn(parseLocation(value))
    case 'service':
      return value === '' ? 'serviceMissing' : undefined
    default:
      return undefined
  }
}

const faultIn = (result: object | Fault) => (typeof result === 'string' ? result : undefined)

/** The faults of all fields, in the form's order. */
export function faultsOf(values: QuoteValues): Partial<Record<FieldName, Fault>> {
  const faults = FIELDS.map((field) => [field, faultOf(field, values)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

/** What names a lead: the company's letters for its reference, and the words of its subject. */
type Naming = Pick<QuoteFields, 'reference' | 'subject'>

/** What is sent for these values, which have no faults, under an id. */
export function leadOf(values: QuoteValues, id: string, words: Naming): Lead {
  const reference = referenceOf(id, words.reference.letters)
  return { reference, subject: subjectOf(values, id, words), ...answersOf(values) }
}

/** The answers that were given, and what is understood of them; nothing empty. */
export function answersOf({ sizeIn, ...values }: QuoteValues): Lead {
  const location = parseLocation(values.location ?? '')
  const lead: Partial<Record<keyof Lead, string | undefined>> = {
    ...values,
    email: values.email && parseEmail(values.email),
    size: values.size && [values.size, sizeIn].filter(Boolean).join(' '),
    dial: parsePhone(values.phone ?? ''),
    postcode: typeof location === 'object' ? location.postcode : undefined,
  }
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value))
}

/** What a mailbox lists a lead by: "CQ-7F3K Quote request, Office cleaning, Parramatta". */
function subjectOf(values: QuoteValues, id: string, words: Naming): string {
  return `${referenceOf(id, words.reference.letters)} ${aboutOf(values, words)}`
}

/** What a request is about: "Quote request, Office cleaning, Parramatta". */
export const aboutOf = ({ service, location }: QuoteValues, { subject }: Pick<Naming, 'subject'>): string =>
  [subject, service, location].filter(Boolean).join(', ')

/** Each answer that was given, with its label, in the form's order. */
export function labelled(values: QuoteValues, { form }: Pick<QuoteFields, 'form'>): [label: string, answer: string][] {
  const answers = answersOf(values)
  return FIELDS.flatMap((field) =>
    answers[field]
      ? [[form[field].label, field === 'walkthrough' ? form.yes : answers[field]] satisfies [string, string]]
      : [],
  )
}

/** The request as a text for an e-mail: its reference, then a line for each answer. */
export function leadText(values: QuoteValues, id: string, words: QuoteFields): string {
  const { reference } = words
  const lines = [[reference.label, referenceOf(id, reference.letters)], ...labelled(values, words)]
  return lines.map((line) => line.join(': ')).join('\n')
}

/** The most characters of an address that e-mail programs are sure to take. */
export const SAFE_DRAFT_LENGTH = 1800

/**
 * A mailto: address that opens an e-mail with its subject and this text in it (RFC 6068).
 * `text`: the request itself, unless that is too long.
 */
export function leadDraft(
  mailbox: string,
  values: QuoteValues,
  id: string,
  words: QuoteFields,
  text = leadText(values, id, words),
): string {
  return mailTo(mailbox, subjectOf(values, id, words), text)
}

/** A mailto: address that opens an e-mail with this subject and this text in it (RFC 6068). */
export const mailTo = (mailbox: string, subject: string, text: string): string =>
  `${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`
