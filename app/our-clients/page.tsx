import { ClientList } from '@/components/sections/company/client-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('our-clients')

export const generateMetadata = () => metadataOf(PATH)

export default function OurClients() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead} />
      <ClientList title={entry.clientsTitle} {...sections} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
