import { basename } from 'node:path'
import type { Texts } from './claims'
import { YAML_FILES, entriesOf } from './entries'
import { fieldName, formatValue, type Place, type Problem, type Unconfirmed } from './problem'
import { referencesIn } from './references'
import { frontMatterOf } from './read-file'
import { DAY_MS } from '../units'
import type { Content } from './types'
import { parseYaml } from './yaml'

/** How long a source counts as checked, in days: addresses and contents change. */
export const CHECKED_DAYS = 365

/** The file and line of a source, or of one of its fields, and the field's name. */
function placeOfSource(texts: Texts, ...path: string[]): Pick<Problem, 'file' | 'field'> {
  const keys = ['sources', ...path]
  const { lineOf } = parseYaml(texts.get(YAML_FILES.sources) ?? '')
  return { file: `${YAML_FILES.sources}:${lineOf(keys)}`, field: fieldName(keys) }
}

/** What is weak about a source. */
interface Weakness {
  name: string
  field: 'url' | 'checked'
  found: string
  expected: string
}

function weaknesses({ sources: { sources } }: Content, now: Date): Weakness[] {
  return Object.entries(sources).flatMap(([name, { url, checked }]): Weakness[] => {
    const age = checked === undefined ? 0 : daysSince(checked, now)
    const frontPage: Weakness = {
      name,
      field: 'url',
      found: `${formatValue(url)}, the front page of a site`,
      expected: 'the page that says it: find it, or remove the source and what relies on it',
    }
    const aged: Weakness = {
      name,
      field: 'checked',
      found: `${checked}, ${age} days ago`,
      expected: `a day within the last ${CHECKED_DAYS}: open ${url}, check that it still says so, and enter today’s date`,
    }
    return [...(new URL(url).pathname === '/' ? [frontPage] : []), ...(age > CHECKED_DAYS ? [aged] : [])]
  })
}

/** The sources that link to a home page, and those that nobody has checked for a year, at `now`. */
export function weakSources(content: Content, texts: Texts, now: Date): Problem[] {
  return weaknesses(content, now).map(({ name, field, found, expected }) => ({
    ...placeOfSource(texts, name, field),
    found,
    expected,
  }))
}

/** The sources on which no text relies; `written` also has the texts that are left out. */
export function unusedSources({ sources: { sources } }: Pick<Content, 'sources'>, written: Texts): Problem[] {
  const references = [...written].flatMap(([file, text]) =>
    file.endsWith('.md') ? referencesIn({ file, slug: basename(file, '.md') }, frontMatterOf(text)) : [],
  )
  const named = new Set(references.flatMap(({ folder, name }) => (folder === undefined ? name : [])))
  return Object.entries(sources)
    .filter(([name]) => !named.has(name))
    .map(([name, { title }]) => ({
      ...placeOfSource(written, name),
      found: `${formatValue(title)}, on which no text relies`,
      expected: `a source that a text names, such as “source: ${name}”: name it there, or take it out`,
    }))
}

/**
 * What the launch is waiting for: of the sources that texts rely on, the weak and the unchecked
 * ones, each with these texts; and a minimum wage that is out of date.
 */
export function awaitingSources(content: Content, now: Date): Unconfirmed[] {
  const places = placesOfSources(content)
  const awaiting = (name: string, field: string, reason: string): Unconfirmed => ({
    file: YAML_FILES.sources,
    field: `sources.${name}.${field}`,
    reason,
    places: places.filter(({ source }) => source === name),
  })
  const ofSources = [
    ...weaknesses(content, now).map(({ name, field, found, expected }) =>
      awaiting(name, field, `${found}; expected ${expected}`),
    ),
    ...Object.entries(content.sources.sources)
      .filter(([, { checked }]) => checked === undefined)
      .map(([name, { url }]) =>
        awaiting(name, 'checked', `not checked: open ${url}, check that it says so, and enter today’s date`),
      ),
  ]
  return [...ofSources.filter(({ places }) => places?.length), ...agedWage(content, now)]
}

/** The award's wage if it is more than a year old at `now`: it changes each July. */
function agedWage({ sources: { sources }, templatePages: { pricing } }: Content, now: Date): Unconfirmed[] {
  const { from, source } = pricing.award
  const age = daysSince(from, now)
  if (age <= CHECKED_DAYS) return []
  const reason = `${from}, ${age} days ago, and the wage changes each July: open ${sources[source]?.url}, and enter the new wage and its first day`
  return [{ file: pricing.file, field: 'award.from', reason }]
}

const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / DAY_MS)

/** Where texts rely on a source, each place with the nearest title around it. */
function placesOfSources(content: Content): (Place & { source: string })[] {
  return entriesOf(content).flatMap((entry) =>
    referencesIn(entry, entry)
      .filter(({ folder }) => folder === undefined)
      .map(({ path, name }) => ({
        source: name,
        file: entry.placeOf(path).file,
        words: titleAround(entry, path) ?? entry.slug,
      })),
  )
}

/** The title of the innermost part around a field that has one. */
function titleAround(part: unknown, [key, ...rest]: readonly PropertyKey[]): string | undefined {
  if (key === undefined) return undefined
  const fields = part as Record<PropertyKey, unknown> & { title?: string }
  return titleAround(fields[key], rest) ?? fields.title
}
