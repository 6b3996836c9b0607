import type { SampleReportFields } from '../content/schema/sample-report'
import type { Service } from '../content/types'
import { byArea } from './by-area'

type Report = NonNullable<SampleReportFields['report']>

/** The percentage of lines that passed, as a whole number. */
export const percent = (passed: number, counted: number) => Math.round((passed / counted) * 100)

/** A report's lines with their results, its counts, and the scores of the months up to it. */
export function scored(report: Report, scope: Service['scope']) {
  const isRow = (area: string, line: number) => (row: { area: string; line: number }) =>
    row.area === area && row.line === line
  const areas = byArea(scope).map(([area, rows], i) => ({
    area,
    lines: rows.map(({ task, check }, j) => {
      const here = isRow(area, j + 1)
      const failure = report.failed.find(here)
      const skipped = report.notCounted.find(here)
      return {
        number: `${i + 1}.${j + 1}`,
        area,
        task,
        check,
        failure,
        result: failure ? ('fail' as const) : skipped ? ('not-counted' as const) : ('pass' as const),
        note: failure?.found ?? skipped?.reason ?? report.noted.find(here)?.note,
      }
    }),
  }))
  const results = areas.flatMap(({ lines }) => lines.map(({ result }) => result))
  const count = (wanted: (typeof results)[number]) => results.filter((result) => result === wanted).length
  const passed = count('pass')
  const failed = count('fail')
  const counted = passed + failed
  const months = [...report.earlier, { month: report.inspected.slice(0, 7), passed, counted }]
  return {
    areas,
    counts: { lines: results.length, notCounted: count('not-counted'), counted, passed, failed },
    score: percent(passed, counted),
    months: months.map((each) => ({ ...each, score: percent(each.passed, each.counted) })),
  }
}

/** A report with its results and score. */
export type ScoredReport = ReturnType<typeof scored>
