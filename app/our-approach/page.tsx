import { HeaderPicture } from '@/components/sections/header-picture'
import { ProcessCycle } from '@/components/sections/company/process-cycle'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('our-approach')

export const generateMetadata = () => metadataOf(PATH)

export default function OurApproach() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead} picture={<HeaderPicture {...sections.picture} />} />
      <ProcessCycle {...entry.loop} />
      <Timeline id="when-something-goes-wrong" {...entry.wrong} ground="highlight" />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
