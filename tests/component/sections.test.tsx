import { render, screen, within } from '@testing-library/react'
import { ArticleBody } from '@/components/sections/articles/article-body'
import { Questions } from '@/components/sections/questions'
import { Reviews } from '@/components/sections/reviews'
import { ScopeTable } from '@/components/sections/services/scope-table'
import { ServiceCards } from '@/components/sections/service-cards'
import { Steps } from '@/components/sections/home/steps'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Inline, Prose } from '@/components/ui/prose'
import { Footer } from '@/components/layout/footer'
import { getContent, entryOf, pick } from '@/lib/content/get-content'
import { contactMethods, offices } from '@/lib/content/contact'
import { hoursText } from '@/lib/content/facts'
import { figures, parseMarkdown } from '@/lib/content/markdown'
import { navigation } from '@/lib/content/navigation'
import { ICONS } from '@/lib/content/schema/common'
import { sourceNamed } from '@/lib/content/words'
import { PICTURE } from '../support/picture'

const { site, services, templatePages, reviews, articles, people } = getContent()

const service = entryOf(services, services.find(({ popular }) => popular)?.slug ?? '')

describe('the scope table', () => {
  const { columns } = templatePages.services.sections.sheet

  test('has every task with its frequency and its check, under its area', () => {
    render(<ScopeTable caption="Scope of work: Office cleaning" columns={columns} scope={service.scope} />)
    const table = screen.getByRole('table', { name: 'Scope of work: Office cleaning' })
    for (const { area, task, frequency, check } of service.scope) {
      expect(within(table).getByRole('rowheader', { name: area })).toBeInTheDocument()
      const row = within(table).getByText(task).closest('tr')
      expect(row).toHaveTextContent(frequency)
      expect(row).toHaveTextContent(check)
    }
  })

  test('names each area once', () => {
    render(<ScopeTable caption="Scope" columns={columns} scope={service.scope} />)
    expect(screen.getAllByRole('rowheader')).toHaveLength(new Set(service.scope.map(({ area }) => area)).size)
  })
})

describe('a review', () => {
  const [review] = reviews
  if (!review) throw new Error('expected a review')
  const card = (sample: true | undefined) => ({
    review: { ...review, sample },
    service: { name: 'Office cleaning', href: '/x/' },
    suburb: 'Mascot',
  })

  test('that was made up says that it is a sample', () => {
    render(<Reviews title="Reviews" lead="Lead" rest="More" cards={[card(true)]} />)
    expect(screen.getByText('Sample')).toBeInTheDocument()
    expect(screen.getByText(new RegExp(review.role))).toBeInTheDocument()
  })

  test('that is real does not', () => {
    render(<Reviews title="Reviews" lead="Lead" rest="More" cards={[card(undefined)]} />)
    expect(screen.queryByText('Sample')).not.toBeInTheDocument()
  })
})

test('only the popular service is marked as most popular', () => {
  const cards = services.filter(({ home }) => home === 'card')
  render(<ServiceCards title="Services" lead="Lead" services={cards} />)
  const marked = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Most popular'))
  expect(marked).toHaveLength(1)
  expect(within(marked[0] as HTMLElement).getByRole('link', { name: service.title })).toHaveAttribute(
    'href',
    service.path,
  )
})

test('steps are a numbered list, and their times stand with them', () => {
  render(
    <Steps
      title="Next"
      lead="Lead"
      items={[
        { title: 'Call', text: 'Ring us', when: 'Now' },
        { title: 'Walk', text: 'We look', when: 'Soon' },
        { title: 'Start', text: 'We come', when: 'Later' },
      ]}
    />,
  )
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1NowCallRing us',
    '2SoonWalkWe look',
    '3LaterStartWe come',
  ])
})

