import manifest from '@/app/manifest'
import { articleFeed } from '@/lib/seo/feed'
import { jobPosting } from '@/lib/seo/job-posting'
import { pageGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { securityText } from '@/lib/seo/security'
import { dateTimeOf } from '@/lib/site/moments'
import { absoluteUrl, siteUrl, whyUnlisted } from '@/lib/site/site-url'
import { withPlainSpaces } from '@/lib/content/facts'
import { getContent, entryOf, routeOf } from '@/lib/content/get-content'
import { parseMarkdown } from '@/lib/content/markdown'
import { pagePath } from '@/lib/content/routes'
import type { Job } from '@/lib/content/types'
import { sourceNamed } from '@/lib/content/words'
import { pageData } from '@/lib/pages/page-data'

const content = getContent()
const { routes, site, services, articles, people, suburbs, templatePages } = content

test.each(routes.map((route) => [route.path, route] as const))(
  '%s has a title, a description and its canonical address',
  (_, route) => {
    const metadata = pageMetadata(route, site.name.value)
    expect(metadata).toMatchObject({
      title: route.title,
      description: withPlainSpaces(route.entry.description),
      alternates: { canonical: absoluteUrl(route.canonical) },
      openGraph: {
        url: absoluteUrl(route.canonical),
        locale: 'en_AU',
        type: route.kind === 'article' ? 'article' : 'website',
      },
    })
  },
)

// Regression: with “24 hours” in its summary or the blog’s description, an owner’s own site failed
// its test of plain spaces.
test('the manifest and the feeds have plain spaces', () => {
  const replaced = jest.replaceProperty(site, 'summary', 'Within 24\u00a0hours')
  expect(manifest().description).toBe('Within 24 hours')
  replaced.restore()
  const blog = routeOf(pagePath('blog'))
  const entry = { ...blog.entry, description: 'Within 24\u00a0hours' } as typeof blog.entry
  const article = { ...articles[0]!, excerpt: 'After 2\u00a0days' }
  const feed = articleFeed(content, { ...blog, entry } as typeof blog, [article], () => '')
  for (const text of [feed.atom1(), feed.json1()]) {
    expect(text).toContain('Within 24 hours')
    expect(text).not.toContain('\u00a0')
  }
})

test('an article says when it was published and changed', () => {
  const [article] = articles
  if (!article) throw new Error('expected an article')
  const route = routeOf(article.path)
  expect(pageMetadata(route, '').openGraph).toMatchObject({
    type: 'article',
    publishedTime: expect.stringMatching(new RegExp(`^${article.published}T.*\\+1[01]:00$`)),
    modifiedTime: expect.stringMatching(new RegExp(`^${article.updated}T.*\\+1[01]:00$`)),
  })
})

test.each([
  ['2026-07-01', '2026-07-01T10:00:00+10:00', 'Australia/Sydney'],
  ['2026-11-27', '2026-11-27T11:00:00+11:00', 'Australia/Sydney'],
  ['2026-10-04', '2026-10-04T11:00:00+11:00', 'Australia/Sydney'],
  ['2026-11-27', '2026-11-27T09:30:00+09:30', 'Australia/Darwin'],
])('what was published on %s was so at %s, the same moment as in the feeds', (day, moment, zone) => {
  expect(dateTimeOf(day, zone)).toBe(moment)
  expect(new Date(moment)).toEqual(new Date(day))
})

type Node = Record<string, unknown>
const graphOf = (path: string, facts: Partial<typeof content> = {}) =>
  pageGraph(pageData(path), { ...content, ...facts })['@graph'] as unknown as Node[]

describe('the business, in structured data,', () => {
  const business = (changes: Partial<typeof site>) =>
    graphOf('/', { site: { ...site, ...changes } }).find((node) => node['@type'] === 'LocalBusiness')

  test('has a point of contact only where it has a helpdesk', () => {
    expect(business({ helpdesk: { value: '1300 000 000' } })).toMatchObject({
      contactPoint: { telephone: '+611300000000' },
    })
    expect(business({ helpdesk: undefined })).not.toHaveProperty('contactPoint')
  })

  test('answers day and night only where the promise of support says so', () => {
    const promised = { title: 'Support', text: 'Somebody answers.', icon: 'headset' } as const
    const pointOf = (value: string) =>
      business({ helpdesk: { value: '1300 000 000' }, promises: { support: { ...promised, value } } })?.contactPoint
    expect(pointOf('24/7')).toMatchObject({ hoursAvailable: { opens: '00:00', closes: '23:59' } })
    expect(pointOf('six days a week')).not.toHaveProperty('hoursAvailable')
  })

  test('has its place, its year and its profiles elsewhere once the owner gives them', () => {
    const given = business({
      geo: { latitude: -33.868, longitude: 151.207 },
      founded: 2009,
      profiles: ['https://www.linkedin.com/company/cleaners'],
    })
    expect(given).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: -33.868, longitude: 151.207 },
      foundingDate: '2009',
      sameAs: ['https://www.linkedin.com/company/cleaners'],
    })
    const without = business({ geo: undefined, founded: undefined, profiles: undefined })
    for (const name of ['geo', 'foundingDate', 'sameAs']) expect(without).not.toHaveProperty(name)
  })

  test('is identified by its ABN and offers every service', () => {
    expect(business({ abn: { value: '51 824 753 556' } })).toMatchObject({
      taxID: '51824753556',
      identifier: { propertyID: 'ABN', value: '51824753556' },
      makesOffer: services.map(({ title, path }) => ({
        itemOffered: { name: title, '@id': absoluteUrl(`${path}#service`), url: absoluteUrl(path) },
      })),
    })
  })
})

