import { answersOf, errorsOf } from '@/components/quote/answers'
import { LEAD_ID } from '@/components/quote/draft-store'
import { FIELDS, HIDDEN_FIELDS, ORIGIN, PHOTOS, type QuoteValues } from '@/components/quote/fields'
import { isId, referenceOf } from '@/components/lead/identity'
import type { TakenFile } from './files'
import { digest, idOf } from './native-id'
import { oneLine } from './one-line'
import { reasonsToCheck } from './quarantine'
import { Refusal } from './refusal'
import type { Posted } from './request'
import type { ReceiverSettings } from './settings'
import { keyOf, type LeadStore, type StoredLead } from './store'

/** Maximum length of a field that a visitor fills in, in characters. */
const FIELD_LENGTH = 20_000

/** Maximum stored length of other fields, in characters. */
const EXTRA_LENGTH = 2000

/** Maximum number of stored fields that the form does not have. */
const EXTRA_FIELDS = 40

/** Maximum number of tries that is noted. */
const MOST_TRIES = 99

/** Which lead a post is about. */
export type Identity = Pick<StoredLead, 'id' | 'revision' | 'try' | 'reference'>

/** A lead as it was posted: what is stored of it, but for its files and the time. */
export type PostedLead = Omit<StoredLead, 'received' | 'files'>

/**
 * The posted id, revision and try. A form without script has none: the receiver derives an id from
 * its content, so that a second submission within ten minutes is the same lead.
 */
export async function identityOf(
  { texts, files }: Posted,
  { ownerKey, words }: ReceiverSettings,
  store: LeadStore,
): Promise<Identity> {
  const whole = (name: string) => (/^[1-9]\d{0,3}$/.test(texts.get(name) ?? '') ? Number(texts.get(name)) : 1)
  const identified = (id: string, revision: number): Identity => ({
    id,
    revision,
    try: Math.min(whole('try'), MOST_TRIES),
    reference: referenceOf(id, words.quote.reference.letters),
  })
  const given = texts.get(LEAD_ID) ?? ''
  if (isId(given)) return identified(given, whole('revision'))
  const contents = await Promise.all(files.map(async (file) => digest(await file.arrayBuffer())))
  return identified(await idOf(JSON.stringify([[...texts], contents]), ownerKey, store), 1)
}

/** The lead of a post. Throws a Refusal with the field errors in the form's copy. */
export function leadOf(
  { texts }: Posted,
  identity: Identity,
  origin: string | null,
  { words, honeypot, origins }: ReceiverSettings,
): PostedLead {
  const values = valuesOf(texts, words)
  const others = othersOf(texts)
  const extra = (name: string) => oneLine(texts.get(name) ?? '', EXTRA_LENGTH)
  const reasons = reasonsToCheck({
    trap: extra(honeypot),
    suspect: extra('suspect'),
    // Programs name no origin, and browsers say `null` where a visitor wants them to.
    isForeign: origin !== null && origin !== 'null' && !origins.includes(origin),
    texts: [...Object.values(values), ...Object.values(others)],
  })
  const known = ORIGIN.map((name) => [name, extra(name)] as const)
  return {
    ...identity,
    status: reasons.length > 0 ? 'quarantined' : 'new',
    reasons,
    fields: answersOf(values),
    others,
    ...Object.fromEntries(known.filter(([, text]) => text !== '')),
  }
}

/** The form's fields. Throws a Refusal with the field errors. */
function valuesOf(texts: Posted['texts'], { quote, receiver }: ReceiverSettings['words']): QuoteValues {
  const values: QuoteValues = Object.fromEntries(
    // A browser without script posts other line breaks and spaces than the form's script does.
    FIELDS.map((field) => [field, (texts.get(field) ?? '').toWellFormed().replaceAll(/\r\n?/g, '\n').trim()]),
  )
  const { tooLong } = receiver.refusal
  const long = FIELDS.filter((field) => values[field]!.length > FIELD_LENGTH)
  if (long.length > 0) {
    throw new Refusal(413, tooLong, { faults: Object.fromEntries(long.map((field) => [field, tooLong])) })
  }
  const faults = Object.entries(errorsOf(values)).map(([field, fault]) => [field, quote.errors[fault]])
  if (faults.length > 0) throw new Refusal(422, quote.errors.title, { faults: Object.fromEntries(faults) })
  return values
}

/** Fields that the form does not have: stored, within limits. */
function othersOf(texts: Posted['texts']): Record<string, string> {
  const known = new Set<string>([...FIELDS, ...HIDDEN_FIELDS])
  const others = [...texts].filter(([name, text]) => !known.has(name) && text !== '').slice(0, EXTRA_FIELDS)
  return Object.fromEntries(
    others.map(([name, text]) => [oneLine(name, 100), text.toWellFormed().slice(0, EXTRA_LENGTH)]),
  )
}

/** The lead as it is stored, received now. */
export function storedLead(lead: PostedLead, files: readonly TakenFile[]): StoredLead {
  return {
    ...lead,
    received: new Date().toISOString(),
    files: files.map(({ called, type, ending, content }, i) => ({
      name: `${keyOf(lead)}-${i + 1}.${ending}`,
      called,
      type,
      size: content.length,
    })),
  }
}

/**
 * Whether a stored lead has the same answers as the posted one, and files of the same sizes. Posted
 * without files it is the same, too: files come with a post of their own.
 */
export function isSame(kept: StoredLead, lead: PostedLead, files: readonly File[]): boolean {
  // The names of files that are still to come are no answer.
  const all = ({ fields, others: { [PHOTOS]: _, ...others } }: PostedLead, sizes: readonly { size: number }[]) =>
    JSON.stringify([Object.entries(fields).sort(), Object.entries(others).sort(), sizes.map(({ size }) => size)])
  return all(kept, kept.files) === all(lead, files.length === 0 ? kept.files : files)
}
