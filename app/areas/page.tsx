import { AreaFinder } from '@/components/sections/areas/area-finder'
import { AreaList } from '@/components/sections/areas/area-list'
import { AreasHeader } from '@/components/sections/areas/areas-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('areas')

export const generateMetadata = () => metadataOf(PATH)

export default function Areas() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <AreasHeader title={entry.title} lead={entry.lead} picture={sections.picture} />
      <AreaFinder {...sections.finder} />
      <AreaList {...sections.list} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
