import { ChangingDetail } from '@/components/sections/changing-cleaners/changing-detail'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('changing-cleaners')

export const generateMetadata = () => metadataOf(PATH)

export default function ChangingCleaners() {
  const page = pageData(PATH)
  const { entry } = page
  return (
    <PageFrame page={page} closing={entry.closing}>
      <ChangingDetail page={entry} />
    </PageFrame>
  )
}
