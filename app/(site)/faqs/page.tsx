import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { QuestionGroups } from '@/components/sections/question-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/content/catalogue'
import { contactWays } from '@/content/contact'
import { quoteLink } from '@/content/navigation'
import { pagePath } from '@/content/routes'

const PATH = pagePath('faqs')

export const generateMetadata = () => metadataOf(PATH)

export default function Faqs() {
  const { special, questions } = catalogue()
  const page = special.faqs
  return (
    <PageFrame path={PATH}>
      <PageHeader title={page.title} lead={page.lead} />
      <QuestionGroups words={page} questions={questions} quote={quoteLink()} phone={contactWays().phone} />
      <PageText body={page.body} />
    </PageFrame>
  )
}
