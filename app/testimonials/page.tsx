import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { ReviewWall } from '@/components/sections/company/review-wall'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/lib/content/catalogue'
import { reviewCards } from '../_props/cards'
import { pagePath } from '@/lib/content/routes'

const SLUG = 'testimonials'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Testimonials() {
  const { pages, special } = catalogue()
  const page = entryOf(pages, SLUG)
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} />
      <ReviewWall title={special.home.reviews.title} cards={reviewCards()} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
