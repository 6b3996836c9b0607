import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { QuestionGroups } from '@/components/sections/faqs/question-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'

const PATH = pagePath('faqs')

export const generateMetadata = () => metadataOf(PATH)

export default function Faqs() {
  const page = pageData(PATH)
  const { entry, sections } = page
  return (
    <PageFrame page={page}>
      <PageHeader title={entry.title} lead={entry.lead} />
      <QuestionGroups {...sections.questions} />
      <PageText body={entry.body} pictures={page.pictures} />
    </PageFrame>
  )
}
