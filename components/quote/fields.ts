import type { QuoteFields } from '@/content/schema/quote'
import { parseContact, parseLocation } from './contact-details'

/** The names under which the form's fields are sent, in the form's order. */
export const FIELDS = ['name', 'contact', 'location', 'service', 'size', 'message', 'walkthrough', 'times'] as const
export type FieldName = (typeof FIELDS)[number]

/** What stands in the form; a field that is missing or empty was left out. */
export type QuoteValues = Partial<Record<FieldName, string>>

/** Whether nothing at all was filled in. */
export function isEmpty(values: QuoteValues): boolean {
  return FIELDS.every((field) => !values[field])
}

/**
 * What the browser fills in before it sends: the request's own key, and what it understood of
 * phone, e-mail address and postcode. They stand in the HTML as empty hidden fields, because
 * Netlify accepts only fields it has seen there.
 */
export const DERIVED = ['idempotencyKey', 'phone', 'email', 'postcode'] as const

/** Everything that is sent, by the fields' names; nothing empty. */
export type Lead = Partial<Record<FieldName | (typeof DERIVED)[number], string>>

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

/** What is sent for these values, which have no faults. */
export function leadOf(values: QuoteValues, idempotencyKey: string): Lead {
  const contact = parseContact(values.contact ?? '')
  const location = parseLocation(values.location ?? '')
  const lead: Lead = {
    ...values,
    ...(typeof contact === 'object' && contact),
    ...(typeof location === 'object' && location.postcode && { postcode: location.postcode }),
    idempotencyKey,
  }
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== ''))
}

/**
 * The request as a text for an e-mail: a line for each field that was filled in, as label and
 * value.
 */
export function leadText(values: QuoteValues, labels: QuoteFields['form']): string {
  return FIELDS.filter((field) => values[field])
    .map((field) => (field === 'walkthrough' ? labels[field].label : `${labels[field].label}: ${values[field]}`))
    .join('\n')
}

/** A mailto: address that opens an e-mail with everything filled in (RFC 6068). */
export function leadDraft(mailbox: string, values: QuoteValues, words: QuoteFields): string {
  const about = [words.subject, values.service, values.location].filter(Boolean).join(', ')
  const body = leadText(values, words.form).replaceAll(/\r?\n/g, '\r\n')
  return `${mailbox}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`
}
