import type { QuestionSearchWords } from '@/components/enhancements/questions'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { JumpList } from '@/components/ui/jump-list'
import { Prose } from '@/components/ui/prose'
import { SearchField } from '@/components/ui/search-field'
import { Container } from '@/components/ui/section'
import { slugify } from '@/lib/content/markdown'
import type { FaqsFields } from '@/lib/content/schema/page'
import type { QuestionFields } from '@/lib/content/schema/question'
import type { ContactMethod, Entry, NavLink } from '@/lib/content/types'
import { SearchOffer } from '../search-offer'

interface QuestionGroupsProps {
  words: Pick<FaqsFields, 'search' | 'link' | 'index'>
  /** The groups in their order. */
  names: readonly string[]
  questions: readonly Entry<QuestionFields>[]
  quote: NavLink
  phone: ContactMethod
}

/**
 * Every question with its answer folded below it, by group, each under its own anchor, with a
 * search and a list of contents.
 */
export function QuestionGroups({ words, names, questions, quote, phone }: QuestionGroupsProps) {
  const groups = names
    .map((name) => ({
      name,
      anchor: slugify(name),
      items: questions.filter(({ group }) => group === name),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <Container className="grid gap-x-gutter gap-y-8 py-12 md:py-16 lg:grid-cols-12">
      <div className="lg:col-span-9 lg:col-start-4">
        <QuestionSearch words={words.search} quote={quote} phone={phone} />
      </div>
      <nav
        aria-label={words.index}
        // Beside the search and the questions, and in view while they are read; below 1024 px the
        // groups are short enough without it.
        className="screen-only max-lg:hidden lg:sticky lg:top-below-header lg:col-span-3 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <JumpList
          look="lined"
          links={groups.map(({ name, anchor, items }) => ({ name, anchor, count: items.length }))}
        />
      </nav>
      <div data-questions tabIndex={-1} className="outline-none lg:col-span-9 lg:col-start-4 lg:pt-4">
        {groups.map(({ name, anchor, items }) => (
          <section key={anchor} id={anchor} data-group className="question-group">
            <h2 className="pb-3 text-heading">{name}</h2>
            {items.map((item) => (
              <Question key={item.slug} item={item} link={words.link} />
            ))}
          </section>
        ))}
      </div>
    </Container>
  )
}

interface QuestionSearchProps extends Pick<QuestionGroupsProps, 'quote' | 'phone'> {
  words: FaqsFields['search']
}

/**
 * The field, and the parts of its answer, of which components/enhancements/questions.ts shows those
 * that apply.
 */
function QuestionSearch({
  words: { label, hint, clear, found, foundOne, none, ring },
  quote,
  phone,
}: QuestionSearchProps) {
  const words: QuestionSearchWords = { found, foundOne, none: none.title }
  return (
    <SearchField search="questions" {...{ label, hint, clear, words }}>
      <p data-part="status" role="status" className="text-title font-semibold" />
      <div data-part="none" hidden>
        <p className="mt-2">{none.text}</p>
        <SearchOffer {...{ quote, phone, ring }} />
      </div>
    </SearchField>
  )
}

interface QuestionProps {
  item: Entry<QuestionFields>
  link: FaqsFields['link']
}

/** A question and its answer, with a link to itself, which script also copies. */
function Question({ item: { slug, question, body }, link }: QuestionProps) {
  return (
    <Disclosure anchor={slug} data-question title={question}>
      <Prose body={body} />
      <a
        href={`#${slug}`}
        data-copies=""
        data-copied={link.copied}
        aria-label={`${link.label}: ${question}`}
        className="question-link"
      >
        <Icon name="link-2" className="size-5" />
      </a>
    </Disclosure>
  )
}
