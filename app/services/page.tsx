import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { ServiceGroups, ServiceIndex } from '@/components/sections/services/service-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { servicesProps } from '../_props/services'

const PATH = pagePath('services')

export const generateMetadata = () => metadataOf(PATH)

export default function Services() {
  const { header, index, groups, body } = servicesProps()
  return (
    <PageFrame path={PATH}>
      <PageHeader {...header}>
        <ServiceIndex {...index} />
      </PageHeader>
      <ServiceGroups groups={groups} />
      <PageText body={body} />
    </PageFrame>
  )
}
