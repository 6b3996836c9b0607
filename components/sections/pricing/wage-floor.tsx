import { DateText } from '@/components/ui/date-text'
import { Inline } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { SourceLink } from '@/components/ui/source-link'
import type { PricingFields } from '@/lib/content/schema/pricing'
import { PriceTable } from './price-table'

interface WageFloorProps {
  words: PricingFields['floor']
  award: PricingFields['award']
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** What the award’s wages cost for an example’s hours, their source and the day they began. */
export function WageFloor({ words, award, table }: WageFloorProps) {
  return (
    <Section id="floor" title={words.title} lead={words.lead}>
      <PriceTable heading="floor-title" {...table} />
      <div className="prose">
        <p>
          <Inline text={words.text} />
        </p>
        <p className="text-small text-ink-muted">
          <SourceLink {...award.source} />. The rates have applied since <DateText day={award.from} />; they change each
          July.
        </p>
      </div>
    </Section>
  )
}
