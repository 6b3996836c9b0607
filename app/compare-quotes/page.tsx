import { HourlyTool } from '@/components/sections/compare-quotes/hourly-tool'
import { QuoteSheet } from '@/components/sections/compare-quotes/quote-sheet'
import { FigureSection } from '@/components/sections/figure-table'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { WageSource } from '@/components/sections/pricing/wage-floor'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('compare-quotes')

export const generateMetadata = () => metadataOf(PATH)

export default function CompareQuotes() {
  const page = pageData(PATH)
  const { entry, sections } = page
  const { award, method } = sections
  return (
    <PageFrame page={page} closing={entry.closing}>
      <div className="sheet-page">
        <PageHeader title={entry.title} lead={entry.lead} />
        <QuoteSheet words={entry.sheet} quotes={entry.tool.quotes} />
        <HourlyTool words={entry.tool} wage={award.hourly} />
        <FigureSection id="method" words={entry.method} table={method}>
          <WageSource award={award} />
        </FigureSection>
        <PageText body={entry.body} pictures={page.pictures} />
      </div>
    </PageFrame>
  )
}
