import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { ServiceGroups, ServiceIndex } from '@/components/sections/services/service-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('services')

export const generateMetadata = () => metadataOf(PATH)

export default function Services() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead}>
        <ServiceIndex {...sections.index} />
      </PageHeader>
      <ServiceGroups groups={sections.groups} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
