import type { Node } from '@markdoc/markdoc'
import type { CheerioAPI } from 'cheerio'
import { catalogue, entryOf } from '@/lib/content/catalogue'
import { dialNumber, hoursText } from '@/lib/content/facts'
import { figures, headings, plainText, tags } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { documentIn } from './out'
import { each, links, said, words, type Part } from './text'

const { articles, industries, pages, people, pictures, questions, reviews, routes, services, site, special, suburbs } =
  catalogue()

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

type Entry = readonly (string | Node)[]

/**
 * What a part of a page leaves out of an entry. The longest text is looked for first and counts
 * once, so that a text does not stand in for its own title.
 */
function missingFrom(part: Part, entry: Entry): string[] {
  let rest = words(part)
  const texts = entry.map(said).sort((a, b) => b.length - a.length)
  return texts.filter((text) => {
    const found = rest.includes(text)
    rest = rest.replace(text, () => '')
    return !found
  })
}

/** The parts are as many as the entries, and each says all that the entry in its place says. */
function expectSaid(parts: Part, entries: readonly Entry[]) {
  const missing = entries.flatMap((entry, i) => missingFrom(parts.eq(i), entry))
  expect({ missing, count: parts.length }).toEqual({ missing: [], count: entries.length })
}

/** Whether something in a part of a page is tagged as a sample. */
const isTagged = (part: Part) => each(part.find('span')).some((tag) => words(tag) === 'Sample')

/** The one among the parts that says all this. */
function theOne(parts: Part, ...entry: Entry): Part {
  const found = each(parts).filter((part) => missingFrom(part, entry).length === 0)
  expect([entry.map(said), found.length]).toEqual([entry.map(said), 1])
  return found[0]!
}

const points = (items: readonly { title: string; text: string; when?: string }[]) =>
  items.map(({ title, text, when = '' }) => [title, text, when])

test.each(bySlug(pages))('the page “%s” shows its heading, its lead and its whole text', (slug, page) => {
  const $ = slug === 'not-found' ? documentIn('404.html') : pageAt(pagePath(slug))
  expect(words($('h1'))).toBe(said(page.title))
  expectSaid($('main'), [[page.lead, page.body]])
})

test.each(byPath(services))(
  '%s says for whom, what, how, with what, at what price, and what goes with it',
  (path, service) => {
    const $ = pageAt(path)
    const { sections } = special.services
    const inSection = (intro: Parameters<typeof sectionOf>[1], selector: string) => sectionOf($, intro).find(selector)

    expect(words($('h1'))).toBe(service.title)
    expectSaid($('main'), [[service.excerpt, service.body]])
    expectSaid(
      inSection(sections.audience, 'li'),
      service.audience.map((item) => [item]),
    )

    const rows = each(inSection(sections.scope, 'tr:has(td)')).map((row) => [
      words(row.parent().find('th[scope=rowgroup]')),
      ...each(row.find('td')).map(words),
    ])
    const areas = service.scope.map(({ area }) => area)
    const scope = service.scope.toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area))
    expect(rows).toEqual(scope.map(({ area, task, frequency, check }) => [area, task, frequency, check].map(said)))
    expectSaid(
      inSection(sections.notIncluded, 'li'),
      service.notIncluded.map((item) => [item]),
    )

    expectSaid(inSection(sections.visit, 'ol > li'), points(service.visit))
    const duties = inSection(sections.duties, 'dl > div')
    expectSaid(
      duties,
      service.duties.map(({ title, text, source }) => [title, text, source.title]),
    )
    service.duties.forEach(({ source }, i) => expect(links(duties.eq(i))).toContainEqual([source.title, source.url]))
    expectSaid(inSection(sections.equipment, 'dl > div'), points(service.equipment))
    expectSaid(inSection(sections.price, 'dl > div'), points(service.priceFactors))
    expectSaid(
      inSection(sections.questions, 'details'),
      service.questions.map(({ question, answer }) => [question, answer]),
    )

    expect(links(sectionOf($, sections.relatedServices))).toEqual(service.relatedServices.map(serviceLink))
    expect(links(sectionOf($, sections.relatedArticles))).toEqual(service.relatedArticles.map(articleLink))
  },
)

