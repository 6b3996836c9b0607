import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { QuestionGroups } from '@/components/sections/question-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'
import { pagePath } from '@/content/routes'

const SLUG = 'faqs'

export const generateMetadata = () => metadataOf(pagePath(SLUG))

export default function Faqs() {
  const { pages, questions } = catalogue()
  const page = entryOf(pages, SLUG)
  return (
    <PageFrame path={pagePath(SLUG)}>
      <PageHeader {...page} />
      <QuestionGroups questions={questions} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
