import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Estimator } from '@/components/sections/pricing/estimator'
import { PriceTable } from '@/components/sections/pricing/price-table'
import { WageFloor } from '@/components/sections/pricing/wage-floor'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
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
      <PageHeader {...entry}>{rates?.sample && <SampleTag />}</PageHeader>
      {figures && (
        <>
          <Estimator {...figures.estimator} />
          <Section id="typical" title={typical.title} lead={typical.lead}>
            <PriceTable heading="typical-title" {...figures.typical} />
          </Section>
          <Section id="method" title={method.title} lead={method.lead} ground="soft">
            <PriceTable heading="method-title" {...figures.method} />
          </Section>
          <WageFloor words={floor} award={award} table={figures.floor} />
          <Section id="examples" title={examples.title} lead={examples.lead} ground="soft">
            <PriceTable heading="examples-title" {...figures.examples} />
          </Section>
        </>
      )}
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
