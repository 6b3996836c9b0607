import type { CheerioAPI } from 'cheerio'
import { getContent, entryOf } from '@/lib/content/get-content'
import { dialNumber, hoursText } from '@/lib/content/facts'
import { figures, headings, plainText, tags } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { documentIn } from './out'
import { each, links, said, words, type Part } from './text'

const {
  articles,
  industries,
  pages,
  people,
  pictures,
  questions,
  reviews,
  routes,
  services,
  site,
  templatePages,
  suburbs,
} = getContent()

/** Cases for test.each, named by address or slug. */
const byPath = <Item extends { path: string }>(items: readonly Item[]) =>
  items.map((item) => [item.path, item] as const)
const bySlug = <Item extends { slug: string }>(items: readonly Item[]) =>
  items.map((item) => [item.slug, item] as const)

const pageAt = (path: string) => documentIn(fileOf(path))
const serviceLink = (slug: string) => [entryOf(services, slug).title, entryOf(services, slug).path]
const suburbName = (slug: string) => entryOf(suburbs, slug).name
const articleLink = (slug: string) => [entryOf(articles, slug).title, entryOf(articles, slug).path]

/** The articles as their dates order them, the newest first. */
const newestFirst = articles.toSorted((a, b) => (a.published === b.published ? 0 : a.published < b.published ? 1 : -1))

/** The section that stands under a heading and, where it has one, says the paragraph below it. */
function sectionOf($: CheerioAPI, intro: string | { title: string; lead: string }): Part {
  const { title, lead } = typeof intro === 'string' ? { title: intro, lead: '' } : intro
  const heading = each($('main').find('h1, h2, h3')).filter((found) => words(found) === said(title))
  expect(heading.map(words)).toEqual([said(title)])
  const section = heading[0]!.closest('section')
  expect(words(section)).toContain(said(lead))
  return section
}

/** The one among the parts that says a text. */
function theOne(parts: Part, text: string): Part {
  const found = each(parts).filter((part) => words(part).includes(text))
  expect([text, found.length]).toEqual([text, 1])
  return found[0]!
}

/** Whether something in a part of a page is tagged as a sample. */
const isTagged = (part: Part) => each(part.find('span')).some((tag) => words(tag) === 'Sample')

test.each(byPath(routes))('%s has the heading that the registry says', (path, { entry }) => {
  expect(words(pageAt(path)('h1'))).toBe(said(entry.title))
})

test.each(byPath(services))('%s has its scope by area, its duties’ sources, and leads on', (path, service) => {
  const $ = pageAt(path)
  const { sections } = templatePages.services
  const rows = each(sectionOf($, sections.scope).find('tr:has(td)')).map((row) => [
    words(row.parent().find('th[scope=rowgroup]')),
    ...each(row.find('td')).map(words),
  ])
  const areas = service.scope.map(({ area }) => area)
  const scope = service.scope.toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area))
  expect(rows).toEqual(scope.map(({ area, task, frequency, check }) => [area, task, frequency, check].map(said)))

  const duties = sectionOf($, sections.duties).find('dl > div')
  service.duties.forEach(({ source }, i) => expect(links(duties.eq(i))).toContainEqual([source.title, source.url]))
  expect(links(sectionOf($, sections.relatedServices))).toEqual(service.relatedServices.map(serviceLink))
  expect(links(sectionOf($, sections.relatedArticles))).toEqual(service.relatedArticles.map(articleLink))
})

test.each(byPath(services))(
  '%s says how many tasks and areas its scope has, and leads to its parts',
  (path, { scope }) => {
    const $ = pageAt(path)
    const { sections } = templatePages.services
    const { counts, rhythms } = sections.sheet
    const shown = each(sectionOf($, sections.scope).find('dl > div')).map((part): [string, number] => [
      words(part.find('dt')),
      Number(words(part.find('dd'))),
    ])
    const areas = new Set(scope.map(({ area }) => area)).size
    expect(shown.slice(0, 2)).toEqual([
      [counts.tasks, scope.length],
      [counts.areas, areas],
    ])
    const tasks = new Map(shown.slice(2))
    expect([...tasks.values()].reduce((sum, count) => sum + count, 0)).toBe(scope.length)
    const atEveryVisit = scope.filter(({ frequency }) => /every visit/i.test(frequency)).length
    expect(tasks.get(rhythms.visit) ?? 0).toBeGreaterThanOrEqual(atEveryVisit)

    const jumps = links($(`nav[aria-label="${sections.jump}"]`))
    const parts = [
      sections.scope,
      sections.visit,
      sections.duties,
      sections.equipment,
      sections.price,
      sections.questions,
    ]
    expect(jumps.map(([name]) => name)).toEqual(parts.map(({ label }) => label))
    expect(jumps.map(([, anchor]) => words($(`${anchor} h2`)))).toEqual(parts.map(({ title }) => title))
  },
)

