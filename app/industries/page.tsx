import { IndustryCards } from '@/components/sections/industries/industry-cards'
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
      <PageHeader title={entry.title} lead={entry.lead} />
      <IndustryCards cards={sections.cards} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
