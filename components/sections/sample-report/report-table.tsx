import clsx from 'clsx'
import type { SampleReportFields } from '@/lib/content/schema/sample-report'
import type { ScoredReport } from '@/lib/scope/scored'

interface ReportTableProps extends Pick<ScoredReport, 'areas'> {
  /** The site that it is a report on; the table's caption. */
  caption: string
  words: SampleReportFields['sheet']
}

/**
 * Every line of the scope with its result and the findings. It looks like the scope of work
 * (components/sections/services/scope-table.css), except that its boxes are marked.
 */
export function ReportTable({ caption, words, areas }: ReportTableProps) {
  const { columns, results } = words
  return (
    <table className="scope-table report-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.area}</th>
          <th scope="col">{columns.task}</th>
          <th scope="col" className="w-[24%] ps-0">
            {columns.check}
          </th>
          <th scope="col">{columns.result}</th>
        </tr>
      </thead>
      {areas.map(({ area, lines }) => (
        <tbody key={area}>
          {lines.map(({ task, check, result, note }, i) => (
            <tr key={task}>
              {i === 0 && (
                <th scope="rowgroup" rowSpan={lines.length}>
                  <span>{area}</span>
                </th>
              )}
              <td>{task}</td>
              <td className="text-ink-muted">{check}</td>
              <td data-result={result}>
                <span className={clsx('font-semibold', result === 'fail' && 'text-danger')}>{results[result]}</span>
                {note && `: ${note}`}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
