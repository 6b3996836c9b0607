import { CompareDetail } from '@/components/sections/compare-quotes/compare-detail'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('compare-quotes')

export const generateMetadata = () => metadataOf(PATH)

export default function CompareQuotes() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={entry.closing}>
      <CompareDetail page={entry} {...sections} />
    </PageFrame>
  )
}
