import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Steps } from '@/components/sections/steps'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'
import { pagePath } from '@/content/routes'

const SLUG = 'our-approach'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function OurApproach() {
  const page = catalogue().special[SLUG]
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} />
      <Steps id="loop" {...page.loop} items={page.loop.steps} />
      <PageText body={page.body} />
      <Steps id="when-something-goes-wrong" {...page.wrong} items={page.wrong.steps} ground="sand" />
    </PageFrame>
  )
}
