import { catalogue } from '@/content/catalogue'
import { documentIn, fileOf, files, pages } from './out'

const { routes } = catalogue()
const addresses = new Set(routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path))

/** The links of a page to the own site. */
function internalLinks(file: string): string[] {
  const $ = documentIn(file)
  return $('a[href]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
    .filter((href) => !/^(https|mailto|tel):/.test(href))
}

test.each(pages)('every link of %s leads to a canonical page or an existing anchor', (file) => {
  const broken = internalLinks(file).filter((href) => {
    const [path = '', anchor] = href.split('#')
    const target = path === '' ? file : fileOf(path)
    if (path !== '' && !addresses.has(path)) return true
    return anchor !== undefined && documentIn(target)(`[id="${anchor}"]`).length !== 1
  })
  expect(broken).toEqual([])
})

test.each(pages)('every link of %s to another site is https and says that it leads elsewhere', (file) => {
  const $ = documentIn(file)
  const external = $('a[href^="http"]').toArray()
  const silent = external.filter(
    (link) =>
      !$(link).text().includes('(another site)') ||
      link.attribs.rel !== 'noopener' ||
      !link.attribs.href?.startsWith('https:'),
  )
  expect(silent.map((link) => $.html(link))).toEqual([])
})

test.each(pages)('every file that %s asks for is in the export', (file) => {
  const $ = documentIn(file)
  const asked = $('script[src], link[href]:not([rel=canonical]), img[src]')
    .toArray()
    .map(({ attribs }) => (attribs.src ?? attribs.href ?? '').split('?')[0] ?? '')
    .filter((address) => address.startsWith('/'))
  expect(asked.filter((address) => !files.includes(address.slice(1)))).toEqual([])
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

test('no link stands on words that say nothing about where it leads', () => {
  const vague = pages.flatMap(([file]) => {
    const $ = documentIn(file)
    return $('a')
      .toArray()
      .map((link) => ($(link).attr('aria-label') ?? $(link).text()).trim())
      .filter((text) => /^(here|click here|read more|more|learn more|this page|link)$/i.test(text) || text === '')
  })
  expect(vague).toEqual([])
})
