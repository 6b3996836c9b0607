import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Reference } from '@/components/sections/contact/reference'
import { TickPanel } from '@/components/sections/contact/tick-panel'
import { Timeline } from '@/components/sections/timeline'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { THANK_YOU_PATH } from '@/lib/content/routes'
import { picturesIn } from '../_props/article'

export const generateMetadata = () => metadataOf(THANK_YOU_PATH)

export default function ThankYou() {
  const { quote, special } = catalogue()
  const { contact, 'thank-you': page } = special
  return (
    <PageFrame path={THANK_YOU_PATH} closing={null}>
      <PageHeader {...page} picture={<TickPanel />} />
      <Reference label={quote.reference.label} />
      <Timeline id="next" {...page.next} steps={contact.next.steps.slice(1)} />
      <PageText body={page.body} pictures={picturesIn(page.body)} />
    </PageFrame>
  )
}
