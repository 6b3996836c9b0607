import { IndustryList } from '@/components/sections/industry-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'
import { industryCards } from '../_props/cards'
import { pagePath } from '@/content/routes'

const SLUG = 'industries'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Industries() {
  const page = entryOf(catalogue().pages, SLUG)
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} />
      <IndustryList cards={industryCards()} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
