import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Reference } from '@/components/sections/contact/reference'
import { TickPanel } from '@/components/sections/contact/tick-panel'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('thank-you')

export const generateMetadata = () => metadataOf(PATH)

export default function ThankYou() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={null}>
      <PageHeader title={entry.title} lead={entry.lead} picture={<TickPanel />} />
      <Reference {...sections.reference} />
      <Timeline id="next" {...sections.next} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
