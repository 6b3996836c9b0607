import type { QuoteFields } from '@/lib/content/schema/quote'
import { referenceOf } from '../lead/identity'
import { readEmail } from './email'
import {
  FIELDS,
  mailTo,
  type Doubt,
  type Fault,
  type FieldName,
  type Lead,
  type Problem,
  type QuoteValues,
} from './fields'
import { readPhone } from './phone'
import { readPlace } from './place'
import { inTheirFields } from './ways'

/** The problem of a field, undefined when there is none. One of phone and e-mail is enough. */
export function problemOf(field: FieldName, values: QuoteValues): Problem | undefined {
  const value = values[field] ?? ''
  const ways = waysIn(values)
  switch (field) {
    case 'name':
      return /\p{L}/u.test(value) ? undefined : { fault: 'nameMissing' }
    case 'location':
      return value.trim() === '' ? { fault: 'locationMissing' } : problemIn(readPlace(value))
    case 'phone':
      return ways.phone || ways.email ? problemIn(readPhone(ways.phone)) : { fault: 'contactMissing' }
    case 'email':
      return problemIn(readEmail(ways.email))
    case 'service':
      return value === '' ? { fault: 'serviceMissing' } : undefined
    default:
      return undefined
  }
}

function problemIn({ fault, doubt, suggestion }: { fault?: Fault; doubt?: Doubt; suggestion?: string }) {
  if (fault) return { fault, suggestion }
  return doubt && { doubt, suggestion }
}

/** A number in the field for the e-mail address, and the reverse, count where they belong. */
const waysIn = ({ phone = '', email = '' }: QuoteValues) => inTheirFields({ phone, email })

/** The faults of all fields, in the form's order. */
export function faultsOf(values: QuoteValues): Partial<Record<FieldName, Fault>> {
  const faults = FIELDS.flatMap((field) => {
    const problem = problemOf(field, values)
    return problem && 'fault' in problem ? [[field, problem.fault] as const] : []
  })
  return Object.fromEntries(faults)
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
  const { phone, email } = waysIn(values)
  const dial = readPhone(phone).value
  const lead: Partial<Record<keyof Lead, string | undefined>> = {
    ...values,
    phone,
    email: readEmail(email).value,
    size: values.size && [values.size, sizeIn].filter(Boolean).join(' '),
    walkthrough: values.walkthrough || (values.times && 'yes'),
    // What could not be read as a number stays as it was written.
    dial: dial?.startsWith('+') ? dial : undefined,
    postcode: readPlace(values.location ?? '').value?.postcode,
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

/** A day that was chosen, given as 2027-02-01, in words: "1 February 2027". */
function dayText(day: string): string {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return day
  return date.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Each answer that was given, with its label, in the form's order. */
export function labelled(values: QuoteValues, { form }: Pick<QuoteFields, 'form'>): [label: string, answer: string][] {
  const answers = answersOf(values)
  const inWords = { walkthrough: () => form.yes, start: dayText }
  return FIELDS.flatMap((field) => {
    const answer = answers[field]
    if (!answer) return []
    const text = field === 'walkthrough' || field === 'start' ? inWords[field](answer) : answer
    return [[form[field].label, text] satisfies [string, string]]
  })
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
