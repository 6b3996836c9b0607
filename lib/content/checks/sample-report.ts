import type { Problem } from '../problem'
import type { PartialContent } from '../whole'
import { checkRowNames } from './row-names'

/**
 * The sample report names rows of its service’s scope, each once, and dates every correction after
 * the finding.
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
  const named = (['failed', 'notCounted', 'noted'] as const).flatMap((list) =>
    report[list].map(({ area, line }, i) => ({ area, line, path: ['report', list, i] })),
  )
  return [
    ...checkRowNames(page, named, scope),
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
