import { ContactPanel } from '@/components/sections/contact/contact-panel'
import { PageHeader } from '@/components/sections/page-header'
import { Preparation } from '@/components/sections/contact/preparation'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { contactProps } from '../_props/contact'
import { pagePath } from '@/lib/content/routes'

const SLUG = 'contact'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Contact() {
  const { header, panel, prepare, next } = contactProps()
  return (
    <PageFrame path={pagePath(SLUG)} closing={null}>
      <PageHeader {...header} />
      <ContactPanel {...panel} />
      <Timeline {...next} />
      <Preparation {...prepare} />
    </PageFrame>
  )
}
