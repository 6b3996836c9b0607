import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Steps } from '@/components/sections/steps'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'
import { THANK_YOU_PATH } from '@/content/routes'

export const generateMetadata = () => metadataOf(THANK_YOU_PATH)

export default function ThankYou() {
  const { contact, 'thank-you': page } = catalogue().special
  return (
    <PageFrame path={THANK_YOU_PATH} closing={null}>
      <PageHeader {...page} />
      <Steps id="next" {...page.next} items={contact.next.steps.slice(1)} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
