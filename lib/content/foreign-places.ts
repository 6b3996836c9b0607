import { STATES } from '../site/states'
import type { Texts } from './claims'
import type { Problem } from './problem'
import type { SiteFields } from './schema/site'

/** A name of a state or of its capital, and not the beginning of a street's, such as Victoria Avenue. */
const asWord = (name: string) => String.raw`\b${name}\b(?!\s+\p{Lu})`

/**
 * The texts that name another state, or its capital, than the company's: laws and places there are
 * not its own. A line that names the company's own beside them compares the two.
 */
export function foreignPlaces({ address, city }: Pick<SiteFields, 'address' | 'city'>, texts: Texts): Problem[] {
  const names = Object.entries(STATES).flatMap(([short, { name, capital }]) =>
    short === address.state ? [capital] : [name, capital, ...(short.length > 2 && short !== 'ACT' ? [short] : [])],
  )
  const foreign = new RegExp(
    names
      .filter((name) => name !== city.value)
      .map(asWord)
      .join('|'),
    'gu',
  )
  const own = new RegExp([STATES[address.state].name, address.state, city.value].map(asWord).join('|'), 'u')
  return [...texts].flatMap(([file, text]) => {
    const found = text.split('\n').flatMap((line, i) => {
      const words = own.test(line) ? [] : [...line.matchAll(foreign)]
      return words.map(([name]) => ({ name, line: i + 1 }))
    })
    if (found.length === 0) return []
    const lines = [...new Set(found.map(({ line }) => line))]
    const field = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
    const expected = `what is true of ${city.value}, ${address.state}, in content/site.yaml: read each, and correct it`
    return [{ file, field, found: [...new Set(found.map(({ name }) => name))].join(', '), expected }]
  })
}
