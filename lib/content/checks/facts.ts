import { connectionFacts } from '../conditions'
import { factsOf } from '../facts'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { PROMISES, type SiteFields } from '../schema/site'
import type { Entry } from '../types'
import { YAML_FILES } from '../entries'

/**
 * A figure of the company is a fact in site.yaml, so that two counts cannot contradict each other,
 * and no two facts share a name.
 */
export function checkFacts({ content: { site, templatePages }, placeIn }: Loaded): Problem[] {
  const { home, about } = templatePages
  if (!site) return []
  const values = [...factsOf(site).values()].filter((value) => value !== null)
  const check = (entry: Entry<object> | undefined, field: string, items: readonly { value: string }[] = []) =>
    items.flatMap(({ value }, i) =>
      !entry || values.some((fact) => value.includes(fact))
        ? []
        : {
            ...entry.placeOf([field, 'items', i, 'value']),
            found: formatValue(value),
            expected: 'a fact of site.yaml, such as {happyClients}',
          },
    )
  return [
    ...check(home, 'stats', home?.stats.items),
    ...check(about, 'figures', about?.figures.items),
    ...namesTaken(site, placeIn),
  ]
}

/** The owner's own promises whose names are also those of other facts. */
function namesTaken(site: SiteFields, placeIn: Loaded['placeIn']): Problem[] {
  const others = new Map([...factsOf({ ...site, promises: {} }), ...connectionFacts()])
  return Object.keys(site.promises)
    .filter((name) => !Object.hasOwn(PROMISES, name) && others.has(name))
    .map((name) => ({
      ...placeIn(YAML_FILES.site, ['promises', name]),
      found: `the name ${formatValue(name)}`,
      expected: 'a name that no other fact has: texts write it in braces',
    }))
}
