import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { absoluteUrl } from '@/lib/site/site-url'
import { documentIn } from './out'

type Value = string | number | Value[] | { [key: string]: Value }
type Node = { [key: string]: Value }

const { routes, articles, services } = getContent()
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

const ALL = canonical.map(({ path }) => [path] as const)

test.each(ALL)('%s has one graph whose ids are unique and whose references resolve', (path) => {
  const graph = graphOf(path)
  const ids = graph.map((node) => node['@id'])
  expect(new Set(ids).size).toBe(ids.length)
  const references = graph
    .flatMap((node) => Object.values(node).flatMap(objectsIn))
    .filter((object) => Object.keys(object).join() === '@id')
    .map((object) => object['@id'])
  expect(references.filter((id) => !ids.includes(id as Value))).toEqual([])
})

test.each(ALL)('%s has a node for the page with its address and a date', (path) => {
  const page = graphOf(path).find(isPage)
  expect(page?.url).toBe(absoluteUrl(path))
  expect(page?.dateModified).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test.each(ALL)('%s shows the names, descriptions and contact details of its structured data', (path) => {
  const $ = documentIn(fileOf(path))
  const text =
    `${$('body').clone().find('script').remove().end().text()} ${$('title').text()} ${$('meta[name=description]').attr('content')}`.replaceAll(
      /\s+/g,
      ' ',
    )
  const graph = graphOf(path)
  const values = graph.flatMap((node) => {
    switch (node['@type']) {
      case 'LocalBusiness':
        return [node.legalName, node.email, (node.address as Node).streetAddress, (node.address as Node).postalCode]
      case 'WebPage':
      case 'AboutPage':
      case 'ContactPage':
      case 'CollectionPage':
      case 'Service':
        return [node.name, node.description]
      case 'BlogPosting':
        return [node.headline, node.description]
      case 'Person':
        return [node.name]
      case 'BreadcrumbList':
        return (node.itemListElement as Node[]).map(({ name }) => name)
      default:
        return []
    }
  })
  expect(values.filter((value) => !text.includes(String(value)))).toEqual([])
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

test('pages have the schema.org types of their kind', () => {
  const typesOf = (path: string) => graphOf(path).map((node) => node['@type'])
  for (const { path } of services) expect(typesOf(path)).toContain('Service')
  for (const { path } of articles) expect(typesOf(path)).toEqual(expect.arrayContaining(['BlogPosting', 'Person']))
  expect(typesOf('/meet-director/')).toContain('Person')
  expect(typesOf('/contact/')).toContain('ContactPage')
  expect(typesOf('/services/')).toContain('CollectionPage')
  for (const { path } of canonical) {
    expect(typesOf(path)).toEqual(expect.arrayContaining(['LocalBusiness', 'WebSite']))
    if (path !== '/') expect(typesOf(path)).toContain('BreadcrumbList')
  }
})
