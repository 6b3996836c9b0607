import { getContent, entryOf } from '@/lib/content/get-content'
import { editContent } from '../support/edited-content'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

const { articles, industries, questions, reviews, services, templatePages, suburbs } = getContent()
const first = <Item extends { file: string; slug: string }>(items: readonly Item[]) =>
  entryOf(items, items[0]?.slug ?? '')
const [known, other] = services.map(({ slug }) => slug).slice(-2)

/** A field in front matter, with the lines below it that are its own. */
const field = (name: string) => new RegExp(`^${name}:.*\\n( .*\\n|- .*\\n)*`, 'm')
/** The text below the front matter, and the point at which it begins. */
const WHOLE_TEXT = /\n---\n[^]*$/
const START_OF_TEXT = /\n---\n/

/** Breaks a file and expects one problem and no other, in this file. */
function expectOne({ file }: { file: string }, from: RegExp, to: string, problem: { field: string; found: unknown }) {
  content.edit(file.replace('content/', ''), from, to)
  const { problems } = content.check()
  expect(problems.map((each) => ({ ...each, file: each.file.replace(/:\d+$/, '') }))).toEqual([
    { file, ...problem, expected: expect.any(String) },
  ])
}

const NOWHERE = 'nowhere-at-all'
const unknown = (field: string) => ({ field, found: JSON.stringify(NOWHERE) })
const list = (...slugs: (string | undefined)[]) => JSON.stringify(slugs)
const clientsPage = templatePages['our-clients']

describe('a reference to what has no file is refused', () => {
  const industry = first(industries)
  const article = first(articles)
  const service = first(services)
  const articleBeside = articles.find(({ slug }) => slug !== article.slug)?.slug

  test.each([
    ['a service of an industry', industry, 'services', list(known, NOWHERE), 'services[1]'],
    ['a suburb of an industry', industry, 'suburbs', list(NOWHERE), 'suburbs[0]'],
    ['a question of an industry', industry, 'questions', list(NOWHERE), 'questions[0]'],
    ['an article beside an article', article, 'relatedArticles', list(articleBeside, NOWHERE), 'relatedArticles[1]'],
    ['a service beside an article', article, 'relatedServices', list(NOWHERE, known), 'relatedServices[0]'],
    ['an article beside a service', service, 'relatedArticles', list(articleBeside, NOWHERE), 'relatedArticles[1]'],
    ['the service of a review', first(reviews), 'service', NOWHERE, 'service'],
    ['the suburb of a review', first(reviews), 'suburb', NOWHERE, 'suburb'],
    ['the person of the director’s page', templatePages['meet-director'], 'person', NOWHERE, 'person'],
    [
      'a page that the 404 page suggests',
      templatePages['not-found'],
      'suggestions',
      list('faqs', 'areas', NOWHERE),
      'suggestions[2]',
    ],
  ])('%s', (_, entry, name, value, where) => {
    expectOne(entry, field(name), `${name}: ${value}\n`, unknown(where))
  })

  test('a service asked for in a suburb', () => {
    expectOne(first(suburbs), /service: \S+/, `service: ${NOWHERE}`, unknown('demand[0].service'))
  })

  test('the services of a client', () => {
    expectOne(
      clientsPage,
      /^ +services: .*$/m,
      `    services: ${list(known, NOWHERE)}`,
      unknown('clients[0].services[1]'),
    )
  })

  test('the suburb of a client', () => {
    expectOne(clientsPage, /^ +suburb: .*$/m, `    suburb: ${NOWHERE}`, unknown('clients[0].suburb'))
  })
})

test('a slug that a list names twice is refused', () => {
  expectOne(first(industries), field('services'), `services: ${list(known, other, known)}\n`, {
    field: 'services[2]',
    found: expect.stringContaining(`"${known}"`),
  })
})

test('a description that another page has is refused', () => {
  const [privacy, terms] = ['privacy', 'terms'].map((slug) => entryOf(getContent().pages, slug))
  const [line = ''] = field('description').exec(content.read('pages/privacy.md')) ?? []
  expectOne(terms!, field('description'), line, {
    field: 'description',
    found: expect.stringContaining(privacy!.description.slice(0, 60)),
  })
})

describe('a text is refused', () => {
  const question = first(questions)
  const about = entryOf(getContent().pages, 'about')

  test.each([
    ['when there is none', question, WHOLE_TEXT, '\n---\n\n', 'nothing'],
    [
      'when two headings have one anchor',
      about,
      START_OF_TEXT,
      '\n---\n\n## Twice\n\nOne.\n\n## Twice!\n\nTwo.\n',
      /#twice\b/,
    ],
    [
      'when a heading is on the level of the page’s title',
      about,
      START_OF_TEXT,
      '\n---\n\n# Too high\n\nText.\n',
      /Too high/,
    ],
    ['when a tag is unknown', question, START_OF_TEXT, '\n---\n\n{% moon /%}\n', /moon/],
    ['when a tag cannot be read', question, START_OF_TEXT, '\n---\n\nBefore {% = %} after.\n', /./],
  ])('%s', (_, entry, from, to, found) => {
    expectOne(entry, from, to, {
      field: 'text',
      found: typeof found === 'string' ? found : expect.stringMatching(found),
    })
  })

  test('but a page made of fields needs none', () => {
    content.edit('pages/testimonials.md', WHOLE_TEXT, '\n---\n')
    expect(content.check().problems).toEqual([])
  })
})

// “expected the name of a file in content/services: ” ended there, where there was no other.
test('where a folder has no other file, the name has to go', () => {
  const [only, ...others] = services
  for (const { file } of others) content.remove(file.replace('content/', ''))
  const problem = content
    .check()
    .problems.find(({ file, field }) => file.startsWith(only?.file ?? '') && field === 'relatedServices[0]')
  expect(problem?.expected).toBe('nothing, since content/services has no other file: take it out')
})
