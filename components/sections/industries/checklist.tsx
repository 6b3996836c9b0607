import { Section } from '@/components/ui/section'
import { byArea } from '@/lib/scope/by-area'
import type { IndustryFields } from '@/lib/content/schema/industry'
import type { IndustriesPageFields } from '@/lib/content/schema/industries-page'
import { Blanks, Sheet } from '../sheet'

interface ChecklistProps {
  title: string
  lead: string
  /** The industry that it is for. */
  label: string
  rows: NonNullable<IndustryFields['checklist']>
  words: IndustriesPageFields['sections']['sheet']
}

/**
 * What to look at on a walk through a site, each with a box to tick: this is what an industry page
 * prints, on one sheet. It looks like the scope of work
 * (components/sections/services/scope-table.css).
 */
export function Checklist({ title, lead, label, rows, words }: ChecklistProps) {
  const { name, columns, print, blanks } = words
  return (
    <Section id="checklist" title={title} lead={lead} ground="soft">
      <Sheet name={name} title={label} print={print}>
        <Blanks names={blanks} />
        <table className="scope-table mt-6 print:mt-0">
          <caption className="sr-only">{`${name}: ${label}`}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.area}</th>
              <th scope="col">{columns.check}</th>
            </tr>
          </thead>
          {byArea(rows).map(([area, checks]) => (
            <tbody key={area}>
              {checks.map(({ check }, i) => (
                <tr key={check}>
                  {i === 0 && (
                    <th scope="rowgroup" rowSpan={checks.length}>
                      <span>{area}</span>
                    </th>
                  )}
                  <td>{check}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Sheet>
    </Section>
  )
}
