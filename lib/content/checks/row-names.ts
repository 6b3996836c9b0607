import { byArea } from '../../scope/by-area'
import { formatValue, type Problem } from '../problem'
import type { Entry, Service } from '../types'

/** A scope row as a page names it, and where the page does. */
interface NamedRow {
  area: string
  line: number
  path: readonly PropertyKey[]
}

/** Each row that a page names is in the scope, and is named once. */
export function checkRowNames(page: Entry<object>, named: readonly NamedRow[], scope: Service['scope']): Problem[] {
  const rows = new Map(byArea(scope))
  const problem = (path: readonly PropertyKey[], found: string, expected: string): Problem[] => [
    { ...page.placeOf(path), found, expected },
  ]
  return named.flatMap(({ area, line, path }, i) => {
    const count = rows.get(area)?.length
    if (count === undefined)
      return problem([...path, 'area'], formatValue(area), `an area of the scope: ${[...rows.keys()].join(', ')}`)
    if (line > count) return problem([...path, 'line'], String(line), `a line of ${area}, from 1 to ${count}`)
    return named.findIndex((other) => other.area === area && other.line === line) === i
      ? []
      : problem([...path, 'line'], `${line} of ${area} a second time`, 'each line once')
  })
}
