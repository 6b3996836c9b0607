import { DateText } from '@/components/ui/date-text'
import { Inline } from '@/components/ui/prose'
import { SourceLink } from '@/components/ui/source-link'
import type { PricingFields } from '@/lib/content/schema/pricing'
import type { Figures } from '@/lib/content/types'
import { FigureSection } from '../figure-table'

interface WageFloorProps {
  words: PricingFields['floor']
  award: PricingFields['award']
  table: Figures
}

/**
 * The cost of an example's hours at the award’s wages, with the source and the date from which they
 * apply.
 */
export function WageFloor({ words, award, table }: WageFloorProps) {
  return (
    <FigureSection id="floor" words={words} table={table}>
      {/* Reader modes judge by class names: without “text” they drop this for its link. */}
      <div className="prose text-body">
        <p>
          <Inline text={words.text} />
        </p>
        <WageSource award={award} />
      </div>
    </FigureSection>
  )
}

/** Where the award’s wage is published, and since when it has applied. */
export function WageSource({ award }: Pick<WageFloorProps, 'award'>) {
  return (
    <p className="max-w-measure text-small text-ink-muted">
      <SourceLink name={award.source} />. {award.since} <DateText day={award.from} />. {award.change}
    </p>
  )
}
