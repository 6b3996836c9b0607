import { HeaderPicture } from '@/components/sections/header-picture'
import { IndustryList } from '@/components/sections/company/industry-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('industries')

export const generateMetadata = () => metadataOf(PATH)

export default function Industries() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader {...entry} picture={sections.picture && <HeaderPicture {...sections.picture} />} />
      <IndustryList {...sections.list} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
