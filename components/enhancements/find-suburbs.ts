import { readPlace } from '../quote/place'

/** A suburb that can be searched for. */
export interface SearchableSuburb {
  name: string
  /** Four digits. */
  postcode: string
}

/** Result of a search for what was typed so far. */
export type SearchResult<Suburb> =
  /** Too few characters to search. */
  | { is: 'waiting' }
  /** Matches these, and no other on the list. */
  | { is: 'served'; suburbs: Suburb[] }
  /** Several begin with what was typed. */
  | { is: 'beginning'; suburbs: Suburb[] }
  /**
   * None begins with what was typed, but these are spelt similarly, or have the postcode typed with
   * it, or it begins with their names, such as “Parramatta, Sydney”.
   */
  | { is: 'similar'; suburbs: Suburb[] }
  | { is: 'unlisted' }

/** Letters and digits only, in lower case: "St. Léonards" gives "stleonards". */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** The texts that a name is found by: the name from each word on, also with "Saint" for "St". */
function spellings(name: string): string[] {
  return [name, name.replaceAll(/\bSt\b/g, 'Saint')].flatMap((spelling) =>
    spelling.split(' ').map((_, i, words) => plainName(words.slice(i).join(' '))),
  )
}

/**
 * Edit distance between what was typed and the closest prefix of a name: letters missing, added,
 * wrong or swapped (optimal string alignment).
 */
function distanceToBeginning(typed: string, name: string): number {
  let before: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= name.length; j++) {
      const same = typed[i - 1] === name[j - 1]
      const swapped = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
  }
  return Math.min(...row)
}

/** Searches the list for a suburb or postcode, complete or a prefix, in any spelling. */
export function findSuburbs<Suburb extends SearchableSuburb>(
  text: string,
  suburbs: readonly Suburb[],
): SearchResult<Suburb> {
  const { value } = readPlace(text)
  const written = value ? (value.suburb ?? '') : text.replaceAll(/\d/g, '')
  const word = plainName(written)
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  if (word.length < 2 && digits.length < 2) return { is: 'waiting' }

  const here = suburbs.filter(({ postcode }) => postcode.startsWith(digits))
  const begun = here.filter(({ name }) => spellings(name).some((spelling) => spelling.startsWith(word)))
  const whole = begun.filter(({ name, postcode }) =>
    word === '' ? postcode === digits : spellings(name).some((spelling, i) => spelling === word && startsName(name, i)),
  )
  if (whole.length > 0) return { is: 'served', suburbs: whole }
  if (begun.length === 1) return { is: 'served', suburbs: begun }
  if (begun.length > 1) return { is: 'beginning', suburbs: begun }

  const similar = suburbs.filter(
    ({ name, postcode }) =>
      postcode === digits ||
      word.startsWith(plainName(name)) ||
      // Two letters apart are other suburbs: North Ryde and North Sydney.
      spellings(name).some(
        (spelling, i) => word.length > 3 && startsName(name, i) && distanceToBeginning(word, spelling) < 2,
      ),
  )
  if (similar.length > 0) return { is: 'similar', suburbs: similar }
  return word.length > 2 || digits.length > 3 ? { is: 'unlisted' } : { is: 'waiting' }
}

/** Whether the spelling with this index is of the whole name, not of its later words. */
const startsName = (name: string, place: number) => place % name.split(' ').length === 0
