import type { ComponentProps } from 'react'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import type { Figures } from '@/lib/content/types'

/**
 * A table of figures that looks like one in a text: rows become blocks on narrow screens. `heading`
 * is the id of the heading that names it.
 */
export function FigureTable({ heading: headingId, columns, rows }: Figures & { heading: string }) {
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
                <th scope="row">{heading}</th>
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

interface FigureSectionProps extends Pick<ComponentProps<typeof Section>, 'id' | 'ground' | 'children'> {
  /** Its heading and lead. */
  words: { title: string; lead: string }
  table: Figures
}

/** A section that consists of a table of figures; `children` are below it. */
export function FigureSection({ id, words, table, ground = 'plain', children }: FigureSectionProps) {
  return (
    <Section id={id} title={words.title} lead={words.lead} ground={ground}>
      <FigureTable heading={`${id}-title`} {...table} />
      {children}
    </Section>
  )
}
