import { POSTCODE } from '@/lib/content/schema/states'
import { MAX_LENGTH, plainText, type ParsedField } from './parsed-field'

/** A building's location, as far as the visitor stated it. */
export interface Place {
  /** Its words, including those of a street if one was given. */
  suburb?: string
  postcode?: string
}

/** Errors of the location field. */
type PlaceError = 'locationInvalid' | 'postcodeInvalid'

/**
 * Words that name nothing but the state. Some are also part of street names ("Victoria Road") or
 * ordinary words: they count as the state only if a postcode, a comma or nothing follows.
 */
const STATE =
  /\b(?:N\.S\.W|NSW|New South Wales|QLD|Queensland|(?:ACT|NT|SA|TAS|VIC|WA|Victoria|Tasmania|South Australia|Western Australia|Northern Territory|Australian Capital Territory)(?=[.\s]*(?:\d|,|$))|Australia)(?!\p{L})\.?/giu
const LABEL = /\b(?:post ?code|p\/c|pc)\b/gi

/** Words before the number of a part of a building or of a post box. */
const PART =
  /^(?:\p{L}|unit|level|lvl|suite|ste|shop|lot|floor|office|box|room|rm|building|bldg|apartment|apt|bay|warehouse|factory|kiosk|tower|no|number)$/iu

const STREET =
  /^(?:street|st|road|rd|avenue|ave?|highway|hwy|drive|dr|parade|pde|way|boulevard|blvd|lane|ln|crescent|cres|place|pl|court|ct|circuit|cct|close|cl|terrace|tce|square|sq|esplanade|esp|parkway|pkwy|motorway|mwy)$/i

/** Whether a word is a street type, such as "Road" or "St". */
export const isStreetWord = (word: string): boolean => STREET.test(word)

/**
 * Tokens: words, numbers with what joins them (12/100, 20-24), and marks: commas, and a ! if the
 * next number has to be a postcode.
 */
const TOKENS = /\p{L}[\p{L}\p{M}'’‐-]*|\d+(?:[/‐–-]\d+)*|[,!]/gu

/**
 * Parses a suburb, a postcode, or both, in any notation: "2150", "Parramatta", "Parramatta NSW
 * 2150", "2 150", "Level 12, 100 Miller St, North Sydney 2060". The number of a street or a unit is
 * no postcode.
 */
export function readPlace(text: string): ParsedField<Place, PlaceError> {
  const plain = plainText(text)
  if (plain === '') return {}
  if (plain.length > MAX_LENGTH) return { error: 'locationInvalid' }
  const tokens = plain.replaceAll('!', ' ').replaceAll(STATE, '!').replaceAll(LABEL, '!').match(TOKENS) ?? []
  const numbers = tokens.filter(isNumber)
  const words = tokens.filter((token, i) => /\p{L}/u.test(token) && !isPart(tokens, i)).join(' ')
  const suburb = /\p{L}{2}/u.test(words) ? words : undefined
  const postcode =
    tokens.filter((_, i) => isPostcode(tokens, i)).at(-1) ??
    (suburb ? undefined : numbers.join('').match(POSTCODE)?.[0])
  if (suburb || postcode) return { value: { ...(suburb && { suburb }), ...(postcode && { postcode }) } }
  return { error: numbers.length > 0 ? 'postcodeInvalid' : 'locationInvalid' }
}

const isNumber = (token = '') => /^\d/.test(token)

/** Whether the word at this index precedes the number of a part of a building. */
const isPart = (tokens: readonly string[], at: number) => PART.test(tokens[at] ?? '') && isNumber(tokens[at + 1])

function isPostcode(tokens: readonly string[], at: number): boolean {
  if (!POSTCODE.test(tokens[at] ?? '')) return false
  const before = tokens[at - 1] ?? ''
  if (before === '!') return true
  // Several numbers in a row are a phone number, unless the first is the short one of a floor or a
  // unit.
  const isInNumber = isNumber(tokens[at + 1]) || /^\d{3}/.test(before)
  return !isInNumber && !isPart(tokens, at - 1) && !isStreetNumber(tokens, at)
}

/**
 * Whether a street follows: a name, then a street type. "St" directly after the number means
 * "Saint".
 */
function isStreetNumber(tokens: readonly string[], at: number): boolean {
  const following = tokens.slice(at + 1)
  const end = following.findIndex((token) => !/\p{L}/u.test(token))
  return following.slice(1, end < 0 ? undefined : end).some(isStreetWord)
}
