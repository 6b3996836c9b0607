import { IndustryList } from '@/components/sections/company/industry-list'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { industriesProps } from '../_props/industries'

const PATH = pagePath('industries')

export const generateMetadata = () => metadataOf(PATH)

export default function Industries() {
  const { header, list, body } = industriesProps()
  return (
    <PageFrame path={PATH}>
      <PageHeader {...header} />
      <IndustryList {...list} />
      <PageText body={body} />
    </PageFrame>
  )
}
