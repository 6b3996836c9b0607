import { entriesOf, textsIn } from './entries'
import { formatValue, type Problem, type Unconfirmed } from './problem'
import { ONE_DAY } from './schema/common'
import type { Content, Entry } from './types'

/** How long a source counts as checked, in days: addresses change, and what stands there does. */
export const CHECKED_DAYS = 365

/** The sources that lead to a front page, and those that nobody has checked for a year, `now`. */
export function weakSources(content: Content, now: Date): Problem[] {
  return sourcesOf(content).flatMap(({ entry, path, url, checked }) => {
    const age = checked === undefined ? 0 : Math.floor((now.getTime() - Date.parse(checked)) / ONE_DAY)
    return [
      ...(new URL(url).pathname === '/'
        ? [
            {
              ...entry.placeOf([...path, 'url']),
              found: `${formatValue(url)}, the front page of a site`,
              expected: 'the page that says it: find it, or take out the source and what rests on it',
            },
          ]
        : []),
      ...(age > CHECKED_DAYS
        ? [
            {
              ...entry.placeOf([...path, 'checked']),
              found: `${checked}, ${age} days ago`,
              expected: `a day within the last ${CHECKED_DAYS}: open ${url}, see that it still says so, and write the day`,
            },
          ]
        : []),
    ]
  })
}

/** The award's wage while it is more than a year old, `now`: it changes each July. */
function agedWage({ templatePages: { pricing } }: Content, now: Date): Unconfirmed[] {
  const { from, source } = pricing.award
  const age = Math.floor((now.getTime() - Date.parse(from)) / ONE_DAY)
  if (age <= CHECKED_DAYS) return []
  const reason = `${from}, ${age} days ago, and the wage changes each July: open ${source.url}, and write the new wage and its day`
  return [{ file: pricing.file, field: 'award.from', reason }]
}

/**
 * The sources that a launch waits for: the weak ones, those that nobody has checked, and a wage
 * that is no longer the award's.
 */
export function awaitingSources(content: Content, now: Date): Unconfirmed[] {
  const unchecked = sourcesOf(content).filter(({ checked }) => checked === undefined)
  return [
    ...weakSources(content, now).map(({ file, field, found, expected }) => ({
      file: file.replace(/:\d+$/, ''),
      field,
      reason: `${found}; expected ${expected}`,
    })),
    ...agedWage(content, now),
    ...unchecked.map(({ entry, path, url }) => ({
      file: entry.file,
      field: entry.placeOf([...path, 'checked']).field,
      reason: `not checked: open ${url}, see that it says so, and write the day`,
    })),
  ]
}

/** Every source of an entry, with the keys that lead to it. */
function sourcesOf(content: Content) {
  return entriesOf(content).flatMap((entry) => {
    const { body, allBranches, ...fields } = entry
    return textsIn(fields)
      .filter(({ path }) => path.at(-1) === 'url' && (path.at(-2) === 'source' || path.at(-3) === 'sources'))
      .map(({ path, text: url }) => ({ entry, path: path.slice(0, -1), url, checked: checkedOf(entry, path) }))
  })
}

/** The day beside an address. */
function checkedOf(entry: Entry<object>, path: readonly PropertyKey[]): string | undefined {
  const source = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], entry)
  return (source as { checked?: string }).checked
}
