import { YAML_FILES } from '../entries'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import type { Entry } from '../types'
import { repeats } from './repeats'

/** Every entry is in a group that its page lists, and no list contains a group twice. */
export function checkGroups({ content, placeIn }: Loaded): Problem[] {
  const { services, questions, articles, suburbs, served, templatePages } = content
  const check = <Fields extends object, Field extends keyof Entry<Fields> & string>(
    entries: readonly Entry<Fields>[],
    field: Field,
    names: readonly string[] | undefined,
    where: string,
  ) =>
    entries.flatMap((entry): Problem[] =>
      !names || names.includes(String(entry[field])) ? [] : [wrong(entry.placeOf([field]), entry[field], names, where)],
    )
  const { services: hub, faqs, blog } = templatePages
  const regions = served?.regions
  return [
    ...check(services, 'group', hub?.groups, '`groups` in content/pages/services.md'),
    ...check(questions, 'group', faqs?.groups, '`groups` in content/pages/faqs.md'),
    ...check(articles, 'category', blog?.categories, '`categories` in content/pages/blog.md'),
    ...check(suburbs, 'region', regions, `\`regions\` in ${YAML_FILES.served}`),
    ...(served?.suburbs ?? []).flatMap(({ region }, i): Problem[] =>
      !regions || regions.includes(region)
        ? []
        : [wrong(placeIn(YAML_FILES.served, ['suburbs', i, 'region']), region, regions, '`regions`')],
    ),
    ...(hub ? twice(hub.groups, (i) => hub.placeOf(['groups', i])) : []),
    ...(faqs ? twice(faqs.groups, (i) => faqs.placeOf(['groups', i])) : []),
    ...(blog ? twice(blog.categories, (i) => blog.placeOf(['categories', i])) : []),
    ...twice(regions ?? [], (i) => placeIn(YAML_FILES.served, ['regions', i])),
  ]
}

type Place = Pick<Problem, 'file' | 'field'>

function wrong(place: Place, found: unknown, names: readonly string[], where: string): Problem {
  const list = names.map((name) => formatValue(name)).join(', ')
  return { ...place, found: formatValue(found), expected: `one of ${where}, or a new one there: ${list}` }
}

/** A problem for each name that already occurs earlier in the list. */
const twice = (names: readonly string[], placeOf: (i: number) => Place): Problem[] =>
  repeats([...names.entries()], ([, name]) => name).map(([[i, name]]) => ({
    ...placeOf(i),
    found: `${formatValue(name)} a second time`,
    expected: 'each name once',
  }))
