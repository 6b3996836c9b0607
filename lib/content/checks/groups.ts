import { YAML_FILES } from '../entries'
import { formatValue, type Problem } from '../problem'
import type { Entry } from '../types'
import type { PartialContent } from '../whole'

/** Every entry is in a group that its page lists, and no list contains a group twice. */
export function checkGroups(content: PartialContent): Problem[] {
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
  const pages = {
    services: ['groups', templatePages.services?.groups],
    faqs: ['groups', templatePages.faqs?.groups],
    blog: ['categories', templatePages.blog?.categories],
  } as const
  const regions = served?.regions
  return [
    ...check(services, 'group', pages.services[1], '`groups` in content/pages/services.md'),
    ...check(questions, 'group', pages.faqs[1], '`groups` in content/pages/faqs.md'),
    ...check(articles, 'category', pages.blog[1], '`categories` in content/pages/blog.md'),
    ...check(suburbs, 'region', regions, `\`regions\` in ${YAML_FILES.served}`),
    ...(served?.suburbs ?? []).flatMap(({ region }, i): Problem[] =>
      !regions || regions.includes(region)
        ? []
        : [wrong({ file: YAML_FILES.served, field: `suburbs[${i}].region` }, region, regions, '`regions`')],
    ),
    ...Object.entries(pages).flatMap(([slug, [field, names]]) =>
      repeated(names).map((i) => twice({ file: `content/pages/${slug}.md`, field: `${field}[${i}]` }, names?.[i])),
    ),
    ...repeated(regions).map((i) => twice({ file: YAML_FILES.served, field: `regions[${i}]` }, regions?.[i])),
  ]
}

type Place = Pick<Problem, 'file' | 'field'>

function wrong(place: Place, found: unknown, names: readonly string[], where: string): Problem {
  const list = names.map((name) => formatValue(name)).join(', ')
  return { ...place, found: formatValue(found), expected: `one of ${where}, or a new one there: ${list}` }
}

const twice = (place: Place, found: unknown): Problem => ({
  ...place,
  found: `${formatValue(found)} a second time`,
  expected: 'each name once',
})

/** The indexes of names that already occur earlier in the list. */
const repeated = (names: readonly string[] = []): number[] =>
  [...names.keys()].filter((i) => names.indexOf(names[i] ?? '') < i)
