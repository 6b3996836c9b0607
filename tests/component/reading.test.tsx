import { render, screen, within } from '@testing-library/react'
import { ArticleCards, ArticleIndex, type ArticleCard } from '@/components/sections/articles/article-cards'
import { ProcessCycle } from '@/components/sections/company/process-cycle'
import { PageText } from '@/components/sections/page-text'
import { Profile } from '@/components/sections/company/profile'
import { Timeline } from '@/components/sections/timeline'
import { Prose } from '@/components/ui/prose'
import { withPlainSpaces } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { parseMarkdown } from '@/lib/content/markdown'
import { PICTURE } from '../support/picture'

const { articles, people, templatePages } = getContent()
const cards: ArticleCard[] = articles.map((article) => ({ ...article, picture: PICTURE }))

describe('in a text', () => {
  test.each([
    ['illustration', 'Illustration: A room'],
    ['photo', 'A room'],
  ] as const)('a figure shows an %s with its words and its caption', (kind, caption) => {
    const body = parseMarkdown('{% figure picture="services/a" caption="A room" /%}')
    render(<Prose body={body} pictures={{ 'services/a': { ...PICTURE, kind } }} />)
    const figure = screen.getByRole('figure')
    expect(within(figure).getByRole('img', { name: PICTURE.alt })).toBeInTheDocument()
    expect(figure).toHaveTextContent(new RegExp(`^${caption}$`))
  })

  test('a figure whose picture was not given is a fault that names it', () => {
    const body = parseMarkdown('{% figure picture="services/a" caption="A room" /%}')
    expect(() => render(<Prose body={body} />)).toThrow('services/a')
  })

  test('a quote is read out once, where its sentence stands', () => {
    const body = parseMarkdown('One thing. Another thing.\n\n{% quote %}Another *thing*.{% /quote %}')
    const { container } = render(<Prose body={body} />)
    const quote = container.querySelector('.pull-quote')
    expect(quote).toHaveTextContent('Another thing.')
    expect(quote).toHaveAttribute('aria-hidden', 'true')
  })

  test('the cells of a table carry the name of their column, for screens where a row is a block', () => {
    const { container } = render(<Prose body={parseMarkdown('| Room | Task |\n| --- | --- |\n| Kitchen | Wipe |')} />)
    const labels = [...container.querySelectorAll('td')].map((cell) => cell.getAttribute('data-label'))
    expect(labels).toEqual(['Task'])
  })

  // Regression: the first cell of a row looked like its heading, and screen readers did not say so.
  test('the first cell of a row is its heading', () => {
    render(<Prose body={parseMarkdown('| Room | Task |\n| --- | --- |\n| Kitchen | Wipe |')} />)
    expect(screen.getByRole('rowheader')).toHaveTextContent('Kitchen')
  })

  test('a link in one line looks like a link', () => {
    render(<Prose body={parseMarkdown('See [areas](/areas/).')} />)
    expect(screen.getByRole('link', { name: 'areas' })).toHaveClass('text-link')
  })
})

describe('a page of prose', () => {
  const text = (parts: number) =>
    parseMarkdown(Array.from({ length: parts }, (_, i) => `## Part ${i + 1}\n\nWords.`).join('\n\n'))

  test('with three parts has contents that lead to them', () => {
    render(<PageText body={text(3)} />)
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#part-1', '#part-2', '#part-3'])
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  })

  test('with two parts has none', () => {
    render(<PageText body={text(2)} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('without words is nothing', () => {
    const { container } = render(<PageText body={parseMarkdown('')} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('of a list of articles', () => {
  test('each is one link with a picture that says nothing new', () => {
    render(<ArticleIndex articles={cards} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      articles.map(({ path }) => path),
    )
    const shown = [...document.querySelectorAll('img')].map(({ alt }) => alt)
    expect(shown).toEqual(articles.map(() => ''))
  })

  test.each([2, 3, 5])('%i stand under headings of the third level, with excerpt and time to read', (count) => {
    render(<ArticleCards title="Read on" articles={cards.slice(0, count)} />)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      articles.slice(0, count).map(({ title }) => title),
    )
    for (const { excerpt } of articles.slice(0, count)) expect(screen.getByText(excerpt)).toBeInTheDocument()
    expect(screen.getAllByText(/min read/)).toHaveLength(count)
  })
})

describe('a profile', () => {
  const [person] = people
  if (!person) throw new Error('expected a person')

  test('shows the portrait where there is one', () => {
    render(<Profile person={person} portrait={PICTURE} />)
    expect(screen.getByRole('img', { name: PICTURE.alt })).toBeInTheDocument()
  })

  test('has no picture where there is none, and still says who it is', () => {
    render(<Profile person={person} portrait={undefined} />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(person.name)
  })
})

test('the loop ends with the way back, in its last step', () => {
  const { loop } = templatePages['our-approach']
  render(<ProcessCycle {...loop} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.textContent?.includes(loop.back))).toEqual(
    loop.steps.map((_, i) => i === loop.steps.length - 1),
  )
})

test('a timeline is a numbered list in which each step says when', () => {
  const { steps, ...intro } = templatePages.contact.next
  render(<Timeline id="next" {...intro} steps={steps} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  items.forEach((item, i) => expect(item).toHaveTextContent(withPlainSpaces(steps[i]?.when ?? 'a time')))
  expect(items).toHaveLength(steps.length)
})
