import { FigureSection } from '@/components/sections/figure-table'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Estimator } from '@/components/sections/pricing/estimator'
import { WageFloor } from '@/components/sections/pricing/wage-floor'
import { SampleTag } from '@/components/ui/sample-tag'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('pricing')

export const generateMetadata = () => metadataOf(PATH)

export default function Pricing() {
  const page = pageData(PATH)
  const { entry, sections } = page
  const { typical, method, floor, examples, award, rates } = entry
  const { figures } = sections
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead}>
        {rates?.sample && <SampleTag />}
      </PageHeader>
      {figures && (
        <>
          <Estimator {...figures.estimator} />
          <FigureSection id="typical" words={typical} table={figures.typical} />
          <FigureSection id="method" words={method} table={figures.method} ground="soft" />
          <WageFloor words={floor} award={award} table={figures.floor} />
          <FigureSection id="examples" words={examples} table={figures.examples} ground="soft" />
        </>
      )}
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
