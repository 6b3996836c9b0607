import type { QuoteFields } from '@/content/schema/quote'
import { referenceOf } from '../lead/identity'
import { parseContact, parseLocation } from './contact-details'
import { LEAD_ID } from './draft-store'

/** The names under which the form's fields are sent, in the form's order. */
export const FIELDS = ['name', 'contact', 'location', 'service', 'size', 'message', 'walkthrough', 'times'] as const
export type FieldName = (typeof FIELDS)[number]

/** What stands in the form; a field that is missing or empty was left out. */
export type QuoteValues = Partial<Record<FieldName, string>>

/** Whether nothing at all was filled in. */
export function isEmpty(values: QuoteValues): boolean {
  return FIELDS.every((field) => !values[field])
}

/** What comes before the visitor's answers: a mailbox shows two copies of a lead as one by it. */
const HEADING = ['reference', 'subject'] as const

/** What was understood of the answers. */
export const UNDERSTOOD = ['phone', 'email', 'postcode'] as const

/** What a receiver knows two copies of a lead by, and why it may be no person's. */
const IDENTITY = [LEAD_ID, 'revision', 'try', 'suspect'] as const

/**
 * What the browser fills in before it sends. They stand in the HTML as empty hidden fields, because
 * Netlify accepts only fields it has seen there.
 */
export const FILLED_IN = [...HEADING, ...UNDERSTOOD, ...IDENTITY]

/** Everything that is sent, by the fields' names; nothing empty. */
export type Lead = Partial<Record<FieldName | (typeof FILLED_IN)[number], string>>

export type Fault = Exclude<keyof QuoteFields['faults'], 'title'>

/** What is wrong with a field, undefined when nothing is. */
export function faultOf(field: FieldName, value: string): Fault | undefined {
  switch (field) {
    case 'name':
      return /\p{L}/u.test(value) ? undefined : 'nameMissing'
    case 'contact':
      return faultIn(parseContact(value))
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
  const faults = FIELDS.map((field) => [field, faultOf(field, values[field] ?? '')] as const)
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
export function answersOf(values: QuoteValues): Lead {
  const contact = parseContact(values.contact ?? '')
  const location = parseLocation(values.location ?? '')
  const lead: Lead = {
    ...values,
    ...(typeof contact === 'object' && contact),
    ...(typeof location === 'object' && location.postcode && { postcode: location.postcode }),
  }
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== ''))
}

/** What a mailbox lists a lead by: "CQ-7F3K Quote request, Office cleaning, Parramatta". */
function subjectOf(values: QuoteValues, id: string, words: Naming): string {
  return `${referenceOf(id, words.reference.letters)} ${aboutOf(values, words)}`
}

/** What a request is about: "Quote request, Office cleaning, Parramatta". */
export const aboutOf = ({ service, location }: QuoteValues, { subject }: Pick<Naming, 'subject'>): string =>
  [subject, service, location].filter(Boolean).join(', ')

/**
 * The request as a text for an e-mail: its reference, then a line for each field that was filled in,
 * as label and value.
 */
export function leadText(values: QuoteValues, id: string, { reference, form }: QuoteFields): string {
  const answers = FIELDS.filter((field) => values[field]).map((field) =>
    field === 'walkthrough' ? form[field].label : `${form[field].label}: ${values[field]}`,
  )
  return [`${reference.label}: ${referenceOf(id, reference.letters)}`, ...answers].join('\n')
}

/** A mailto: address that opens an e-mail with everything filled in (RFC 6068). */
export function leadDraft(mailbox: string, values: QuoteValues, id: string, words: QuoteFields): string {
  const body = leadText(values, id, words).replaceAll(/\r?\n/g, '\r\n')
  return `${mailbox}?subject=${encodeURIComponent(subjectOf(values, id, words))}&body=${encodeURIComponent(body)}`
}