test('questions are folded, and the answers of all are in the page', () => {
  render(
    <Questions
      title="Questions"
      items={[
        { question: 'One?', answer: 'First' },
        { question: 'Two?', answer: 'Second' },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole('group')
  expect(first).not.toHaveAttribute('open')
  expect(second).not.toHaveAttribute('open')
  expect(second).toHaveTextContent('Second')
})

test('an article has contents that lead to its headings, its author, its dates and its sources', () => {
  const [article, older] = articles
  if (!article || !older) throw new Error('expected two articles')
  const author = entryOf(people, article.author)
  render(
    <ArticleBody
      article={article}
      picture={PICTURE}
      pictures={Object.fromEntries(figures(article.body).map(({ picture }) => [picture, PICTURE]))}
      author={author}
      authorHref="/meet-director/"
      previous={{ name: older.title, href: older.path }}
      next={undefined}
    />,
  )
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  expect(screen.getByRole('link', { name: author.name })).toHaveAttribute('href', '/meet-director/')
  expect(screen.getByText(`${article.minutes} min read`)).toBeInTheDocument()
  for (const { url } of article.sources.map(sourceNamed))
    expect(document.querySelector(`a[href="${url}"]`)).not.toBeNull()
  expect(
    screen.getByRole('link', { name: new RegExp(`Previous article.*${older.title.slice(0, 20)}`) }),
  ).toBeInTheDocument()
})

const footer = (places = offices()) => {
  const menus = navigation()
  render(
    <Footer
      shortName={site.shortName.value}
      legalName={site.legalName.value}
      abn={site.abn}
      summary={site.summary}
      offices={places}
      officeHours={hoursText(site.officeHours)}
      closures={[]}
      ways={Object.values(contactMethods())}
      promises={Object.values(site.promises)}
      navigation={menus}
    />,
  )
  return menus
}

test('the footer leads to every service and company page, and names the company and its number', () => {
  const menus = footer()
  for (const { name, href } of [...menus.services, ...menus.about, ...menus.legal]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  expect(screen.getByText(new RegExp(site.abn.value))).toBeInTheDocument()
})

// Regression: a second office had no place on the site.
test('the footer names every office, with its own number where it has one', () => {
  const phone = { ...contactMethods().phone, text: '(03) 9602 5518', href: 'tel:+61396025518' }
  footer([{ address: '1 First Street' }, { address: '2 Second Street', phone }])
  const named = screen.getAllByText(/^\d (First|Second) Street$/).map(({ textContent }) => textContent)
  expect(named).toEqual(['1 First Street', '2 Second Street'])
  expect(screen.getByRole('link', { name: `${phone.label} ${phone.text}` })).toHaveAttribute('href', phone.href)
})

describe('a link', () => {
  test('to another site is marked for eye and ear', () => {
    render(<Link href="https://example.com">Standard</Link>)
    const link = screen.getByRole('link', { name: 'Standard (another site)' })
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(link.querySelector('svg')).not.toBeNull()
  })

  test('to the own site or to a phone is not', () => {
    render(
      <>
        <Link href="/areas/">Areas</Link>
        <Link href="tel:+61200000000">Call</Link>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Areas' })).toHaveAttribute('href', '/areas/')
    expect(screen.getByRole('link', { name: 'Call' }).querySelector('svg')).toBeNull()
  })
})

describe('prose', () => {
  test('has anchors on its headings, and links that lead where they say', () => {
    render(<Prose body={parseMarkdown('## What’s included?\n\nSee [areas](/areas/).')} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'whats-included')
    expect(screen.getByRole('link', { name: 'areas' })).toHaveAttribute('href', '/areas/')
  })

  test('has tables whose columns have headers', () => {
    render(<Prose body={parseMarkdown('| Room | Task |\n| --- | --- |\n| Kitchen | Wipe |')} />)
    expect(screen.getByRole('columnheader', { name: 'Room' })).toHaveAttribute('scope', 'col')
  })

  test('in one line has no paragraph of its own', () => {
    const { container } = render(<Inline text="See [areas](/areas/) and **more**." />)
    expect(container.querySelector('p')).toBeNull()
    expect(container).toHaveTextContent('See areas and more.')
  })
})

test.each(ICONS)('the pictogram %s is drawn, and hidden from screen readers', (name) => {
  const { container } = render(<Icon name={name} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelectorAll('svg > *').length).toBeGreaterThan(0)
})

test('related services are picked in the order in which the content names them', () => {
  const [first, second] = service.relatedServices
  expect(pick(services, [second ?? '', first ?? '']).map(({ slug }) => slug)).toEqual([second, first])
})
