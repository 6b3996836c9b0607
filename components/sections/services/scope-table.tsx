import { byArea } from '@/lib/scope/by-area'
import type { ServicesPageFields } from '@/lib/content/schema/page'
import type { ServiceFields } from '@/lib/content/schema/service'
import { rhythmOf } from '@/lib/scope/rhythm'

interface ScopeTableProps {
  /** The service that it is the scope of; the table's caption. */
  caption: string
  columns: ServicesPageFields['sections']['sheet']['columns']
  scope: ServiceFields['scope']
}

/**
 * The scope of work: beside each area its tasks, how often they are done and how each is checked.
 * If that is too wide, each area is a list. Its appearance, including numbers and ticks, is in
 * components/sections/services/scope-table.css.
 */
export function ScopeTable({ caption, columns, scope }: ScopeTableProps) {
  return (
    <table className="scope-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {[columns.area, columns.task, columns.frequency, columns.check].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {byArea(scope).map(([area, tasks]) => (
        <tbody key={area}>
          {tasks.map(({ task, frequency, check }, i) => (
            <tr key={task}>
              {i === 0 && (
                <th scope="rowgroup" rowSpan={tasks.length}>
                  <span>{area}</span>
                </th>
              )}
              <td>{task}</td>
              <td data-rhythm={rhythmOf(frequency)}>{frequency}</td>
              <td>{check}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
