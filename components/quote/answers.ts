import type { QuoteFields } from '@/lib/content/schema/quote'
import { mailTo } from '@/lib/site/mail-to'
import { referenceOf } from '../lead/identity'
import { readEmail } from './email'
import {
  FIELDS,
  type FieldWarning,
  type FieldError,
  type FieldName,
  type Lead,
  type FieldIssue,
  type QuoteValues,
} from './fields'
import { readPhone } from './phone'
import { readPlace } from './place'
import { sortIntoFields } from './contact-details'
import type { QuoteWords } from './setup'

/** The issue of a field, undefined if there is none. One of phone and email is enough. */
export function issueOf(field: FieldName, values: QuoteValues): FieldIssue | undefined {
  const value = values[field] ?? ''
  const ways = waysIn(values)
  switch (field) {
    case 'name':
      return /\p{L}/u.test(value) ? undefined : { error: 'nameMissing' }
    case 'location':
      return value.trim() === '' ? { error: 'locationMissing' } : issueOfParsed(readPlace(value))
    case 'phone':
      return ways.phone || ways.email ? issueOfParsed(readPhone(ways.phone)) : { error: 'contactMissing' }
    case 'email':
      return issueOfParsed(readEmail(ways.email))
    case 'service':
      return value === '' ? { error: 'serviceMissing' } : undefined
    default:
      return undefined
  }
}

function issueOfParsed({
  error,
  warning,
  suggestion,
}: {
  error?: FieldError
  warning?: FieldWarning
  suggestion?: string
}) {
  if (error) return { error, suggestion }
  return warning && { warning, suggestion }
}

/** A phone number in the email field, and the reverse, count as if in the right field. */
const waysIn = ({ phone = '', email = '' }: QuoteValues) => sortIntoFields({ phone, email })

/** The errors of all fields, in the form's order. */
export function errorsOf(values: QuoteValues): Partial<Record<FieldName, FieldError>> {
  const errors = FIELDS.flatMap((field) => {
    const issue = issueOf(field, values)
    return issue && 'error' in issue ? [[field, issue.error] as const] : []
  })
  return Object.fromEntries(errors)
}

/** Copy that names a lead: the company's letters for its reference, and the text of its subject. */
type Naming = Pick<QuoteFields, 'reference' | 'subject'>

/** The lead for these values, which must have no errors, under an id. */
export function leadOf(values: QuoteValues, id: string, words: Naming): Lead {
  const reference = referenceOf(id, words.reference.letters)
  return { reference, subject: subjectOf(values, id, words), ...answersOf(values) }
}

/** The given answers and what is derived from them, without empty ones. */
export function answersOf({ sizeIn, ...values }: QuoteValues): Lead {
  const { phone, email } = waysIn(values)
  const dial = readPhone(phone).value
  const lead: Partial<Record<keyof Lead, string | undefined>> = {
    ...values,
    phone,
    email: readEmail(email).value,
    size: values.size && [values.size, sizeIn].filter(Boolean).join(' '),
    walkthrough: values.walkthrough || (values.times && 'yes'),
    // A text that could not be parsed as a number is kept as it was typed.
    dial: dial?.startsWith('+') ? dial : undefined,
    postcode: readPlace(values.location ?? '').value?.postcode,
  }
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value))
}

/** The email subject of a lead: "CQ-7F3K Quote request, Office cleaning, Parramatta". */
function subjectOf(values: QuoteValues, id: string, words: Naming): string {
  return `${referenceOf(id, words.reference.letters)} ${aboutOf(values, words)}`
}

/** A summary of a request: "Quote request, Office cleaning, Parramatta". */
export const aboutOf = ({ service, location }: QuoteValues, { subject }: Pick<Naming, 'subject'>): string =>
  [subject, service, location].filter(Boolean).join(', ')

/** Formats a chosen day: "2027-02-01" gives "1 February 2027". */
function dayText(day: string): string {
  const date = new Date(day)
  // A browser without a date control accepts any text, and Date would guess a day for it.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return day
  return date.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Each given answer with its label, in the form's order. */
export function labelled(values: QuoteValues, { form }: Pick<QuoteWords, 'form'>): [label: string, answer: string][] {
  const answers = answersOf(values)
  const inWords = { walkthrough: () => form.yes, start: dayText }
  return FIELDS.flatMap((field) => {
    const answer = answers[field]
    if (!answer) return []
    const text = field === 'walkthrough' || field === 'start' ? inWords[field](answer) : answer
    return [[form[field].label, text] satisfies [string, string]]
  })
}

/** The request as the text of an email: its reference, then a line for each answer. */
export function leadText(values: QuoteValues, id: string, words: QuoteWords): string {
  const { reference } = words
  const lines = [[reference.label, referenceOf(id, reference.letters)], ...labelled(values, words)]
  return lines.map((line) => line.join(': ')).join('\n')
}

/** Maximum length of a mailto: URL that all email programs are sure to accept, in characters. */
export const SAFE_DRAFT_LENGTH = 1800

/**
 * A mailto: URL that opens an email with the lead's subject and this text (RFC 6068). `text`: by
 * default the request itself; pass another one if that is too long.
 */
export function leadDraft(
  mailbox: string,
  values: QuoteValues,
  id: string,
  words: QuoteWords,
  text = leadText(values, id, words),
): string {
  return mailTo(mailbox, subjectOf(values, id, words), text)
}
