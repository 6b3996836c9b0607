import type { QuoteFields } from '@/lib/content/schema/quote'
import { findSuburbs, plainName, type SearchableSuburb } from '../enhancements/find-suburbs'
import { isStreetWord, type Place } from './place'

/** Whether a place is served, according to the site's list of suburbs. */
interface ServedAnswer {
  /** `near`: not listed, but others with its postcode are; `similar`: similarly spelt ones are. */
  kind: 'served' | 'near' | 'similar' | 'unlisted'
  /** Those suburbs; the postcode if no suburb was given. */
  names: string[]
}

/** A word before a suburb's name that makes it the name of another: "North Parramatta". */
const PART_OF_NAME = /^(?:north|south|east|west|upper|lower|mount|mt|port|new|old|great|little)$/i

/** A suburb's complete name in its usual spellings; Sydney's centre is called Sydney. */
const wholeNames = ({ name }: SearchableSuburb) =>
  [name, name.replace(/\bSt\b/, 'Saint'), name.replace(/ CBD$/, '')].map(plainName)

/**
 * Whether a place is served; undefined if that is uncertain, such as for an incomplete name or a
 * street without its suburb.
 */
export function servedAnswer(
  { suburb, postcode }: Place,
  suburbs: readonly SearchableSuburb[],
): ServedAnswer | undefined {
  const words = suburb?.split(' ') ?? []
  const here = suburbs.filter((listed) => !postcode || listed.postcode === postcode)
  // An address ends with its suburb, so the longest listed ending is its name: North Sydney, not
  // Sydney.
  for (const [at, word] of words.entries()) {
    if (PART_OF_NAME.test(words[at - 1] ?? '')) continue
    const end = plainName(words.slice(at).join(' '))
    const named = here.find((listed) => wholeNames(listed).includes(end))
    if (named && word) return { kind: 'served', names: [named.name] }
  }
  const isStreet = isStreetWord(words.at(-1) ?? '')
  if (postcode && here.length > 0)
    return words.length === 0 || isStreet
      ? { kind: 'served', names: [postcode] }
      : { kind: 'near', names: here.map(({ name }) => name) }

  const text = plainName(words.join(' '))
  const isUncertain =
    words.some(isStreetWord) ||
    PART_OF_NAME.test(words.at(-1) ?? '') ||
    suburbs.some(({ name }) => text !== plainName(name) && text.includes(plainName(name)))
  if (!postcode && isUncertain) return undefined
  const answer = findSuburbs([...words, postcode ?? ''].join(' '), suburbs)
  switch (answer.is) {
    case 'served':
      return { kind: 'served', names: answer.suburbs.map(({ name }) => name) }
    case 'similar':
      return { kind: 'similar', names: answer.suburbs.map((listed) => `${listed.name} ${listed.postcode}`) }
    case 'unlisted':
      return { kind: 'unlisted', names: [] }
    default:
      return undefined
  }
}

const AND = new Intl.ListFormat('en-AU')
const OR = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** The result as a sentence. */
export function servedText({ kind, names }: ServedAnswer, words: QuoteFields['place']): string {
  switch (kind) {
    case 'served':
      return `${words.yes} ${AND.format(names)} ${words.served}`
    case 'near':
      return `${words.near} ${AND.format(names)}`
    case 'similar':
      return `${words.similar} ${OR.format(names)}`
    case 'unlisted':
      return words.unlisted
  }
}
