import { Papers } from '@/components/sections/compliance/papers'
import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('insurance-and-compliance')

export const generateMetadata = () => metadataOf(PATH)

export default function InsuranceAndCompliance() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page} closing={entry.closing}>
      <PageHeader title={entry.title} lead={entry.lead} />
      <Papers words={entry.words} papers={sections.papers} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
