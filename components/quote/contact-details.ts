/** A phone number or an e-mail address, or both, as the visitor meant them. */
export interface Contact {
  /** With its country code (E.164): +61412345678; a 13 number keeps its six digits: +61131234. */
  phone?: string
  email?: string
}

export type ContactFault = 'contactMissing' | 'contactUnclear' | 'phoneInvalid' | 'emailInvalid'

/**
 * Numbers as they are dialled in Australia (ACMA, Telecommunications Numbering Plan 2025), with or
 * without the country code and the trunk prefix: geographic and mobile, 1300 and 1800, 13, 180.
 */
const NATIONAL = /^(?:\+61|001161|0061|61)?(?:0?([2-578]\d{8})|(1[38]00\d{6}|13[1-9]\d{3}|180[2-9]\d{3}))$/

/** A Sydney number without its area code. */
const LOCAL = /^[2-9]\d{7}$/

/** Numbers of other countries: a plus sign, and at most fifteen digits (ITU-T E.164). */
const FOREIGN = /^\+(?!61)[1-9]\d{7,14}$/

/**
 * From a digit as far as there are only digits and what people write between them. Labels and
 * extensions stay outside.
 */
const RUNS = /[+(\s]*\d[\d\s+().,/·\-‐-―−]*/g

/**
 * Before what only begins a number: a floor, an hour or another number may stand before it in the
 * same run.
 */
const BEGINNING = /\s+(?=\(?0|\+|1[38]00)/g

/**
 * The first phone number in a text, Australian in any of its usual spellings or of another country
 * with its country code, as E.164; undefined when there is none.
 */
export function parsePhone(text: string): string | undefined {
  const typed = asTyped(text)
  // A letter among the digits is a slip of the finger, not the end of a number.
  const runs = [...typed.matchAll(RUNS)].filter(
    ({ 0: run, index }, i) => i === 0 || !/^\p{L}\d/u.test((typed[index - 1] ?? '') + run),
  )
  const parts = runs.flatMap(([run]) => [
    run,
    ...run.split(/[,/]/),
    ...[...run.matchAll(BEGINNING)].map(({ index }) => run.slice(index)),
  ])
  return parts.map(dialled).find((number) => number !== undefined)
}

function dialled(run: string): string | undefined {
  const digits = run.replace(/(\+[^(]*)\(0\)/, '$1').replaceAll(/[^\d+]/g, '')
  if (FOREIGN.test(digits)) return digits
  const [, subscriber, service] = NATIONAL.exec(digits) ?? []
  if (subscriber ?? service) return `+61${subscriber ?? service}`
  return LOCAL.test(digits) ? `+612${digits}` : undefined
}

/**
 * The text in its plain characters: full-width digits become digits, and the unseen marks are gone
 * that come along when a number or an address is copied.
 */
function asTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
}

/**
 * An e-mail address as browsers define it (HTML standard, "valid e-mail address"), with a dot in
 * its domain.
 */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/**
 * The address without what often clings to it, such as “mailto:” or the brackets of “Sam
 * <sam@company.com.au>”; undefined when it is none.
 */
export function parseEmail(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^.*[:<(["“]/, '')
    .replace(/[^a-z\d]+$/i, '')
  return EMAIL.test(bare) ? bare : undefined
}

/** What the visitor wrote into the field that takes a phone number, an e-mail address, or both. */
export function parseContact(text: string): Contact | ContactFault {
  const plain = asTyped(text)
  if (plain === '') return 'contactMissing'
  const addresses = plain.split(/[\s,;|/]+/).filter((word) => word.includes('@'))
  const email = addresses.map(parseEmail).find((address) => address !== undefined)
  const phone = parsePhone(addresses.reduce((rest, address) => rest.replace(address, ' '), plain))
  if (email || phone) return { ...(phone && { phone }), ...(email && { email }) }
  if (addresses.length > 0) return 'emailInvalid'
  return /\d{3}/.test(plain.replaceAll(/\D/g, '')) ? 'phoneInvalid' : 'contactUnclear'
}

/** Where a building stands, as far as the visitor said it. */
export interface Location {
  suburb?: string
  postcode?: string
}

export type LocationFault = 'locationMissing' | 'locationInvalid' | 'postcodeInvalid'

/**
 * Postcodes of all states and territories, which start with 02, 08, 09 or with 1 to 9 (Australia
 * Post).
 */
const POSTCODE = /^(0[289]\d\d|[1-9]\d{3})$/

/**
 * A suburb, a postcode, or both, however they are written: "2150", "Parramatta", "Parramatta NSW
 * 2150", "2 150".
 */
export function parseLocation(text: string): Location | LocationFault {
  const plain = asTyped(text)
  if (plain === '') return 'locationMissing'
  const words = plain
    .replaceAll(/\b(NSW|New South Wales|Australia|post ?code|p\/c|pc)\b/gi, ' ')
    .replaceAll(/[^\p{L}\s'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const groups = plain.match(/\d+/g) ?? []
  const postcode = [...groups, groups.join('')].filter((group) => POSTCODE.test(group)).at(-1)
  const suburb = /\p{L}{2}/u.test(words) ? words : undefined
  if (suburb || postcode) return { ...(suburb && { suburb }), ...(postcode && { postcode }) }
  return groups.length > 0 ? 'postcodeInvalid' : 'locationInvalid'
}
