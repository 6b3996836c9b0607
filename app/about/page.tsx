import { HeaderPicture } from '@/components/sections/header-picture'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Promises } from '@/components/sections/company/promises'
import { Stats } from '@/components/sections/stats'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('about')

export const generateMetadata = () => metadataOf(PATH)

export default function About() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead} picture={<HeaderPicture {...sections.picture} />} />
      <Stats {...entry.figures} />
      <PageText body={entry.body} pictures={page.pictures} />
      <Promises {...sections.promises} />
    </PageFrame>
  )
}
