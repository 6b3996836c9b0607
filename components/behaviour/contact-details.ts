/** A phone number or an e-mail address, or both, as the visitor meant them. */
export interface Contact {
  /** With its country code (E.164): +61412345678; a 13 number keeps its six digits: +61131234. */
  phone?: string
  email?: string
}

export type ContactFault = 'contactMissing' | 'contactUnclear' | 'phoneInvalid' | 'emailInvalid'

/** Numbers as they are dialled in Australia, without country code and trunk prefix (ACMA, Telecommunications Numbering Plan 2025): geographic, mobile, 1300 and 1800, 13, 180. */
const NATIONAL = /^([2378][2-9]\d{7}|[45]\d{8}|1[38]00\d{6}|13[1-9]\d{3}|180[2-9]\d{3})$/

/** A Sydney number without its area code. */
const LOCAL = /^[2-9]\d{7}$/

/** Numbers of other countries: a plus sign, and at most fifteen digits (ITU-T E.164). */
const FOREIGN = /^\+(?!61)[1-9]\d{7,14}$/

/** What people write before a number and behind it. */
const LABEL = /^(phone|ph|telephone|tel|mobile|mob|cell|call|office|m|t|p)\b[\s.:]*/i
const EXTENSION = /[\s,]*(extension|ext|x|#)[\s.:]*\d{1,6}$/i

/** An Australian phone number in any of its usual spellings, or one of another country with its country code, as E.164; undefined when it is none. An extension is left out. */
export function parsePhone(text: string): string | undefined {
  const bare = text.normalize('NFKC').trim().replace(LABEL, '').replace(EXTENSION, '')
  if (/[^\d\s+().,/\-‐-―−]/.test(bare)) return undefined
  const digits = bare.replaceAll(/[^\d+]/g, '')
  if (FOREIGN.test(digits)) return digits
  const afterCode = /^(?:\+61|0011\s?61|0061|61(?=\d{9}$|1[38]))0?(\d+)$/.exec(digits)?.[1]
  const national = afterCode ?? digits.replace(/^0(?=\d{9}$)/, '')
  if (NATIONAL.test(national) && (afterCode || digits.startsWith('0') || !/^[2378]/.test(national)))
    return `+61${national}`
  return LOCAL.test(digits) ? `+612${digits}` : undefined
}

/** An e-mail address as browsers define it (HTML standard, "valid e-mail address"), with a dot in its domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** The address without what often clings to it; undefined when it is none. */
export function parseEmail(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(mailto:|<)+/i, '')
    .replace(/[>.,;)]+$/, '')
  return EMAIL.test(bare) ? bare : undefined
}

/** What the visitor wrote into the field that takes a phone number, an e-mail address, or both. */
export function parseContact(text: string): Contact | ContactFault {
  if (text.trim() === '') return 'contactMissing'
  const word = text.split(/[\s,;|]+/).find((part) => part.includes('@'))
  const rest =
    word === undefined ? text : text.replace(word, ' ').replaceAll(/[,;|]|\b(or|and|email|e-mail)\b:?/gi, ' ')
  const email = word === undefined ? undefined : parseEmail(word)
  const phone = parsePhone(rest)
  if (email || phone) return { ...(phone && { phone }), ...(email && { email }) }
  if (word !== undefined) return 'emailInvalid'
  return /\d{3}/.test(text.replaceAll(/\D/g, '')) ? 'phoneInvalid' : 'contactUnclear'
}

/** Where a building stands, as far as the visitor said it. */
export interface Location {
  suburb?: string
  postcode?: string
}

export type LocationFault = 'locationMissing' | 'locationInvalid' | 'postcodeInvalid'

/** Postcodes of all states and territories, which start with 02, 08, 09 or with 1 to 9 (Australia Post). */
const POSTCODE = /^(0[289]\d\d|[1-9]\d{3})$/

/** A suburb, a postcode, or both, however they are written: "2150", "Parramatta", "Parramatta NSW 2150", "2 150". */
export function parseLocation(text: string): Location | LocationFault {
  const plain = text.normalize('NFKC').trim()
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
