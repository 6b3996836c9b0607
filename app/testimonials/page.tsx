import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { ReviewWall } from '@/components/sections/company/review-wall'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('testimonials')

export const generateMetadata = () => metadataOf(PATH)

export default function Testimonials() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead} />
      <ReviewWall {...sections.reviews} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
