import { IndustryList } from '@/components/sections/industry-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'
import { industryCards } from '../_props/cards'

const PATH = '/industries/'

export const generateMetadata = () => metadataOf(PATH)

export default function Industries() {
  const page = entryOf(catalogue().pages, 'industries')
  return (
    <PageFrame path={PATH}>
      <PageHeader {...page} />
      <IndustryList cards={industryCards()} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
