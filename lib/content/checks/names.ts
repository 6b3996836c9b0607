import { isTaken } from '../anchors'
import { entriesOf } from '../entries'
import { headings } from '../markdown'
import { formatValue, type Problem } from '../problem'
import type { Entry } from '../types'
import type { PartialContent } from '../whole'
import { nameProblem, repeats } from './repeats'

/** No name occurs twice in a collection, and no anchor twice on a page. */
export function checkNames(content: PartialContent): Problem[] {
  const { services, articles, industries, suburbs, questions } = content
  const twice = <Item extends Entry<object>>(items: readonly Item[], field: string, of: (item: Item) => string) =>
    repeats(items, (item) => of(item).toLowerCase()).map(([item, other]) => ({
      ...item.placeOf([field]),
      found: `${formatValue(of(item))}, as in ${other.file}`,
      expected: 'one that no other file has: change it in one of the two',
    }))
  const clash = (entries: readonly Entry<object>[], page: string) => {
    const file = `content/pages/${page}.md`
    const text = entriesOf(content).find((entry) => entry.file === file)?.body
    const written = text ? headings(text).map(({ id }) => id) : []
    return entries
      .filter(({ slug }) => written.includes(slug) || isTaken(slug, file, content))
      .map((entry) =>
        nameProblem(
          entry,
          `another name: the page /${page}/ has a heading or a part of its own with that anchor; rename the file`,
        ),
      )
  }
  return [
    ...twice(services, 'title', ({ title }) => title),
    ...twice(articles, 'title', ({ title }) => title),
    ...twice(industries, 'title', ({ title }) => title),
    ...twice(industries, 'label', ({ label }) => label),
    ...twice(questions, 'question', ({ question }) => question),
    ...twice(suburbs, 'name', ({ name, postcode }) => `${name} ${postcode}`),
    ...services.flatMap((entry) =>
      repeats([...entry.scope.entries()], ([, { area, task }]) => `${area} ${task}`).map(([[i, row]]) => ({
        ...entry.placeOf(['scope', i, 'task']),
        found: `${formatValue(row.task)} a second time in ${formatValue(row.area)}`,
        expected: 'each task of an area once: take out one of the two rows',
      })),
    ),
    ...clash(services, 'services'),
    ...clash(questions, 'faqs'),
    ...clash(suburbs, 'areas'),
    ...clash(industries, 'industries'),
  ]
}