test('a service page describes the service, by whom and where, and answers its questions', () => {
  const [service] = services
  if (!service) throw new Error('expected a service')
  const graph = graphOf(service.path)
  expect(graph.find((each) => each['@type'] === 'Service')).toMatchObject({
    name: service.title,
    url: absoluteUrl(service.path),
    provider: { '@id': absoluteUrl('/#business') },
    areaServed: { '@id': absoluteUrl('/#service-area') },
  })
  expect(graph.find((each) => each['@type'] === 'WebPage')).toMatchObject({
    hasPart: service.questions.map(({ question }) => ({ '@type': 'Question', name: question })),
  })
})

// Regression: a service without questions had an empty list of parts.
test('a service page without questions lists none', () => {
  const service = services[0]!
  const data = pageData(service.path)
  const route = { ...data.route, entry: { ...service, questions: [] } } as typeof data.route
  const [page] = pageGraph({ ...data, route }, content)['@graph'] as unknown as Node[]
  expect(page).toMatchObject({ about: expect.anything() })
  expect(page).not.toHaveProperty('hasPart')
})

test('an industry page is about the services of the industry, and about the company where none is left', () => {
  const [industry] = content.industries
  if (!industry) throw new Error('expected an industry')
  const about = (left: typeof services) =>
    graphOf(industry.path, { services: left }).find((node) => node['@type'] === 'WebPage')?.about
  expect(about(services)).toEqual(industry.services.map(() => ({ '@id': expect.stringContaining('#service') })))
  const others = services.filter(({ slug }) => !industry.services.includes(slug))
  expect(about(others)).toEqual({ '@id': expect.stringContaining('#business') })
})

test('an article names its author as a person of the business, and what it rests on', () => {
  const [article] = articles
  if (!article) throw new Error('expected an article')
  const author = entryOf(people, article.author)
  const graph = graphOf(article.path)
  const person = graph.find((each) => each['@type'] === 'Person')
  expect(person).toMatchObject({
    name: author.name,
    jobTitle: author.role,
    worksFor: { '@id': absoluteUrl('/#business') },
  })
  const hasPage = templatePages['meet-director'].person === author.slug
  expect(person?.url).toBe(hasPage ? absoluteUrl('/meet-director/') : undefined)
  const posting = graph.find((each) => each['@type'] === 'BlogPosting')
  // Regression: an article about studies said that the company is what it is about.
  const page = graph.find((each) => each['@type'] === 'WebPage')
  expect(page).toMatchObject({ mainEntity: { '@id': posting?.['@id'] } })
  expect(page).not.toHaveProperty('about')
  expect(posting).toMatchObject({
    author: { '@id': person?.['@id'] },
    wordCount: article.words,
    citation: article.sources.map(sourceNamed).map(({ title, url }) => ({ name: title, url })),
  })
})

