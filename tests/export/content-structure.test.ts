import type { CheerioAPI } from 'cheerio'
import { getContent, entryOf } from '@/lib/content/get-content'
import { figures, headings, plainText, tags } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { HOME_SECTIONS, type HomeSection } from '@/lib/content/schema/home'
import { sourceNamed } from '@/lib/content/words'
import { pictureOf } from '@/lib/images/pictures'
import { documentIn, testEach } from './out'
import { elementsOf, links, contentText, sectionOf, textOf, type Selection } from './text'

const { articles, pages, people, questions, reviews, routes, services, templatePages, suburbs } = getContent()

/** Cases for test.each, named by address or slug. */
const byPath = <Item extends { path: string }>(items: readonly Item[]) =>
  items.map((item) => [item.path, item] as const)
const bySlug = <Item extends { slug: string }>(items: readonly Item[]) =>
  items.map((item) => [item.slug, item] as const)

const pageAt = (path: string) => documentIn(fileOf(path))
const serviceLink = (slug: string) => [entryOf(services, slug).title, entryOf(services, slug).path]
const suburbName = (slug: string) => entryOf(suburbs, slug).name
const articleLink = (slug: string) => [entryOf(articles, slug).title, entryOf(articles, slug).path]

/** The articles by date, the newest first. */
const newestFirst = articles.toSorted((a, b) => (a.published === b.published ? 0 : a.published < b.published ? 1 : -1))

/** No part of a page: none has this heading. */
function withoutHeading($: CheerioAPI, title: string): Selection {
  const headings = elementsOf($('main').find('h1, h2, h3')).map(textOf)
  expect(headings).not.toContain(contentText(title))
  return $('none')
}

/** The section with this heading; what has nothing to show has no heading either. */
const sectionWith = ($: CheerioAPI, intro: Parameters<typeof sectionOf>[1], list: readonly unknown[]) =>
  list.length > 0 ? sectionOf($, intro) : withoutHeading($, typeof intro === 'string' ? intro : intro.title)

/** The only one of the parts that contains a text. */
function onlyWith(parts: Selection, text: string): Selection {
  const found = elementsOf(parts).filter((part) => textOf(part).includes(text))
  expect([text, found.length]).toEqual([text, 1])
  return found[0]!
}

/** Whether a part of a page has the tag of a sample. */
const isTaggedSample = (part: Selection) => elementsOf(part.find('span')).some((tag) => textOf(tag) === 'Sample')

test.each(byPath(routes))('%s has the title of its entry as heading', (path, { entry }) => {
  expect(textOf(pageAt(path)('h1'))).toBe(contentText(entry.title))
})

test('the home page shows the sections that its file lists, in that order, between its first screen and the call', () => {
  const { home } = templatePages
  const titles: Record<HomeSection, string> = {
    stats: home.stats.title,
    whyOfficeCleaning: home.whyOfficeCleaning.title,
    problems: home.problems.title,
    premium: home.premium.title,
    quote: home.quote.title,
    services: home.services.title,
    reviews: home.reviews.title,
    steps: home.steps.title,
    areas: home.areas.title,
    questions: home.questions.title,
    articles: home.articles.title,
  }
  const shown = elementsOf(pageAt('/')('main h1, main h2')).map(textOf)
  const listed = (home.sections ?? HOME_SECTIONS).map((name) => contentText(titles[name]))
  expect(shown.filter((title) => title !== contentText(home.booking.title))).toEqual([
    contentText(home.title),
    // One whose list is empty is left out.
    ...listed.filter((title) => shown.includes(title)),
    contentText(home.finalCall.title),
  ])
})

test.each(byPath(services))('%s has its scope by area, the sources of its duties, related links', (path, service) => {
  const $ = pageAt(path)
  const { sections } = templatePages.services
  const rows = elementsOf(sectionOf($, sections.scope).find('tr:has(td)')).map((row) => [
    textOf(row.parent().find('th[scope=rowgroup]')),
    ...elementsOf(row.find('td')).map(textOf),
  ])
  const areas = service.scope.map(({ area }) => area)
  const scope = service.scope.toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area))
  expect(rows).toEqual(scope.map(({ area, task, frequency, check }) => [area, task, frequency, check].map(contentText)))

  const duties = sectionWith($, sections.duties, service.duties).find('details')
  service.duties.forEach(({ source }, i) => {
    const { title, url } = sourceNamed(source)
    expect(links(duties.eq(i))).toContainEqual([title, url])
  })
  const related = sectionWith($, sections.relatedServices, service.relatedServices)
  expect(links(related)).toEqual(service.relatedServices.map(serviceLink))
  const guides = sectionWith($, sections.relatedArticles, service.relatedArticles)
  expect(links(guides)).toEqual(service.relatedArticles.map(articleLink))
})

