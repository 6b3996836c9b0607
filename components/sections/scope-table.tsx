import type { ServiceFields } from '@/content/schema/service'

interface ScopeTableProps {
  /** What it is the scope of; the table's caption. */
  caption: string
  scope: ServiceFields['scope']
}

/** The scope of work: under each area its tasks, how often they are done and how each is checked. Below 768 px each task is a small card. */
export function ScopeTable({ caption, scope }: ScopeTableProps) {
  const areas = [...new Set(scope.map(({ area }) => area))]
  return (
    <table className="scope-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">How often</th>
          <th scope="col">How it is checked</th>
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {area}
            </th>
          </tr>
          {scope
            .filter((row) => row.area === area)
            .map(({ task, frequency, check }) => (
              <tr key={task}>
                <td>{task}</td>
                <td data-label="How often">{frequency}</td>
                <td data-label="How it is checked">{check}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
