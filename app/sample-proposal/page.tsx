import { ProposalDetail } from '@/components/sections/sample-proposal/proposal-detail'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('sample-proposal')

export const generateMetadata = () => metadataOf(PATH)

export default function SampleProposal() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={entry.closing}>
      {sections.shown && <ProposalDetail page={entry} {...sections.shown} />}
    </PageFrame>
  )
}