test.each(byPath(services))(
  '%s has the numbers of tasks and areas in its scope, and links to its sections',
  (path, service) => {
    const { scope } = service
    const $ = pageAt(path)
    const { sections } = templatePages.services
    const { counts, rhythms } = sections.sheet
    const shown = elementsOf(sectionOf($, sections.scope).find('dl > div')).map((part): [string, number] => [
      textOf(part.find('dt')),
      Number(textOf(part.find('dd'))),
    ])
    const areas = new Set(scope.map(({ area }) => area)).size
    expect(shown.slice(0, 2)).toEqual([
      [scope.length === 1 ? counts.task : counts.tasks, scope.length],
      [areas === 1 ? counts.area : counts.areas, areas],
    ])
    const tasks = new Map(shown.slice(2))
    expect([...tasks.values()].reduce((sum, count) => sum + count, 0)).toBe(scope.length)
    const atEveryVisit = scope.filter(({ frequency }) => /every visit/i.test(frequency)).length
    expect(tasks.get(rhythms.visit) ?? 0).toBeGreaterThanOrEqual(atEveryVisit)
    // Regression: where no task recurs, it was said how those with two intervals are counted.
    expect(textOf($('#scope')).includes(sections.sheet.note)).toBe(tasks.size > 1)

    const jumps = links($(`nav[aria-label="${sections.jump}"]`))
    const filled = [
      [sections.scope, scope],
      [sections.visit, service.visit],
      [sections.duties, service.duties],
      [sections.equipment, service.equipment],
      [sections.price, service.priceFactors],
      [sections.questions, service.questions],
    ] as const
    const all = filled.flatMap(([part, list]) => (list.length > 0 ? [part] : []))
    const parts = all.length > 1 ? all : []
    expect(jumps.map(([name]) => name)).toEqual(parts.map(({ label }) => label))
    expect(jumps.map(([, anchor]) => textOf($(`${anchor} h2`)))).toEqual(parts.map(({ title }) => title))
  },
)

testEach(byPath(articles))('%s has author, dates, contents, sources, figures and related links', (path, article) => {
  const $ = pageAt(path)
  const page = $('main article').first()
  const author = entryOf(people, article.author)
  const head = $('h1').parent()
  expect(textOf(head)).toContain(author.name)
  expect(textOf(head)).toContain(`${article.minutes} min read`)
  const profile = onlyWith(page.find('section'), author.excerpt)
  expect([head, profile].map(isTaggedSample)).toEqual([author.sample === true, author.sample === true])

  const dates = elementsOf(page.find('time')).map((time) => [
    time.attr('datetime'),
    new Date(`${textOf(time)} UTC`).getTime(),
  ])
  const expected = [...new Set([article.published, article.updated])]
  expect(dates).toEqual(expected.map((date) => [date, new Date(date).getTime()]))

  const contents = links(page.find('nav:has(#contents-title)'))
  const parts = headings(article.body).filter(({ level }) => level === 2)
  const sources = article.sources.map(sourceNamed)
  const sourcesLink = sources.length > 0 ? [['Sources', '#sources']] : []
  expect(contents).toEqual([...parts.map(({ text, id }) => [text, `#${id}`]), ...sourcesLink])
  expect(contents.map(([, anchor]) => textOf(page.find(`h2${anchor}`)))).toEqual(contents.map(([text]) => text))
  expect(links(sectionWith($, 'Sources', sources))).toEqual(sources.map(({ title, url }) => [title, url]))

  const shown = elementsOf(page.find('.prose figure')).map((figure) => [
    textOf(figure.find('figcaption')),
    figure.find('img').attr('alt'),
  ])
  expect(shown).toEqual(
    figures(article.body).map(({ caption, picture }) => {
      const { kind, alt } = pictureOf(picture)
      return [kind === 'illustration' ? `Illustration: ${caption}` : caption, alt]
    }),
  )
  const quotes = tags(article.body).filter(({ tag }) => tag === 'quote')
  // A pull quote repeats the text, so it is hidden from screen readers.
  expect(elementsOf(page.find('[aria-hidden].pull-quote')).map((quote) => quote.text())).toEqual(
    quotes.map((node) => plainText(node)),
  )

  const place = newestFirst.indexOf(article)
  const neighbour = (label: string, other: (typeof articles)[number] | undefined) =>
    other ? [[`${label} ${other.title}`, other.path]] : []
  expect(links(page.find('nav[aria-label="More articles"]'))).toEqual([
    ...neighbour('Previous article', newestFirst[place + 1]),
    ...neighbour('Next article', newestFirst[place - 1]),
  ])

  const { relatedServices, relatedArticles } = templatePages.blog.sections
  const services = sectionWith($, relatedServices, article.relatedServices)
  expect(links(services)).toEqual(article.relatedServices.map(serviceLink))
  const guides = sectionWith($, relatedArticles, article.relatedArticles)
  expect(links(guides)).toEqual(article.relatedArticles.map(articleLink))
})

testEach(byPath(routes.filter(({ path }) => path === '/blog/')))('%s lists every article, the newest first', (path) => {
  const cards = elementsOf(pageAt(path)('main li:has(h2)'))
  expect(cards.flatMap(links)).toEqual(newestFirst.map(({ title, path }) => [title, path]))
  newestFirst.forEach(({ excerpt, category, minutes }, i) => {
    for (const text of [excerpt, category, `${minutes} min read`]) expect(textOf(cards[i]!)).toContain(text)
  })
})