// Regression: without a zone the time was read as UTC, and a job was listed for half a day after it
// had closed.
test.each([
  ['in summer', 'NSW', '2027-01-31', '+11:00'],
  ['in winter', 'NSW', '2027-07-31', '+10:00'],
  ['where clocks do not change', 'QLD', '2027-01-31', '+10:00'],
  ['where they differ by half an hour', 'SA', '2027-07-31', '+09:30'],
] as const)('a job is open until its last day ends at the office, %s', (_, state, closes, offset) => {
  const job = { suburb: suburbs[0]?.slug, path: '/jobs/cleaner/', employment: [], body: parseMarkdown(''), closes }
  const office = { ...site, address: { ...site.address, state } }
  const { validThrough } = jobPosting(job as unknown as Job, { site: office, suburbs }) as { validThrough: string }
  expect(validThrough).toBe(`${closes}T23:59:59${offset}`)
})

test('a job says what it pays an hour only where the advert does', () => {
  const job = { suburb: suburbs[0]?.slug, path: '/jobs/cleaner/', employment: ['casual'], closes: '2027-01-31' }
  const posting = (pay?: Job['pay']) => jobPosting({ ...job, pay, body: parseMarkdown('') } as unknown as Job, content)
  expect(posting({ least: 31, most: 36.5 })).toMatchObject({
    employmentType: ['OTHER'],
    baseSalary: { currency: 'AUD', value: { minValue: 31, maxValue: 36.5, unitText: 'HOUR' } },
  })
  expect(posting()).not.toHaveProperty('baseSalary')
})

// RFC 9116: one that has expired is to be ignored, and more than a year ahead is not recommended.
test('security.txt names the mailbox and its own address, and expires a year after the last change', () => {
  const changed = ['2026-03-01', '2026-11-20', '2025-01-01'].map((updated) => ({ ...routeOf('/'), updated }))
  expect(securityText(site, changed)).toBe(
    [
      `Contact: mailto:${site.email.value}`,
      'Expires: 2027-11-20T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
      '',
    ].join('\n'),
  )
})

test('the last breadcrumb has no address of its own', () => {
  const list = graphOf('/areas/').find((each) => each['@type'] === 'BreadcrumbList') as { itemListElement: Node[] }
  expect(list.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, absoluteUrl('/')],
    [2, undefined],
  ])
})

describe('the site’s address', () => {
  const withSiteUrl = (url: string) => {
    process.env.SITE_URL = url
    try {
      return siteUrl()
    } finally {
      delete process.env.SITE_URL
    }
  }

  test('is that of the content', () => {
    expect(siteUrl()).toBe(new URL(site.url.value).origin)
  })

  test('is another one for a preview', () => {
    expect(withSiteUrl('https://preview.example.com.au/')).toBe('https://preview.example.com.au')
  })

  test.each(['http://example.com', 'https://example.com/site', 'example.com'])('is refused as %s', (url) => {
    expect(() => withSiteUrl(url)).toThrow(`SITE_URL is "${url}"; expected the site's https address without a path`)
  })
})

// Regression: a site that was published with the sample's address, or as a preview, was listed.
describe('search engines are told not to list', () => {
  const real = site.url
  const environment = { ...process.env }
  afterEach(() => {
    site.url = real
    process.env = { ...environment }
  })
  const company = { value: 'https://www.cleaners.com.au' }
  const home = routeOf('/')

  test.each([
    ['a site whose address is marked as a sample', { ...company, sample: true as const }, {}],
    ['a site at an example address, marked or not', { value: 'https://www.cleaners.example' }, {}],
    ['a site at the address that its settings give as an example', { value: 'https://www.example.com.au' }, {}],
    ['a preview at another address', company, { SITE_URL: 'https://preview.cleaners.com.au' }],
    ['a deploy preview at Netlify', company, { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
    ['a preview at Vercel', company, { VERCEL_ENV: 'preview' }],
  ])('%s', (_, url, env) => {
    site.url = url
    Object.assign(process.env, env)
    expect(whyUnlisted()).toEqual(expect.any(String))
    expect(pageMetadata(home, site.name.value).robots).toEqual({ index: false })
  })

  test.each([
    ['anywhere', {}],
    ['with SITE_URL set to the same address', { SITE_URL: company.value }],
    ['in production at Netlify', { NETLIFY: 'true', CONTEXT: 'production' }],
    ['in production at Vercel', { VERCEL_ENV: 'production' }],
    ['where another program uses the name CONTEXT', { CONTEXT: 'test' }],
  ])('but not the site itself, built %s', (_, env) => {
    site.url = company
    Object.assign(process.env, env)
    expect(whyUnlisted()).toBeUndefined()
    expect(pageMetadata(home, site.name.value).robots).toEqual({ 'max-image-preview': 'large' })
  })
})
