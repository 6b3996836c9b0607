import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchesWords } from '@/components/enhancements/matches-words'
import type { Loader } from '@/components/enhancements/loader-api'
import { attach } from '@/components/enhancements/questions'
import { QuestionGroups } from '@/components/sections/faqs/question-groups'
import { withPlainSpaces } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { contactMethods } from '@/lib/content/contact'
import { plainText } from '@/lib/content/markdown'
import { quoteLink } from '@/lib/content/navigation'

const { questions, templatePages, site } = getContent()
const { search, link } = templatePages.faqs
/** A word that some questions hold and others do not. */
const WORD = 'keys'
const textOf = ({ question, body }: (typeof questions)[number]) => `${question} ${plainText(body)}`
const holding = questions.filter((question) => matchesWords(textOf(question), WORD))

/** Shows the page as it comes from the server, and lets script take over what `typed` stands in. */
function show(typed = '') {
  render(
    <QuestionGroups
      words={templatePages.faqs}
      names={templatePages.faqs.groups}
      questions={questions}
      quote={quoteLink()}
      phone={contactMethods().phone}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: search.label })
  field.value = typed
  attach(screen.getByRole('search'), {} as Loader)
  return { field, visitor: userEvent.setup() }
}
const seen = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const namesOf = (shown: typeof questions) => shown.map(({ question }) => question).sort()

test('before anything is typed every question is there, with a link to it', () => {
  const { field } = show()
  expect(field).toHaveAccessibleDescription(search.hint)
  expect(seen().sort()).toEqual(namesOf(questions))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  for (const { question, slug } of questions)
    expect(screen.getByRole('link', { name: `${link.label}: ${question}` })).toHaveAttribute('href', `#${slug}`)
})

test('a word leaves the questions that hold it, their groups and their number', async () => {
  const { field, visitor } = show()
  await visitor.type(field, WORD)
  expect(holding.length).toBeGreaterThan(1)
  expect(seen().sort()).toEqual(namesOf(holding))
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(groups.sort()).toEqual([...new Set(holding.map(({ group }) => group))].sort())
  expect(screen.getByRole('status')).toHaveTextContent(`${holding.length} ${search.found}`)
  for (const group of groups) {
    const count = holding.filter((question) => question.group === group).length
    expect(screen.getByRole('link', { name: `${group} ${count}` })).toBeInTheDocument()
  }
})

test('a question that was found is open, and folded again once the field is cleared', async () => {
  const { field, visitor } = show()
  const open = () => document.querySelectorAll('details[open]').length
  expect(open()).toBe(0)
  await visitor.type(field, WORD)
  expect(open()).toBe(holding.length)
  await visitor.clear(field)
  expect(open()).toBe(0)
})

test('a single question is counted as one', async () => {
  const [only] = questions
  if (!only) throw new Error('expected a question')
  const { field, visitor } = show()
  await visitor.type(field, only.question)
  expect(questions.filter((question) => matchesWords(textOf(question), only.question))).toEqual([only])
  expect(seen()).toEqual([only.question])
  expect(screen.getByRole('status')).toHaveTextContent(`1 ${search.foundOne}`)
})

test('a word that no question holds offers to ask', async () => {
  const { field, visitor } = show()
  const offers = () => [
    screen.queryByRole('link', { name: site.words.quoteButton }),
    screen.queryByRole('link', { name: `Phone ${site.phone.value}` }),
  ]
  expect(offers()).toEqual([null, null])
  await visitor.type(field, 'helicopter')
  expect(seen()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent(search.none.title)
  expect(screen.getByText(withPlainSpaces(search.none.text))).toBeVisible()
  for (const offer of offers()) expect(offer).toBeVisible()
})

test('Enter leads to the questions that were found, and stays in the field when there are none', async () => {
  const { field, visitor } = show()
  await visitor.type(field, 'helicopter{Enter}')
  expect(field).toHaveFocus()
  await visitor.clear(field)
  await visitor.type(field, `${WORD}{Enter}`)
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: holding[0]?.question ?? '' }))
})

test('the field is emptied by its button, and all questions are back', async () => {
  const { field, visitor } = show()
  await visitor.type(field, WORD)
  await visitor.click(screen.getByRole('button', { name: search.clear }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(seen()).toHaveLength(questions.length)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('what was typed before script arrived is answered', () => {
  show(WORD)
  expect(seen().sort()).toEqual(namesOf(holding))
})

test('a link to a question that is hidden shows all of them again', async () => {
  const { field, visitor } = show()
  await visitor.type(field, WORD)
  const hidden = questions.find((question) => !holding.includes(question))
  history.replaceState(null, '', `#${hidden?.slug}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(screen.getByRole('heading', { name: hidden?.question ?? '' })).toBeInTheDocument()
  expect(field).toHaveValue('')
})
