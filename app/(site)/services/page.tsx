import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { ServiceGroups } from '@/components/sections/service-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'

const PATH = '/services/'

export const generateMetadata = () => metadataOf(PATH)

export default function Services() {
  const { services, special } = catalogue()
  return (
    <PageFrame path={PATH}>
      <PageHeader {...special.services} />
      <ServiceGroups services={services} />
      <PageText body={special.services.body} />
    </PageFrame>
  )
}
