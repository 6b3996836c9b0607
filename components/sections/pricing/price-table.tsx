import { Inline } from '@/components/ui/prose'

interface PriceTableProps {
  /** The id of the heading that names it. */
  heading: string
  columns: readonly string[]
  /** The cells of each row, in Markdown; the first is its heading. */
  rows: readonly (readonly string[])[]
}

/** A table of figures, which looks as one in a text: rows become blocks where it is narrow. */
export function PriceTable({ heading: headingId, columns, rows }: PriceTableProps) {
  return (
    <div className="prose">
      <div className="prose-table">
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading = '', ...cells]) => (
              <tr key={heading}>
                <td>{heading}</td>
                {cells.map((cell, i) => (
                  <td key={columns[i + 1]} data-label={columns[i + 1]}>
                    <Inline text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
