import { PageHeader } from '@/components/sections/page-header'
import { PageText } from '@/components/sections/page-text'
import { QuestionGroups } from '@/components/sections/faqs/question-groups'
import { PageFrame, metadataOf } from '@/app/page-frame'
import { catalogue } from '@/lib/content/catalogue'
import { contactWays } from '@/lib/content/contact'
import { quoteLink } from '@/lib/content/navigation'
import { pagePath } from '@/lib/content/routes'

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
