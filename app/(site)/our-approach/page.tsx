import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Steps } from '@/components/sections/steps'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'

const PATH = '/our-approach/'

export const generateMetadata = () => metadataOf(PATH)

export default function OurApproach() {
  const page = catalogue().special['our-approach']
  return (
    <PageFrame path={PATH}>
      <PageHeader {...page} />
      <Steps id="loop" {...page.loop} items={page.loop.steps} />
      <PageText body={page.body} />
      <Steps id="when-something-goes-wrong" {...page.wrong} items={page.wrong.steps} ground="sand" />
    </PageFrame>
  )
}
