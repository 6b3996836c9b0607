import { AreaList } from '@/components/sections/area-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'
import { suburbCards } from '../_props/cards'
import { pagePath } from '@/content/routes'

const SLUG = 'areas'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Areas() {
  const page = entryOf(catalogue().pages, SLUG)
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} />
      <AreaList cards={suburbCards()} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
