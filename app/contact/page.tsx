import { ContactPanel } from '@/components/sections/contact/contact-panel'
import { PageHeader } from '@/components/sections/page-header'
import { Preparation } from '@/components/sections/contact/preparation'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('contact')

export const generateMetadata = () => metadataOf(PATH)

export default function Contact() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={null}>
      <PageHeader title={entry.title} lead={entry.lead} />
      <ContactPanel {...sections.panel} />
      <Timeline id="next" {...sections.next} />
      <Preparation {...sections.prepare} />
    </PageFrame>
  )
}
