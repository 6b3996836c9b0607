import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { withPlainSpaces } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { absoluteUrl, whyUnlisted } from '@/lib/site/site-url'
import { pageFileOf, redirectsOf } from '../../scripts/redirects/redirects'
import { NETLIFY, folderOf } from '../support/variants'
import { EXPORTS, OUT, documentIn, exportIn, files, filesIn, pages, read, testEach } from './out'

const { routes, site } = getContent()

const REDIRECTS = redirectsOf(getContent().redirects.redirects)

/**
 * A build at an address of its own, which search engines may list. Regression: an owner whose
 * address was still the sample's was told to build the variants, which are of no use to owners.
 */
const LISTED = whyUnlisted() ? folderOf(NETLIFY) : OUT
const listedSite = EXPORTS.includes(LISTED) ? exportIn(LISTED) : undefined

test('the HTML files are the pages of the registry, those that redirect, and those in public/', () => {
  const html = (list: readonly string[]) => list.filter((file) => file.endsWith('.html')).sort()
  expect(html(files)).toEqual(
    html([...pages.flat(), ...REDIRECTS.flatMap((each) => pageFileOf(each) ?? []), ...filesIn('public')]),
  )
})

testEach(REDIRECTS.map((each) => [each.from, each] as const))('%s leads to the page in its place', (from, each) => {
  expect(read('_redirects')).toContain(`${from} ${each.to} 301\n`)
  const file = pageFileOf(each)
  if (!file) return
  const $ = documentIn(file)
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${each.to}`)
  expect($('a').attr('href')).toBe(each.to)
  expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl(each.to))
})

/** A node as both parsers represent it. */
interface ParsedNode {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: ParsedNode[]
}

/**
 * The elements and texts below a node, one a line. Tags are in lower case, since the parsers differ
 * in SVG names. The content of templates is left out.
 */
function outlineOf({ children = [] }: ParsedNode, depth = 0): string[] {
  return children.flatMap((node) => {
    if (node.type === 'text') return [`${depth} ${node.data}`]
    if (node.type === 'comment' || node.type === 'directive') return []
    const line = `${depth} <${node.name} ${JSON.stringify(node.attribs)}>`.toLowerCase()
    return [line, ...(node.name === 'template' ? [] : outlineOf(node, depth + 1))]
  })
}

test.each(pages)('%s is parsed without repair by a browser’s rules', (file) => {
  expect(outlineOf(load(read(file)).root()[0]!)).toEqual(outlineOf(documentIn(file).root()[0]!))
})

test.each(pages)('%s has one h1, and its headings skip no level', (file) => {
  const $ = documentIn(file)
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  // The heading of the page's content comes first; below it each step down is one level.
  const jumps = levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1)
  expect(jumps).toEqual([])
})

// Regression: without the stylesheet a telephone symbol was as wide as the screen.
test.each(pages)('%s has width and height on every drawing', (file) => {
  const $ = documentIn(file)
  const drawings = $('svg')
  expect(drawings.length).toBeGreaterThan(0)
  expect(
    drawings
      .filter(':not([width]), :not([height])')
      .toArray()
      .map((svg) => $.html(svg).slice(0, 200)),
  ).toEqual([])
})

test.each(pages)('%s has alt, width and height on every image', (file) => {
  const $ = documentIn(file)
  expect(
    $('img:not([alt]), img:not([width]), img:not([height])')
      .toArray()
      .map((image) => $.html(image)),
  ).toEqual([])
})

test.each(pages)('%s has no placeholder left', (file) => {
  const $ = documentIn(file)
  $('script').remove()
  const text = `${$('title').text()} ${$('meta[content]')
    .toArray()
    .map((meta) => meta.attribs.content)
    .join(' ')} ${$('body').text()}`
  expect(text.match(/\{[\w.]+\}|lorem ipsum|undefined|\[object|TODO/gi)).toBeNull()
})

test.each(pages)('%s has its language and viewport, and the company’s details in header and footer', (file) => {
  const $ = documentIn(file)
  expect($('html').attr('lang')).toBe('en-AU')
  expect($('meta[name=viewport]').attr('content')).toBe('width=device-width, initial-scale=1')
  expect($('footer').text()).toContain(site.legalName.value)
  expect($('footer').text()).toContain(site.abn.value)
  for (const { title } of Object.values(site.promises)) expect($('footer').text()).toContain(title)
  // Name, address, phone: the same on every page.
  expect($('header a[href^="tel:"]').first().text()).toContain(site.phone.value)
  expect($('header a[href^="mailto:"]').first().text()).toContain(site.email.value)
})

test.each(routes.map((route) => [route.path, route] as const))(
  '%s has title, description, addresses, robots, date and picture of its route',
  (path, route) => {
    const $ = documentIn(fileOf(path))
    const canonical = $('link[rel=canonical]').attr('href')
    expect($('title').text()).toBe(route.title)
    expect($('meta[name=description]').attr('content')).toBe(withPlainSpaces(route.entry.description))
    expect(new URL(canonical ?? '').pathname).toBe(route.canonical)
    expect($('meta[property="og:url"]').attr('content')).toBe(canonical)
    // The sample's address is no site's: search engines may list none of its pages.
    if (whyUnlisted()) expect($('meta[name=robots]').attr('content')).toBe('noindex')
    // An alias is kept out of search results by its canonical address, an unlisted page by noindex.
    const unlisted = !route.listed && path === route.canonical
    const robots = listedSite?.documentIn(fileOf(path))('meta[name=robots]')
    if (robots) expect(robots.attr('content')).toBe(unlisted ? 'noindex' : 'max-image-preview:large')
    expect($('main time').last().attr('datetime')).toBe(route.updated)
    const image = new URL($('meta[property="og:image"]').attr('content') ?? '').pathname
    expect(files).toContain(image.slice(1))
  },
)

test('titles have 15 to 60 characters, descriptions 70 to 160, and all are unique', () => {
  const canonical = routes.filter(({ path, canonical }) => path === canonical)
  const titles = canonical.map(({ path }) => documentIn(fileOf(path))('title').text())
  const descriptions = canonical.map(
    ({ path }) => documentIn(fileOf(path))('meta[name=description]').attr('content') ?? '',
  )
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(titles.filter(({ length }) => length < 15 || length > 60)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([])
})

test('the 404 page is noindex, has no canonical address, and has links, a phone button and a picture', () => {
  const $ = documentIn('404.html')
  expect($('meta[name=robots]').attr('content')).toContain('noindex')
  expect($('link[rel=canonical]').length).toBe(0)
  expect($('main a').length).toBeGreaterThanOrEqual(getContent().templatePages['not-found'].suggestions.length)
  expect($('main a.button').attr('href')).toMatch(/^tel:/)
  expect($('main img').attr('alt')).toBe(getContent().pictures['pages/not-found']?.alt)
})

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes void elements and attributes in its own way.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'error',
      'doctype-style': 'off',
      // Several boxes of one name are one question with several answers.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // React's ids for hydration begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Next and the content check decide on white space and titles.
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // Integrity attributes come with the security policy.
      'require-sri': 'off',
      // A phone number breaks where it has to on the narrowest screens.
      'tel-non-breaking': 'off',
    },
  })
  const reports = await Promise.all(pages.map(([file]) => validator.validateString(read(file), file)))
  const messages = reports.flatMap(({ results }) =>
    results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, line }) => `${filePath}:${line} ${ruleId} ${message}`),
    ),
  )
  expect(messages.slice(0, 20)).toEqual([])
})
