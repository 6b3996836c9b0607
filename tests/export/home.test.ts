import { getContent } from '@/lib/content/get-content'
import { LIMITS } from '@/lib/content/schema/common'
import { documentIn } from './out'
import { contentText, elementsOf, tooltips, textOf } from './text'

const $ = documentIn('index.html')
const { templatePages, site, integrations, services, suburbs, questions, articles, reviews } = getContent()
const { home } = templatePages
const section = (id: string) => $(`section:has(#${id}-title)`).first()
const headings = (id: string) =>
  section(id)
    .find('h3')
    .toArray()
    .map((heading) => $(heading).text())

test('the sections are in their order', () => {
  const order = $('main section:not(.call-bar), footer')
    .toArray()
    .map((element) => $(element).find('h1[id], h2[id]').first().attr('id')?.replace('-title', '') ?? 'footer')
  expect(order).toEqual([
    'hero',
    'stats',
    'why-office-cleaning',
    'problems',
    'premium-services',
    'quote',
    ...(integrations.calendar ? ['booking'] : []),
    'services',
    'reviews',
    'steps',
    'areas',
    'questions',
    'articles',
    'closing',
    'footer',
  ])
})

test('the hero has the quote button and the trust badges with their tooltips', () => {
  expect(section('hero').find(`a:contains("${site.words.quoteButton}")`).attr('href')).toBe('/contact/#quote')
  expect(tooltips($, section('hero'))).toEqual(home.hero.badges.map(({ title, tip }) => [title, tip]))
})

test('only the first of the hero’s pictures is in the HTML', () => {
  const images = section('hero').find('img').toArray()
  expect(images.map(({ attribs }) => attribs.alt)).toEqual([home.hero.pictures[0]?.alt])
})

test('each service has a picture and a link to its page, and the section links to all services', () => {
  for (const service of services.filter(({ home }) => home !== 'none')) {
    const card = $(`main li:has(a[href="${service.path}"]):has(picture)`)
    expect(card.find(`img[src*="/services/${service.slug}-"]`)).toHaveLength(1)
    for (const feature of service.home === 'card' ? service.features : []) expect(card.text()).toContain(feature)
  }
  expect(section('services').find('a').last().attr('href')).toBe('/services/')
})

test('each step says how long it takes', () => {
  for (const { title, when } of home.steps.items) {
    expect(section('steps').find(`li:contains("${title}")`).text()).toContain(when)
  }
})

test('the stats have the values of the content', () => {
  expect(elementsOf(section('stats').find('dd')).map(textOf)).toEqual(
    home.stats.items.map(({ value }) => contentText(value)),
  )
})

test('the section on office cleaning ends with the button for the free walkthrough', () => {
  expect(section('why-office-cleaning').find('a').last().text()).toBe(home.whyOfficeCleaning.walkthrough.button)
})

test('every promise is on the page with its condition', () => {
  const text = textOf(section('problems'))
  for (const promise of Object.values(site.promises)) {
    for (const part of [promise.title, promise.text]) expect(text).toContain(contentText(part))
  }
})

test('the cards and the premium grid show their services, and one card is marked most popular', () => {
  const titles = (place: string) => services.filter(({ home }) => home === place).map(({ title }) => title)
  expect(headings('services')).toEqual(titles('card'))
  expect(headings('services')).toHaveLength(LIMITS.homeServiceCards)
  expect(headings('premium-services')).toEqual(titles('premium'))
  const popular = section('services').find('li:has(h3):contains("Most popular")')
  expect(popular).toHaveLength(1)
  expect(popular.find('h3').text()).toBe(services.find(({ popular }) => popular)?.title)
})

test('the quote section has the form with its times, says what a walkthrough is, and has phone and email', () => {
  const quote = section('quote')
  const hrefs = quote
    .find('a')
    .not('form a')
    .toArray()
    .map(({ attribs }) => attribs.href)
  expect(hrefs).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]))
  expect(quote.find('form[name=quote]:has([name=times])')).toHaveLength(integrations.form ? 0 : 1)
  expect($('#booking').text()).toContain(contentText(home.booking.title))
})

test('the reviews are in order, featured ones first, and samples are tagged', () => {
  const figures = elementsOf(section('reviews').find('figure'))
  const expected = reviews.slice(0, LIMITS.homeReviews)
  expect(figures).toHaveLength(expected.length)
  expected.forEach(({ body, sample }, i) => {
    expect(textOf(figures[i]!)).toContain(contentText(body))
    expect(figures[i]!.find('figcaption:contains("Sample")')).toHaveLength(sample ? 1 : 0)
  })
  const featured = expected.map((review) => review.featured)
  expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)))
})

test('the steps, suburbs, questions and articles for the home page are in the HTML', () => {
  expect(headings('steps')).toEqual(home.steps.items.map(({ title }) => title))
  const expected = suburbs.filter((suburb) => suburb.home)
  expect(section('areas').find('li')).toHaveLength(expected.length)
  for (const { name, postcode } of expected) expect(section('areas').text()).toContain(`${name} ${postcode}`)
  expect(headings('questions')).toEqual(questions.filter((question) => question.home).map(({ question }) => question))
  expect(headings('articles')).toEqual(articles.slice(0, LIMITS.homeArticles).map(({ title }) => title))
  expect(section('articles').text()).toContain('min read')
})
