import { STATES, type State } from './schema/states'
import type { Texts } from './claims'
import type { Problem } from './problem'
import { literally } from './literally'
import { servicePath } from './routes'
import type { ServiceFields } from './schema/service'
import type { SiteFields } from './schema/site'
import type { Industry } from './types'

/** A problem for each text with lines in which `namesIn` finds names, with the line numbers. */
function pointOut(texts: Texts, namesIn: (line: string) => string[], expected: string): Problem[] {
  return [...texts].flatMap(([file, text]) => {
    const found = text.split('\n').flatMap((line, i) => namesIn(line).map((name) => ({ name, line: i + 1 })))
    if (found.length === 0) return []
    const lines = [...new Set(found.map(({ line }) => line))]
    const field = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
    return [{ file, field, found: [...new Set(found.map(({ name }) => name))].join(', '), expected }]
  })
}

/** Words after the name of a state or capital in names that occur anywhere: Victoria Avenue. */
const NAMED_AFTER = 'Street|Road|Avenue|Parade|Place|Terrace|Square|Lane|Drive|Highway|Crescent|Cross|Park'

/** A pattern of whole words; they may begin or end with any character, such as a bracket or é. */
const wordsPattern = (pattern: string) => String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`

/** A name of a state or capital, alone or as part of a name there, such as Sydney Airport. */
const placePattern = (name: string) => String.raw`${wordsPattern(literally(name))}(?!\s+(?:${NAMED_AFTER})\b)`

/** A state by its abbreviation, as texts and government domains write it. */
const statePattern = (short: string) => String.raw`\b${short}\b|\b${short.toLowerCase()}\.gov\.au\b`

/** Words for the law on safety at work, and the states in which they are not the right ones. */
const ELSEWHERE: readonly [words: string, states: readonly State[]][] = [
  ['SafeWork', ['VIC', 'QLD', 'WA', 'TAS', 'ACT', 'NT']],
  ['WHS|Work Health and Safety', ['VIC']],
]

/**
 * The texts that name another state, its capital or its law, or the capital of the company's own
 * state if the company is elsewhere: laws and places there do not apply. A line that also names the
 * company's own compares the two.
 */
export function foreignPlaces(
  { address, otherOffices = [], city }: Pick<SiteFields, 'address' | 'otherOffices' | 'city'>,
  texts: Texts,
): Problem[] {
  const elsewhere = otherOffices.map(({ state }) => state).filter((state) => state !== address.state)
  const places = (names: readonly string[]) =>
    names.map(placePattern).filter((pattern) => !new RegExp(pattern, 'u').test(city.value))
  const patterns = Object.entries(STATES).flatMap(([short, { name, capital }]) => {
    if (short === address.state) return places([capital])
    // The company’s texts may speak of where it has another office.
    if (elsewhere.some((state) => state === short)) return []
    // “ACT”, “WA”, “NT” and “SA” are also words or parts of words.
    return [...places([name, capital]), ...(short.length > 2 && short !== 'ACT' ? [statePattern(short)] : [])]
  })
  const law = ELSEWHERE.flatMap(([words, states]) =>
    states.includes(address.state) ? [String.raw`\b(?:${words})\b`] : [],
  )
  const foreign = new RegExp([...patterns, ...law].join('|'), 'gu')
  const own = new RegExp(
    [STATES[address.state].name, city.value].map(placePattern).concat(statePattern(address.state)).join('|'),
    'u',
  )
  return pointOut(
    texts,
    (line) => (own.test(line) ? [] : [...line.matchAll(foreign)].map(([name]) => name)),
    `what is true of ${city.value}, ${address.state}, in content/site.yaml: read each, and correct it`,
  )
}

/** A service's title as texts write it: “builders cleaning” and “a builders clean”. */
const titlePattern = (title: string) =>
  wordsPattern(
    literally(title)
      .replaceAll(/\s+/g, String.raw`\s+`)
      .replace(/cleaning$/i, String.raw`clean(ing)?`),
  )

/** The texts that name or link to a service whose file says that it is not offered. */
export function withdrawnServices(
  withdrawn: readonly (Pick<ServiceFields, 'title'> & { slug: string })[],
  texts: Texts,
): Problem[] {
  const named = withdrawn.map(({ slug, title }) => ({ title, path: servicePath(slug), words: titlePattern(title) }))
  return pointOut(
    texts,
    (line) =>
      named.flatMap(({ title, path, words }) =>
        line.includes(path) || new RegExp(words, 'iu').test(line) ? [title] : [],
      ),
    'nothing of a service with `offered: false`: read each, and correct what is said of it',
  )
}

/** The industries of which no service is offered: their pages still say that it is cleaned. */
export function industriesWithoutService(industries: readonly Industry[]): Problem[] {
  return industries
    .filter(({ services }) => services.length === 0)
    .map(({ placeOf }) => ({
      ...placeOf(['services']),
      found: 'no service that is offered',
      expected:
        'one that you offer such sites; where you offer them none, delete the file: its page says that you clean there',
    }))
}

/** The texts that link to a page that is gone with what it showed: the link is now plain words. */
export function linksToGone(gone: readonly string[], texts: Texts): Problem[] {
  return pointOut(
    texts,
    (line) => gone.filter((path) => [')', '#', ' '].some((end) => line.includes(`](${path}${end}`))),
    'words that are right although the page is left out, as what it shows is no longer offered: read each, and correct it',
  )
}