testEach(bySlug(questions))('the question “%s” is answered under its anchor, in its group', (slug, entry) => {
  const $ = pageAt('/faqs/')
  const question = $(`[id="${slug}"]`).closest('details')
  expect(textOf(question.find('h3'))).toBe(entry.question)
  expect(textOf(question)).toBe(`${entry.question} ${contentText(entry.body)}`)
  expect(textOf(question.closest('section').find('h2'))).toBe(entry.group)
  const link = question.find('a[data-copies]')
  expect([link.attr('href'), link.attr('aria-label')]).toEqual([`#${slug}`, expect.stringContaining(entry.question)])
})

testEach(bySlug(reviews))('the review “%s” has role, sector, suburb, service and sample tag', (_, review) => {
  const shown = pageAt('/testimonials/')('figure')
  expect(shown).toHaveLength(reviews.length)
  const figure = onlyWith(shown, contentText(review.body))
  const caption = textOf(figure.find('figcaption'))
  // Within a line, a sector begins in lower case.
  for (const text of [review.role, review.sector.slice(1), suburbName(review.suburb)]) expect(caption).toContain(text)
  expect(links(figure.find('figcaption'))).toEqual([serviceLink(review.service)])
  expect(isTaggedSample(figure)).toBe(review.sample === true)
})

test.each(byPath(routes.filter(({ kind }) => kind === 'page' || kind === 'prose')))(
  '%s has a table of contents if its text has three sections or more',
  (path, { entry }) => {
    const parts = headings(entry.body).filter(({ level }) => level === 2)
    const contents = links(pageAt(path)('nav[aria-labelledby=contents-title]'))
    expect(contents).toEqual(parts.length < 3 ? [] : parts.map(({ text, id }) => [text, `#${id}`]))
  },
)

test.each(
  bySlug(pages.filter(({ slug }) => routes.some(({ kind, entry }) => kind === 'prose' && entry.slug === slug))),
)('the prose page “%s” has the date of its last update under its heading', (slug, { updated }) => {
  expect(pageAt(pagePath(slug))('h1').parent().find('time').attr('datetime')).toBe(updated)
})

const clientPages = routes.filter(({ canonical }) => canonical === pagePath('our-clients'))
testEach(byPath(clientPages))('%s shows every client with suburb and services, and tags the samples', (path) => {
  const { clients, clientsTitle } = templatePages['our-clients']
  const cards = elementsOf(sectionOf(pageAt(path), clientsTitle).find('li:has(h3)'))
  expect(cards.map((card) => textOf(card.find('h3')))).toEqual(clients.map(({ name }) => contentText(name)))
  expect(cards.map(links)).toEqual(clients.map((client) => client.services.map(serviceLink)))
  expect(cards.map(isTaggedSample)).toEqual(clients.map(({ sample }) => sample === true))
  clients.forEach(({ suburb }, i) => expect(textOf(cards[i]!)).toContain(suburbName(suburb)))
})

testEach(bySlug(people.filter(({ slug }) => slug === templatePages['meet-director'].person)))(
  'the director’s page tags %s, if a sample',
  (_, person) => {
    const section = onlyWith(pageAt('/meet-director/')('main section'), contentText(person.body))
    expect(isTaggedSample(section)).toBe(person.sample === true)
  },
)

test.each([
  ['the list of services', pagePath('services'), services],
  ['the home page', pagePath('home'), services.filter(({ home }) => home === 'card')],
])('%s has a card for each of its services, with excerpt and features', (_, path, shown) => {
  const cards = pageAt(path)('main li:has(h3):has(li)')
  expect(cards).toHaveLength(shown.length)
  for (const service of shown) {
    const card = cards.has(`a[href="${service.path}"]`)
    expect(links(card)).toEqual([[service.title, service.path]])
    expect(textOf(card)).toContain(service.excerpt)
    expect(elementsOf(card.find('li')).map(textOf)).toEqual(service.features.map(contentText))
  }
})

test('the index at the top of the services page links to every service', () => {
  const $ = pageAt(pagePath('services'))
  const anchors = links($(`nav[aria-label="${templatePages.services.index}"]`)).map(([, anchor]) => anchor)
  expect(anchors.toSorted()).toEqual(services.map(({ slug }) => `#${slug}`).toSorted())
  for (const { slug, title } of services) expect(textOf($(`[id="${slug}"]`))).toContain(title)
})

// Regression: it failed where the name of one service began with that of another.
test('every service is shown with its picture', () => {
  const shown = (path: string) =>
    elementsOf(pageAt(path)('main img')).map(
      (img) => /^\/pictures\/(.+)-\w+-\d+\.webp$/.exec(img.attr('src') ?? '')?.[1],
    )
  for (const { slug, path } of services) {
    expect(shown(path)[0]).toBe(`services/${slug}`)
    expect(shown('/services/').filter((name) => name === `services/${slug}`)).toHaveLength(1)
  }
})
