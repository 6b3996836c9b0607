import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuestionGroups } from '@/components/sections/question-groups'
import { holdsWords } from '@/components/behaviour/question-search'
import { catalogue } from '@/content/catalogue'
import { contactWays } from '@/content/contact'
import { plainText } from '@/content/markdown'
import { quoteLink } from '@/content/navigation'

const { questions, special, site } = catalogue()
const { search, link } = special.faqs
/** A word that some questions hold and others do not. */
const WORD = 'keys'
const holding = questions.filter(({ question, body }) => holdsWords(`${question} ${plainText(body)}`, WORD))

function show() {
  render(<QuestionGroups words={special.faqs} questions={questions} quote={quoteLink()} phone={contactWays().phone} />)
  return { field: screen.getByRole('searchbox', { name: search.label }), visitor: userEvent.setup() }
}
const seen = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('before anything is typed every question is there, with a link to it', () => {
  show()
  expect(seen().sort()).toEqual(questions.map(({ question }) => question).sort())
  for (const { question, slug } of questions)
    expect(screen.getByRole('link', { name: `${link.label}: ${question}` })).toHaveAttribute('href', `#${slug}`)
})

test('a word leaves the questions that hold it, their groups and their number', async () => {
  const { field, visitor } = show()
  await visitor.type(field, WORD)
  expect(holding.length).toBeGreaterThan(1)
  expect(seen().sort()).toEqual(holding.map(({ question }) => question).sort())
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(groups.sort()).toEqual([...new Set(holding.map(({ group }) => group))].sort())
  expect(screen.getByRole('status')).toHaveTextContent(`${holding.length} ${search.found}`)
  for (const group of groups) {
    const count = holding.filter((question) => question.group === group).length
    expect(screen.getByRole('link', { name: `${group} ${count}` })).toBeInTheDocument()
  }
})

test('a word that no question holds offers to ask', async () => {
  const { field, visitor } = show()
  await visitor.type(field, 'helicopter')
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(search.none.title)
  expect(screen.getByRole('link', { name: site.words.quoteButton })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: `Phone: ${site.phone.value}` })).toBeInTheDocument()
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

test('a link to a question that is hidden shows all of them again', async () => {
  const { field, visitor } = show()
  await visitor.type(field, WORD)
  const hidden = questions.find((question) => !holding.includes(question))
  history.replaceState(null, '', `#${hidden?.slug}`)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(screen.getByRole('heading', { name: hidden?.question ?? '' })).toBeInTheDocument()
  expect(field).toHaveValue('')
})
