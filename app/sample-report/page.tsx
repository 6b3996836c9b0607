import { ReportDetail } from '@/components/sections/sample-report/report-detail'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('sample-report')

export const generateMetadata = () => metadataOf(PATH)

export default function SampleReport() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={entry.closing}>
      {sections.shown && <ReportDetail page={entry} {...sections.shown} />}
    </PageFrame>
  )
}
