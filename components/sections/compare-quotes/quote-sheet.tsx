import { Section } from '@/components/ui/section'
import type { CompareQuotesFields } from '@/lib/content/schema/compare-quotes'
import { Blanks, Sheet } from '../sheet'

interface QuoteSheetProps {
  words: CompareQuotesFields['sheet']
  /** The names of the quotes, each above an empty column. */
  quotes: readonly string[]
}

const COLUMN = 'hidden w-[16%] border-s border-line sm:table-cell'

/**
 * What to ask about each quote, with room to write the answers: this is what the page prints, on
 * one sheet. A phone shows only the questions; paper is as wide as a small screen.
 */
export function QuoteSheet({ words, quotes }: QuoteSheetProps) {
  const { name, of, print, blanks, ask, groups } = words
  return (
    <Section id="sheet" title={words.title} lead={words.lead} ground="soft">
      <Sheet name={name} title={of} print={print}>
        <Blanks names={blanks} />
        <table className="mt-6 w-full wrap-anywhere print:mt-0">
          <caption className="sr-only">{`${name}: ${of}`}</caption>
          <thead className="text-small">
            <tr>
              <th scope="col" className="p-2 ps-0 text-start">
                {ask}
              </th>
              {quotes.map((quote) => (
                <th key={quote} scope="col" className={`${COLUMN} p-2 text-start`}>
                  {quote}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={quotes.length + 1}
                  className="border-t border-ink p-2 ps-0 text-start text-action print:py-1"
                >
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row} className="border-t border-line">
                  <td className="p-2 ps-0 print:py-1">{row}</td>
                  {quotes.map((quote) => (
                    <td key={quote} className={COLUMN} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Sheet>
    </Section>
  )
}
