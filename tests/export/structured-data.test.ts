import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { propertiesOf } from '../support/schema-org'
import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { zoneOf } from '@/lib/content/schema/states'
import { optionalPictureOf } from '@/lib/images/pictures'
import { absoluteUrl, siteUrl } from '@/lib/site/site-url'
import { OUT, documentIn, files, testEach } from './out'
import { textOf } from './text'

type Value = string | number | Value[] | { [key: string]: Value }
type Node = { [key: string]: Value }

const { routes, articles, caseStudies, jobs, services, site, templatePages } = getContent()
const canonical = routes.filter(({ path, canonical }) => path === canonical)

function graphOf(path: string): Node[] {
  const scripts = documentIn(fileOf(path))('script[type="application/ld+json"]').toArray()
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(documentIn(fileOf(path))(scripts[0]).text()) as { '@graph': Node[] }
  return data['@graph']
}

/** Whether the node describes the page: its type may be more specific than WebPage. */
const isPage = (node: Node) => /Page$/.test(String(node['@type']))

/** Every object in a value, the value itself first. */
function objectsIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object') return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

/** What is told of each thing: without the mere references to what stands elsewhere. */
const toldIn = (path: string) => objectsIn(graphOf(path)).filter((object) => Object.keys(object).join() !== '@id')

const ALL = canonical.map(({ path }) => [path] as const)

/**
 * What Google requires and recommends of each type, but for what only the owner can give (geo,
 * foundingDate, sameAs) and for ratings and prices, which the site does not have. From
 * https://developers.google.com/search/docs/appearance/structured-data/local-business, organization,
 * article, job-posting, breadcrumb and faqpage below the same address, and
 * https://developers.google.com/search/docs/appearance/site-names.
 */
