import { AreaList } from '@/components/sections/area-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'
import { suburbCards } from '../_props/cards'

const PATH = '/areas/'

export const generateMetadata = () => metadataOf(PATH)

export default function Areas() {
  const page = entryOf(catalogue().pages, 'areas')
  return (
    <PageFrame path={PATH}>
      <PageHeader {...page} />
      <AreaList cards={suburbCards()} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
