import { CopyLinks } from '@/components/islands/copy-links.client'
import { QuestionSearch } from '@/components/islands/question-search.client'
import { ContactLink } from '@/components/ui/contact-link'
import { Icon } from '@/components/ui/icon'
import { Prose } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { slugify } from '@/content/markdown'
import type { FaqsFields } from '@/content/schema/page'
import { QUESTION_GROUPS, type QuestionFields } from '@/content/schema/question'
import type { ContactWay, Entry, NavLink } from '@/content/types'

interface QuestionGroupsProps {
  words: Pick<FaqsFields, 'search' | 'link'>
  questions: readonly Entry<QuestionFields>[]
  quote: NavLink
  phone: ContactWay
}

const LIST = 'all-questions'

/** Every question with its answer in the open, by group, each under its own anchor, with a search and a list of contents. */
export function QuestionGroups({ words, questions, quote, phone }: QuestionGroupsProps) {
  const groups = QUESTION_GROUPS.map((name) => ({
    name,
    anchor: slugify(name),
    items: questions.filter(({ group }) => group === name),
  })).filter(({ items }) => items.length > 0)
  return (
    <Container className="grid gap-x-12 gap-y-8 py-12 md:py-16 lg:grid-cols-12">
      <div className="lg:col-span-9 lg:col-start-4">
        <QuestionSearch
          words={words.search}
          list={LIST}
          icons={{ search: <Icon name="search" />, clear: <Icon name="x" /> }}
          quote={<QuoteButton {...quote} />}
          phone={<ContactLink {...phone} className="text-link" />}
        />
        <CopyLinks done={words.link.copied} />
      </div>
      <nav aria-label="Groups of questions" className="question-contents lg:col-span-3 print:hidden">
        <ul>
          {groups.map(({ name, anchor, items }) => (
            <li key={anchor} data-contents={anchor}>
              <a href={`#${anchor}`}>
                {name}{' '}
                <span data-count className="text-small text-ink-soft">
                  {items.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div id={LIST} tabIndex={-1} className="outline-none lg:col-span-9 lg:col-start-4 lg:pt-4">
        {groups.map(({ name, anchor, items }) => (
          <section key={anchor} id={anchor} data-group aria-labelledby={`${anchor}-title`} className="question-group">
            <h2 id={`${anchor}-title`} className="text-heading">
              {name}
            </h2>
            {items.map((item) => (
              <Question key={item.slug} item={item} link={words.link.label} />
            ))}
          </section>
        ))}
      </div>
    </Container>
  )
}

/** A question and its answer, with the link that leads to it. */
function Question({ item: { slug, question, body }, link }: { item: Entry<QuestionFields>; link: string }) {
  return (
    <div id={slug} data-question className="question marked">
      <h3 className="text-title">{question}</h3>
      <Prose body={body} />
      <a href={`#${slug}`} data-copies aria-label={`${link}: ${question}`} className="question-link">
        <Icon name="link-2" className="size-5" />
      </a>
    </div>
  )
}