const GOOGLE: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: [
    ...['name', 'address', 'openingHoursSpecification', 'telephone', 'url', 'image'],
    ...['alternateName', 'description', 'email', 'legalName', 'logo', 'taxID'],
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['telephone'],
  GeoCoordinates: ['latitude', 'longitude'],
  WebSite: ['name', 'url', 'alternateName'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Person: ['name', 'url'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    ...['employmentType', 'validThrough'],
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** Of the people, the director alone has a page, whose address can be given. */
const DIRECTOR = absoluteUrl(`/#person-${templatePages['meet-director'].person}`)
const hasNoPage = (node: Node) => node['@type'] === 'Person' && node['@id'] !== DIRECTOR

const isJob = (path: string) => jobs.some((job) => job.path === path)

test.each(ALL)('%s has the properties that Google requires and recommends', (path) => {
  const missing = toldIn(path).flatMap((node) =>
    (GOOGLE[String(node['@type'])] ?? [])
      .filter((name) => node[name] === undefined || String(node[name]) === '')
      // Of where the work is an advert gives the suburb.
      .filter((name) => name !== 'streetAddress' || !isJob(path))
      // Regression: a second author failed the tests of an owner's own site.
      .filter((name) => name !== 'url' || !hasNoPage(node))
      // Hours of certain days name these instead.
      .filter((name) => name !== 'dayOfWeek' || !node.validFrom || !node.validThrough)
      .map((name) => `${String(node['@type'])}: ${name}`),
  )
  expect(missing).toEqual([])
})

test.each(ALL)('%s uses only types and properties that schema.org defines', (path) => {
  const unknown = toldIn(path).flatMap((node) => {
    const type = String(node['@type'])
    const known = propertiesOf(type)
    return Object.keys(node)
      .filter((name) => !name.startsWith('@') && !known.has(name))
      .map((name) => `${type}: ${name}`)
  })
  expect(unknown).toEqual([])
})

test.each(ALL)('%s has one graph whose ids are unique, and refers to what stands there or on the home page', (path) => {
  const idsOf = (page: string) => toldIn(page).flatMap((node) => node['@id'] ?? [])
  const ids = idsOf(path)
  expect(new Set(ids).size).toBe(ids.length)
  const references = objectsIn(graphOf(path))
    .filter((object) => Object.keys(object).join() === '@id')
    .map((object) => object['@id'])
  const told = new Set([...ids, ...idsOf('/')])
  expect(references.filter((id) => id === undefined || !told.has(id))).toEqual([])
})

test('the company and the website are told of once, on the home page', () => {
  const telling = canonical.filter(({ path }) =>
    toldIn(path).some((node) => ['LocalBusiness', 'WebSite'].includes(String(node['@type']))),
  )
  expect(telling.map(({ path }) => path)).toEqual(['/'])
})

test.each(ALL)('every address of its own that the structured data of %s gives has a file', (path) => {
  const own = toldIn(path)
    .flatMap(({ url, image, logo, item }) => [url, image, logo, item].flat())
    .filter((address) => typeof address === 'string' && address.startsWith(absoluteUrl('/')))
    .map((address) => new URL(String(address)).pathname)
  expect(own.filter((file) => !files.includes(file.endsWith('/') ? fileOf(file) : file.slice(1)))).toEqual([])
})

/** The pages whose main part is an article, each with its picture's name and its dates. */
const ARTICLES: [path: string, picture: string, dates: { published: string; updated: string }][] = [
  ...articles.map((article) => [article.path, `articles/${article.slug}`, article] as (typeof ARTICLES)[number]),
  ...caseStudies.map((study) => [study.path, `case-studies/${study.slug}`, study] as (typeof ARTICLES)[number]),
]
const articleOf = (path: string) => graphOf(path).find((node) => String(node['@id']).endsWith('#article')) ?? {}

testEach(ARTICLES)('%s gives search engines its picture in the ratios that Google recommends', async (path, name) => {
  if (!optionalPictureOf(name)) return expect(articleOf(path).image).toEqual([expect.stringContaining('/social/')])
  const addresses = articleOf(path).image as string[]
  const sizes = addresses.map(async (address) => {
    expect(address).toContain(`${siteUrl()}/pictures/${name}-`)
    const { width, height, format } = await sharp(join(OUT, new URL(address).pathname)).metadata()
    expect(format).toBe('webp')
    return [width, height]
  })
  // Google takes none below 50,000 pixels, and Discover none below 1200 px of width.
  expect(await Promise.all(sizes)).toEqual([
    [1200, (1200 / 16) * 9],
    [1200, (1200 / 4) * 3],
    [1200, 1200],
  ])
  // Visitors need not load them.
  const loading = documentIn(fileOf(path))('img, source, link').toArray()
  const shown = JSON.stringify(loading.map(({ attribs }) => attribs))
  expect(addresses.filter((address) => shown.includes(new URL(address).pathname))).toEqual([])
})

// Without one, Google takes a time for that of California.
testEach(ARTICLES)('%s has its dates in the office’s time zone, on the days that it shows', (path, _, article) => {
  const { datePublished, dateModified } = articleOf(path)
  for (const [told, day] of [
    [datePublished, article.published],
    [dateModified, article.updated],
  ] as const) {
    expect(told).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+\d\d:\d\d$/)
    expect(new Date(String(told)).toLocaleDateString('sv-SE', { timeZone: zoneOf(site) })).toBe(day)
  }
})

test.each(ALL)('%s has a node for the page with its address and a date', (path) => {
  const page = graphOf(path).find(isPage)
  expect(page?.url).toBe(absoluteUrl(path))
  expect(page?.dateModified).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test.each(ALL)('%s shows the names, descriptions and contact details of its structured data', (path) => {
  const $ = documentIn(fileOf(path))
  const without = (text: string) => text.replaceAll(/\s+/g, '')
  const said = without(`${textOf($('body'))} ${$('title').text()} ${$('meta[name=description]').attr('content')}`)
  // The home page shows a part of the suburbs, and leads to the page that shows all.
  const areas = canonical.filter(({ path }) => path === pagePath('areas'))
  const suburbsShown = without(areas.map(({ path }) => textOf(documentIn(fileOf(path))('main'))).join(' '))
  const values = toldIn(path).flatMap((node) => {
    switch (node['@type']) {
      case 'LocalBusiness':
        return [node.name, node.alternateName, node.legalName, node.email]
      case 'PostalAddress':
        return [node.streetAddress, node.postalCode]
      case 'BlogPosting':
      case 'Article':
        return [node.headline, node.description]
      case 'JobPosting':
        return [node.title, load(String(node.description))('body').text()]
      case 'Answer':
        return [node.text]
      case 'Place':
        return [node.name && String(node.name).replace(/ [A-Z]{2,3}$/, '')]
      case 'PropertyValue':
        return [node.value]
      default:
        return [node.name, node.description]
    }
  })
  const told = values.filter((value) => value !== undefined).map((value) => without(String(value)))
  expect(told.filter((value) => !said.includes(value) && !suburbsShown.includes(value))).toEqual([])
})

// Regression: agents, which find their answers there, and search engines were told “24 hours” with
// a no-break space.
test.each(ALL)('the structured data and the description of %s have plain spaces', (path) => {
  const description = documentIn(fileOf(path))('meta[name=description]').attr('content')
  expect(JSON.stringify([graphOf(path), description]).match(/.{0,40}\u00a0.{0,20}/)).toBeNull()
})

test('no page has a rating or a review in its structured data', () => {
  const rated = canonical.flatMap(({ path }) =>
    graphOf(path)
      .flatMap(objectsIn)
      .filter((node) => 'aggregateRating' in node || 'review' in node || /Rating|Review/.test(String(node['@type'])))
      .map(() => path),
  )
  expect(rated).toEqual([])
})

/** The types of the site's own pages, some of which a company may not have. */
const TYPES: Readonly<Record<string, string>> = {
  [pagePath('meet-director')]: 'Person',
  [pagePath('contact')]: 'ContactPage',
  [pagePath('services')]: 'CollectionPage',
  [pagePath('faqs')]: 'FAQPage',
}

test('pages have the schema.org types of their kind', () => {
  const typesOf = (path: string) => graphOf(path).map((node) => node['@type'])
  for (const { path } of services) expect(typesOf(path)).toContain('Service')
  for (const { path } of articles) expect(typesOf(path)).toEqual(expect.arrayContaining(['BlogPosting', 'Person']))
  for (const { path } of caseStudies) expect(typesOf(path)).toContain('Article')
  for (const { path } of jobs) expect(typesOf(path)).toContain('JobPosting')
  for (const { path } of canonical) {
    if (path !== '/') expect(typesOf(path)).toContain('BreadcrumbList')
    const type = TYPES[path]
    if (type) expect(typesOf(path)).toContain(type)
  }
})
