import { formatValue, type Problem } from '../problem'
import type { Entry } from '../types'

/** Each item whose value an earlier item has, in reading order, with that earlier item. */
export function repeats<Item>(items: readonly Item[], of: (item: Item) => string): [repeat: Item, first: Item][] {
  const first = new Map<string, Item>()
  return items.flatMap((item): [Item, Item][] => {
    const other = first.get(of(item))
    if (other) return [[item, other]]
    first.set(of(item), item)
    return []
  })
}

/** A problem with the file's name, which is the entry's slug. */
export function nameProblem({ file, slug }: Entry<object>, expected: string): Problem {
  return { file, field: 'the file’s name', found: formatValue(slug), expected }
}
