import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { ServiceGroups } from '@/components/sections/service-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'
import { pagePath } from '@/content/routes'

const SLUG = 'services'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Services() {
  const { services, special } = catalogue()
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...special[SLUG]} />
      <ServiceGroups services={services} />
      <PageText body={special[SLUG].body} />
    </PageFrame>
  )
}
