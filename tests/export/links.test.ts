import { isTaken } from '@/lib/content/anchors'
import { getContent } from '@/lib/content/get-content'
import { headings } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { editionPath } from '@/lib/seo/editions'
import { SCOPE_FORMATS, scopePath } from '@/lib/seo/scope-data'
import { EXPORTS, documentIn, exportIn, pages } from './out'
import { elementsOf } from './text'

const { articles, caseStudies, documents, jobs, routes, services } = getContent()
const addresses = new Set(routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path))
/** What a page may lead to that is no page: its Markdown, data, documents. */
const files = new Set([
  ...[...addresses].map(editionPath),
  ...services.flatMap((service) => SCOPE_FORMATS.map((format) => scopePath(service, format))),
  ...documents.map(({ pdf }) => `/documents/${pdf}`),
])

/** The links of a page to the own site. */
function internalLinks(file: string): string[] {
  const $ = documentIn(file)
  return $('a[href]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
    .filter((href) => !/^(https|mailto|tel):/.test(href))
}

test.each(pages)(
  'every link of %s leads to a canonical page, its Markdown or data, a document, or an existing anchor',
  (file) => {
    const broken = internalLinks(file).filter((href) => {
      if (files.has(href)) return false
      const [path = '', anchor] = href.split('#')
      const target = path === '' ? file : fileOf(path)
      if (path !== '' && !addresses.has(path)) return true
      return anchor !== undefined && documentIn(target)(`[id="${anchor}"]`).length !== 1
    })
    expect(broken).toEqual([])
  },
)

test.each(pages)(
  'every link of %s to another site is https, has rel=noopener and says that it leads to another site',
  (file) => {
    const $ = documentIn(file)
    const external = $('a[href^="http"]').toArray()
    const wrong = external.filter(
      (link) =>
        !$(link).text().includes('(another site)') ||
        link.attribs.rel !== 'noopener' ||
        !link.attribs.href?.startsWith('https:'),
    )
    expect(wrong.map((link) => $.html(link))).toEqual([])
  },
)

test.each(pages)('the menus of %s mark the link to it and no other, without script', (file) => {
  const $ = documentIn(file)
  // An alias shows the page to which the menus lead.
  const shown = routes.find(({ path }) => fileOf(path) === file)?.canonical
  const own = elementsOf($('header nav a')).filter((link) => link.attr('href') === shown)
  const marked = elementsOf($('header [aria-current]')).map((link) => [link.attr('href'), link.attr('aria-current')])
  expect(marked).toEqual(own.map(() => [shown, 'page']))
})

const texts = [...getContent().pages, ...services, ...articles, ...caseStudies, ...jobs]

/**
 * The ids that come from the content: headings in a page's text, and slugs of what it lists.
 */
const anchorsOfContent = ({ entry: page, path, anchors }: (typeof routes)[number]) => [
  ...texts.filter((entry) => entry.file === page.file).flatMap(({ body }) => headings(body).map(({ id }) => id)),
  ...(anchors ?? []),
  ...(path === pagePath('services') ? services.map(({ slug }) => slug) : []),
]

// Regression: a heading “Workplaces” in the text of the services page passed the content
// check, and its anchor was twice on the page.
test.each(EXPORTS)('every id that a component writes on a page in %s is known to the content check', (folder) => {
  const { documentIn } = exportIn(folder)
  const unknown = routes.flatMap((route) => {
    const written = elementsOf(documentIn(fileOf(route.path))('main [id]')).map((element) => element.attr('id') ?? '')
    const own = anchorsOfContent(route).flatMap((id) => [id, `${id}-title`])
    const left = written.filter((id) => !own.includes(id) && !isTaken(id, route.entry.file, getContent()))
    return left.map((id) => `${route.path}#${id}: enter it in lib/content/anchors.ts`)
  })
  expect(unknown).toEqual([])
})

test('every page is at most three clicks from home', () => {
  let reached = new Set(['/'])
  for (let clicks = 0; clicks < 3; clicks++) {
    const next = [...reached].flatMap((path) => internalLinks(fileOf(path)).map((href) => href.split('#')[0] ?? ''))
    reached = new Set([...reached, ...next.filter((path) => addresses.has(path))])
  }
  const listed = routes.filter((route) => route.listed).map(({ path }) => path)
  expect(listed.filter((path) => !reached.has(path))).toEqual([])
})

test('no link has an empty or vague text', () => {
  const vague = pages.flatMap(([file]) => {
    const $ = documentIn(file)
    return $('a')
      .toArray()
      .map((link) => ($(link).attr('aria-label') ?? $(link).text()).trim())
      .filter((text) => /^(here|click here|read more|more|learn more|this page|link)$/i.test(text) || text === '')
  })
  expect(vague).toEqual([])
})
