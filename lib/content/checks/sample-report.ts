import { byArea } from '../../scope/by-area'
import { formatValue, type Problem } from '../problem'
import type { PartialContent } from '../whole'

/**
 * The sample report names rows of its service’s scope, each once, and puts right what it found
 * after it was found.
 */
export function checkSampleReport({ templatePages: { 'sample-report': page }, services }: PartialContent): Problem[] {
  const report = page?.report
  const scope = services.find(({ slug }) => slug === report?.service)?.scope
  if (!page || !report || !scope) return []
  const problem = (path: readonly PropertyKey[], found: string, expected: string): Problem => ({
    ...page.placeOf(['report', ...path]),
    found,
    expected,
  })
  const rows = new Map(byArea(scope))
  const named = (['failed', 'notCounted', 'noted'] as const).flatMap((list) =>
    report[list].map(({ area, line }, i) => ({ area, line, path: [list, i] })),
  )
  return [
    ...named.flatMap(({ area, line, path }, i) => {
      const count = rows.get(area)?.length
      if (count === undefined)
        return [problem([...path, 'area'], formatValue(area), `an area of the scope: ${[...rows.keys()].join(', ')}`)]
      if (line > count) return [problem([...path, 'line'], String(line), `a line of ${area}, from 1 to ${count}`)]
      return named.findIndex((other) => other.area === area && other.line === line) === i
        ? []
        : [problem([...path, 'line'], `${line} of ${area} a second time`, 'each line once')]
    }),
    ...report.failed.flatMap(({ on }, i) =>
      on < report.inspected
        ? [problem(['failed', i, 'on'], on, `the day of the inspection (${report.inspected}) or a later one`)]
        : [],
    ),
    ...(report.notCounted.length < scope.length
      ? []
      : [problem(['notCounted'], 'every line of the scope', 'a line that counts')]),
  ]
}