test.each(byPath(services))(
  '%s says how many tasks and areas its scope has, and leads to its parts',
  (path, { scope }) => {
    const $ = pageAt(path)
    const { sections } = special.services
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

test.each(byPath(articles))('%s can be read from its by-line to its sources, and leads on', (path, article) => {
  const $ = pageAt(path)
  const page = $('main article').first()
  const author = entryOf(people, article.author)
  expect(words($('h1'))).toBe(article.title)
  const head = $('h1').parent()
  expectSaid(head, [[article.excerpt, author.name, `${article.minutes} min read`]])
  expectSaid(page, [[article.body]])
  const profile = theOne(page.find('section'), author.name, author.role, author.excerpt)
  expect([head, profile].map(isTagged)).toEqual([author.sample === true, author.sample === true])

  const days = each(page.find('time')).map((time) => [time.attr('datetime'), new Date(`${words(time)} UTC`).getTime()])
  const expected = [...new Set([article.published, article.updated])]
  expect(days).toEqual(expected.map((day) => [day, new Date(day).getTime()]))

  expectSaid(
    sectionOf($, 'In short').find('li'),
    article.keyPoints.map((point) => [point]),
  )
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

  const { relatedServices, relatedArticles } = special.blog.sections
  expect(links(sectionOf($, relatedServices))).toEqual(article.relatedServices.map(serviceLink))
  expect(links(sectionOf($, relatedArticles))).toEqual(article.relatedArticles.map(articleLink))
})

test('the blog lists every article, the newest first, with excerpt, category and reading time', () => {
  const cards = pageAt('/blog/')('main article')
  expectSaid(
    cards,
    newestFirst.map(({ title, excerpt, category, minutes }) => [title, excerpt, category, `${minutes} min read`]),
  )
  expect(each(cards).flatMap(links)).toEqual(newestFirst.map(({ title, path }) => [title, path]))
})

test.each(bySlug(industries))(
  'the industry “%s” shows its needs, what is done about each, and its services',
  (slug, industry) => {
    const section = pageAt('/industries/')(`section[id="${slug}"]`)
    expect(words(section.find('h2'))).toBe(industry.title)
    expectSaid(section, [[industry.body]])
    expectSaid(
      section.find('dl > div'),
      industry.needs.map(({ need, answer }) => [need, answer]),
    )
    section.find('.prose').remove()
    expect(links(section)).toEqual(industry.services.map(serviceLink))
  },
)

test.each(bySlug(suburbs))('the suburb “%s” stands in its region and says what is asked for there', (slug, suburb) => {
  const section = pageAt('/areas/')(`section[id="${slug}"]`)
  expect(words(section.find('h3'))).toBe(`${suburb.name} ${suburb.postcode}`)
  expect(words(section.parent().closest('section').find('h2'))).toBe(suburb.region)
  expectSaid(section, [[...suburb.near, suburb.body]])
  const demand = section.find('li')
  expectSaid(
    demand,
    suburb.demand.map(({ service, reason }) => [entryOf(services, service).title, reason]),
  )
  suburb.demand.forEach(({ service }, i) => expect(links(demand.eq(i))).toContainEqual(serviceLink(service)))
})

test.each(bySlug(questions))('the question “%s” is answered under its anchor, in its group', (slug, entry) => {
  const $ = pageAt('/faqs/')
  const question = $(`[id="${slug}"]`)
  expect(words(question.find('h3'))).toBe(entry.question)
  expect(words(question)).toBe(`${entry.question} ${said(entry.body)}`)
  expect(words(question.closest('section').find('h2'))).toBe(entry.group)
  const link = question.find('a[data-copies]')
  expect([link.attr('href'), link.attr('aria-label')]).toEqual([`#${slug}`, expect.stringContaining(entry.question)])
})

test.each(bySlug(reviews))('the review “%s” is shown in full, with who wrote it and about what', (_, review) => {
  const shown = pageAt('/testimonials/')('figure')
  expect(shown).toHaveLength(reviews.length)
  const figure = theOne(shown, review.body)
  // A sector in the middle of a line begins with a small letter.
  expectSaid(figure, [[review.body, review.role, review.sector.slice(1), suburbName(review.suburb)]])
  expect(links(figure.find('figcaption'))).toEqual([serviceLink(review.service)])
  expect(isTagged(figure)).toBe(review.sample === true)
})

test('the page about the company shows its figures, and every promise with its condition', () => {
  const $ = pageAt(pagePath('about'))
  const { figures, promises } = special.about
  expectSaid(
    sectionOf($, figures.title).find('dl > div'),
    figures.items.map(({ value, label }) => [value, label]),
  )
  expectSaid(
    sectionOf($, promises).find('li'),
    Object.values(site.promises).map(({ title, text }) => [title, text]),
  )
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
test.each(byPath(clientPages))('%s shows every client with sector, suburb, work and services', (path) => {
  const { clients, clientsTitle } = special['our-clients']
  const cards = sectionOf(pageAt(path), clientsTitle).find('li:has(h3)')
  expectSaid(
    cards,
    clients.map(({ name, sector, suburb, work }) => [name, sector, suburbName(suburb), work]),
  )
  expect(each(cards).map(links)).toEqual(clients.map((client) => client.services.map(serviceLink)))
  expect(each(cards).map(isTagged)).toEqual(clients.map(({ sample }) => sample === true))
})

test('the director’s page shows name, role and biography, and says when the person is a sample', () => {
  const person = entryOf(people, special['meet-director'].person)
  const profile = theOne(pageAt('/meet-director/')('main section'), person.name, person.role, person.body)
  expect(isTagged(profile)).toBe(person.sample === true)
})

test('the approach shows the loop, and what happens when something goes wrong with its times', () => {
  const { loop, wrong } = special['our-approach']
  for (const part of [loop, wrong])
    expectSaid(sectionOf(pageAt('/our-approach/'), part).find('ol > li'), points(part.steps))
})

test('the contact page shows every way to reach the company, what to prepare and what happens next', () => {
  const $ = pageAt('/contact/')
  const { waysTitle, prepare, next } = special.contact
  const { street, suburb, state, postcode } = site.address
  const ways = sectionOf($, waysTitle)
  expectSaid(ways.find('li'), [
    ['Phone', site.phone.value],
    [site.words.helpdeskBadge, site.helpdesk.value],
    ['E-mail', site.email.value],
    [hoursText(site.officeHours)],
  ])
  expect(links(ways.find('li'))).toEqual([
    [site.phone.value, `tel:${dialNumber(site.phone.value)}`],
    [site.helpdesk.value, `tel:${dialNumber(site.helpdesk.value)}`],
    [site.email.value, `mailto:${site.email.value}`],
  ])
  expect(words(ways.find('address'))).toBe(`${street}, ${suburb} ${state} ${postcode}`)
  expectSaid(
    sectionOf($, prepare).find('li'),
    prepare.items.map((item) => [item]),
  )
  expectSaid(sectionOf($, next).find('ol > li'), points(next.steps))
})

test('the e-mail draft asks for everything that helps to quote', () => {
  const { prepare } = special.contact
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
    const card = theOne(cards, service.title, service.excerpt)
    expect(links(card)).toEqual([[service.title, service.path]])
    expect(each(card.find('li')).map(words)).toEqual(service.features.map(said))
  }
})

test.each([
  ['services', special.services.index, services],
  ['industries', special.industries.index, industries],
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
