import type { CompareQuotesFields } from '@/lib/content/schema/compare-quotes'
import type { PricingFields } from '@/lib/content/schema/pricing'
import type { Entry, Figures } from '@/lib/content/types'
import { FigureSection } from '../figure-table'
import { PageHeader } from '../page-header'
import { PageText } from '../page-text'
import { WageSource } from '../pricing/wage-floor'
import { HourlyTool } from './hourly-tool'
import { QuoteSheet } from './quote-sheet'

interface CompareDetailProps {
  page: Entry<CompareQuotesFields>
  award: PricingFields['award']
  /** How to calculate dollars per hour by hand. */
  method: Figures
}

/** The sheet, the form, and the same calculation by hand. Only the sheet is printed. */
export function CompareDetail({ page, award, method }: CompareDetailProps) {
  return (
    <div className="sheet-page">
      <PageHeader title={page.title} lead={page.lead} />
      <QuoteSheet words={page.sheet} quotes={page.tool.quotes} />
      <HourlyTool words={page.tool} wage={award.hourly} />
      <FigureSection id="method" words={page.method} table={method}>
        <WageSource award={award} />
      </FigureSection>
      <PageText body={page.body} />
    </div>
  )
}