test.each(byPath(articles))('%s has its author, days, contents, sources and figures, and leads on', (path, article) => {
  const $ = pageAt(path)
  const page = $('main article').first()
  const author = entryOf(people, article.author)
  const head = $('h1').parent()
  expect(words(head)).toContain(author.name)
  expect(words(head)).toContain(`${article.minutes} min read`)
  const profile = theOne(page.find('section'), author.excerpt)
  expect([head, profile].map(isTagged)).toEqual([author.sample === true, author.sample === true])

  const days = each(page.find('time')).map((time) => [time.attr('datetime'), new Date(`${words(time)} UTC`).getTime()])
  const expected = [...new Set([article.published, article.updated])]
  expect(days).toEqual(expected.map((day) => [day, new Date(day).getTime()]))

  const contents = links(page.find('nav:has(#contents-title)'))
  const parts = headings(article.body).filter(({ level }) => level === 2)
  expect(contents).toEqual([...parts.map(({ text, id }) => [text, `#${id}`]), ['Sources', '#sources']])
  expect(contents.map(([, anchor]) => words(page.find(`h2${anchor}`)))).toEqual(contents.map(([text]) => text))
  expect(links(sectionOf($, 'Sources'))).toEqual(article.sources.map(({ title, url }) => [title, url]))

  const shown = each(page.find('.prose figure')).map((figure) => [
    words(figure.find('figcaption')),
    figure.find('img').attr('alt'),
  ])
  expect(shown).toEqual(figures(article.body).map(({ caption, picture }) => [caption, pictures[picture]]))
  const quotes = tags(article.body).filter(({ tag }) => tag === 'quote')
  // A quote repeats what the text says, so screen readers are spared it.
  expect(each(page.find('[aria-hidden].pull-quote')).map((quote) => quote.text())).toEqual(
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
  expect(links(sectionOf($, relatedServices))).toEqual(article.relatedServices.map(serviceLink))
  expect(links(sectionOf($, relatedArticles))).toEqual(article.relatedArticles.map(articleLink))
})

test('the blog lists every article, the newest first, with category and reading time', () => {
  const cards = each(pageAt('/blog/')('main article'))
  expect(cards.flatMap(links)).toEqual(newestFirst.map(({ title, path }) => [title, path]))
  newestFirst.forEach(({ excerpt, category, minutes }, i) => {
    for (const text of [excerpt, category, `${minutes} min read`]) expect(words(cards[i]!)).toContain(text)
  })
})

test.each(bySlug(industries))('the industry “%s” has its needs and services under its anchor', (slug, industry) => {
  const section = pageAt('/industries/')(`section[id="${slug}"]`)
  expect(words(section.find('h2'))).toBe(industry.title)
  const needs = each(section.find('dl > div'))
  expect(needs).toHaveLength(industry.needs.length)
  industry.needs.forEach(({ need, answer }, i) => {
    for (const text of [need, answer]) expect(words(needs[i]!)).toContain(said(text))
  })
  section.find('.prose').remove()
  expect(links(section)).toEqual(industry.services.map(serviceLink))
})

test.each(bySlug(suburbs))(
  'the suburb “%s” stands in its region, and leads to what is asked for there',
  (slug, suburb) => {
    const section = pageAt('/areas/')(`section[id="${slug}"]`)
    expect(words(section.find('h3'))).toBe(`${suburb.name} ${suburb.postcode}`)
    expect(words(section.parent().closest('section').find('h2'))).toBe(suburb.region)
    const demand = section.find('li')
    suburb.demand.forEach(({ service, reason }, i) => {
      expect(links(demand.eq(i))).toContainEqual(serviceLink(service))
      expect(words(demand.eq(i))).toContain(said(reason))
    })
  },
)

test.each(bySlug(questions))('the question “%s” is answered under its anchor, in its group', (slug, entry) => {
  const $ = pageAt('/faqs/')
  const question = $(`[id="${slug}"]`)
  expect(words(question.find('h3'))).toBe(entry.question)
  expect(words(question)).toBe(`${entry.question} ${said(entry.body)}`)
  expect(words(question.closest('section').find('h2'))).toBe(entry.group)
  const link = question.find('a[data-copies]')
  expect([link.attr('href'), link.attr('aria-label')]).toEqual([`#${slug}`, expect.stringContaining(entry.question)])
})

test.each(bySlug(reviews))('the review “%s” says who wrote it about what, and whether it is a sample', (_, review) => {
  const shown = pageAt('/testimonials/')('figure')
  expect(shown).toHaveLength(reviews.length)
  const figure = theOne(shown, said(review.body))
  const caption = words(figure.find('figcaption'))
  // A sector in the middle of a line begins with a small letter.
  for (const text of [review.role, review.sector.slice(1), suburbName(review.suburb)]) expect(caption).toContain(text)
  expect(links(figure.find('figcaption'))).toEqual([serviceLink(review.service)])
  expect(isTagged(figure)).toBe(review.sample === true)
})

test.each(byPath(routes.filter(({ kind }) => kind === 'page' || kind === 'prose')))(
  '%s has contents where its text has three parts or more',
  (path, { entry }) => {
    const parts = headings(entry.body).filter(({ level }) => level === 2)
    const contents = links(pageAt(path)('nav[aria-labelledby=contents-title]'))
    expect(contents).toEqual(parts.length < 3 ? [] : parts.map(({ text, id }) => [text, `#${id}`]))
  },
)

test.each(
  bySlug(pages.filter(({ slug }) => routes.some(({ kind, entry }) => kind === 'prose' && entry.slug === slug))),
)('the page “%s”, which is prose alone, says under its heading when it last changed', (slug, { updated }) => {
  expect(pageAt(pagePath(slug))('h1').parent().find('time').attr('datetime')).toBe(updated)
})

const clientPages = routes.filter(({ canonical }) => canonical === pagePath('our-clients'))
test.each(byPath(clientPages))('%s shows every client with suburb and services, and says which are samples', (path) => {
  const { clients, clientsTitle } = templatePages['our-clients']
  const cards = each(sectionOf(pageAt(path), clientsTitle).find('li:has(h3)'))
  expect(cards.map((card) => words(card.find('h3')))).toEqual(clients.map(({ name }) => said(name)))
  expect(cards.map(links)).toEqual(clients.map((client) => client.services.map(serviceLink)))
  expect(cards.map(isTagged)).toEqual(clients.map(({ sample }) => sample === true))
  clients.forEach(({ suburb }, i) => expect(words(cards[i]!)).toContain(suburbName(suburb)))
})

test('the director’s page says when the person is a sample', () => {
  const person = entryOf(people, templatePages['meet-director'].person)
  expect(isTagged(theOne(pageAt('/meet-director/')('main section'), said(person.body)))).toBe(person.sample === true)
})

test('the contact page shows every way to reach the company', () => {
  const { street, suburb, state, postcode } = site.address
  const ways = sectionOf(pageAt('/contact/'), templatePages.contact.waysTitle)
  expect(links(ways.find('li'))).toEqual([
    [site.phone.value, `tel:${dialNumber(site.phone.value)}`],
    [site.helpdesk.value, `tel:${dialNumber(site.helpdesk.value)}`],
    [site.email.value, `mailto:${site.email.value}`],
  ])
  expect(words(ways)).toContain(hoursText(site.officeHours))
  expect(words(ways.find('address'))).toBe(`${street}, ${suburb} ${state} ${postcode}`)
})

test('the e-mail draft asks for everything that helps to quote', () => {
  const { prepare } = templatePages.contact
  const [[name, href] = []] = links(sectionOf(pageAt('/contact/'), prepare))
  const { pathname, searchParams } = new URL(href ?? '')
  expect([name, pathname, searchParams.get('subject')]).toEqual([prepare.button, site.email.value, prepare.subject])
  const lines = searchParams.get('body')?.split('\r\n').filter(Boolean)
  expect(lines?.map((line) => line.replace(/: $/, ''))).toEqual(prepare.items)
})

test.each([
  ['the list of services', pagePath('services'), services],
  ['the home page', pagePath('home'), services.filter(({ home }) => home === 'card')],
])('%s has a card for each service, with its excerpt and its features', (_, path, shown) => {
  const cards = pageAt(path)('main article:has(li)')
  expect(cards).toHaveLength(shown.length)
  for (const service of shown) {
    const card = theOne(cards, service.excerpt)
    expect(links(card)).toEqual([[service.title, service.path]])
    expect(each(card.find('li')).map(words)).toEqual(service.features.map(said))
  }
})

test.each([
  ['services', templatePages.services.index, services],
  ['industries', templatePages.industries.index, industries],
])('the list of names at the top of %s leads to every one of them', (slug, label, entries) => {
  const $ = pageAt(pagePath(slug))
  const anchors = links($(`nav[aria-label="${label}"]`)).map(([, anchor]) => anchor)
  expect(anchors.toSorted()).toEqual(entries.map((entry) => `#${entry.slug}`).toSorted())
  for (const entry of entries) expect(words($(`[id="${entry.slug}"]`))).toContain(entry.title)
})

test('every service and every industry is shown with its picture', () => {
  const shown = (path: string) => each(pageAt(path)('main img')).map((img) => img.attr('src') ?? '')
  for (const { slug, path } of services) {
    expect(shown(path)[0]).toContain(`services/${slug}-`)
    expect(shown('/services/').filter((src) => src.includes(`services/${slug}-`))).toHaveLength(1)
  }
  for (const { slug } of industries) {
    expect(shown('/industries/').filter((src) => src.includes(`industries/${slug}-`)).length).toBeGreaterThanOrEqual(2)
  }
})
