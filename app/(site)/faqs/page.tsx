import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { QuestionGroups } from '@/components/sections/question-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue, entryOf } from '@/content/catalogue'

const PATH = '/faqs/'

export const generateMetadata = () => metadataOf(PATH)

export default function Faqs() {
  const { pages, questions } = catalogue()
  const page = entryOf(pages, 'faqs')
  return (
    <PageFrame path={PATH}>
      <PageHeader {...page} />
      <QuestionGroups questions={questions} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
