import { pageGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { absoluteUrl, siteUrl, whyUnlisted } from '@/lib/site/site-url'
import { getContent, entryOf, routeOf } from '@/lib/content/get-content'
import { pageData } from '@/lib/pages/page-data'

const { routes, site, services, articles, people, suburbs } = getContent()

test.each(routes.map((route) => [route.path, route] as const))(
  '%s has a title, a description and its canonical address',
  (_, route) => {
    const metadata = pageMetadata(route, site.name.value)
    expect(metadata).toMatchObject({
      title: route.title,
      description: route.entry.description,
      alternates: { canonical: absoluteUrl(route.canonical) },
      openGraph: {
        url: absoluteUrl(route.canonical),
        locale: 'en_AU',
        type: route.kind === 'article' ? 'article' : 'website',
      },
    })
  },
)

test('an article says when it was published and changed', () => {
  const [article] = articles
  if (!article) throw new Error('expected an article')
  const route = routeOf(article.path)
  expect(pageMetadata(route, '').openGraph).toMatchObject({
    type: 'article',
    publishedTime: article.published,
    modifiedTime: article.updated,
  })
})

test('the business has a point of contact only where it has a helpdesk', () => {
  const page = pageData('/')
  const business = (helpdesk: typeof site.helpdesk) =>
    JSON.stringify(pageGraph(page, { site: { ...site, helpdesk }, suburbs: [] })['@graph'][0])
  expect(business({ value: '1300 000 000' })).toContain('"telephone":"+611300000000"')
  expect(business(undefined)).not.toContain('contactPoint')
})

type Node = Record<string, unknown>
const graphOf = (path: string) =>
  pageGraph(pageData(path), { site, suburbs: suburbs.slice(0, 1) })['@graph'] as unknown as Node[]

test('a service page describes the service, by whom and where', () => {
  const [service] = services
  if (!service) throw new Error('expected a service')
  const node = graphOf(service.path).find((each) => each['@type'] === 'Service')
  expect(node).toMatchObject({
    name: service.title,
    url: absoluteUrl(service.path),
    provider: { '@id': absoluteUrl('/#business') },
    areaServed: [{ name: `${suburbs[0]?.name} NSW`, geo: { latitude: suburbs[0]?.latitude } }],
  })
})

test('an article names its author as a person of the business', () => {
  const [article] = articles
  if (!article) throw new Error('expected an article')
  const author = entryOf(people, article.author)
  const graph = graphOf(article.path)
  const person = graph.find((each) => each['@type'] === 'Person')
  expect(person).toMatchObject({ name: author.name, worksFor: { '@id': absoluteUrl('/#business') } })
  expect(graph.find((each) => each['@type'] === 'BlogPosting')).toMatchObject({
    author: { '@id': person?.['@id'] },
    wordCount: article.words,
  })
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
    expect(pageMetadata(home, site.name.value).robots).toBeUndefined()
  })
})
