import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { Profile } from '@/components/sections/company/profile'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('meet-director')

export const generateMetadata = () => metadataOf(PATH)

export default function MeetDirector() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead} />
      {sections.profile && <Profile {...sections.profile} />}
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
