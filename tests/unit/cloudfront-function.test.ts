import { createContext, runInContext } from 'node:vm'
import { transform } from 'esbuild'
import fc from 'fast-check'
import { getContent } from '@/lib/content/get-content'
import { cloudfrontFunction, functionWarning } from '../../scripts/hosting/cloudfront-function'
import { hostTable } from '../../scripts/hosting/rules'
import { redirectsOf } from '../../scripts/redirects/redirects'
import { always } from '../support/property'

const SITE = 'https://www.company.com.au'
const pages = getContent().routes.map(({ path }) => path)

/** What CloudFront gives the function. */
interface Request {
  uri: string
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>
  headers: Record<string, { value: string }>
}
type Answer = Partial<Request> & { statusCode?: number; headers: { location?: { value: string } } }

const textFor = (paths: readonly string[], redirects = {}) =>
  cloudfrontFunction(hostTable([], SITE, paths, redirectsOf(redirects)))

/** The function for a site with these pages, as CloudFront calls it. */
function functionFor(paths: readonly string[], redirects = {}) {
  const context = createContext({})
  runInContext(textFor(paths, redirects), context)
  return (uri: string, querystring: Request['querystring'] = {}, host = 'www.company.com.au') =>
    (context.handler as (event: { request: Request }) => Answer)({
      request: { uri, querystring, headers: { host: { value: host } } },
    })
}
const handle = functionFor(pages)
const addressOf = ({ headers }: Answer) => headers.location?.value

test.each(pages)('%s is answered by its file, and without its slash redirected to itself', (path) => {
  expect(handle(path).uri).toBe(`${path}index.html`)
  if (path === '/') return
  const answer = handle(path.slice(0, -1))
  expect([answer.statusCode, addressOf(answer)]).toEqual([301, path])
})

test.each(['/assets/1a2b3c4d/page.js', '/sitemap.xml', '/.well-known/security.txt', '/.well-known/acme-challenge/x'])(
  '%s is asked for as it is',
  (path) => {
    expect(handle(path)).toMatchObject({ uri: path })
  },
)

test('an address of an earlier site is redirected to the page in its place', () => {
  const moved = functionFor(pages, { '/our-company.html': '/about/', '/strata': '/services/' })
  for (const [from, to] of [
    ['/our-company.html', '/about/'],
    ['/strata', '/services/'],
    ['/strata/', '/services/'],
  ] as const) {
    const answer = moved(from)
    expect([from, answer.statusCode, addressOf(answer)]).toEqual([from, 301, to])
  }
})

// Regression: an unknown address without a slash was redirected first, and then unknown.
test.each(['/nope', '/services/nope', '/ABOUT', '/areas/about', '/constructor', '/__proto__', '/areas '])(
  '%s is unknown at once',
  (path) => {
    expect(handle(path)).toMatchObject({ uri: path })
  },
)

test('a redirect keeps the whole query, the second of two equal names as well', () => {
  const query = {
    utm_source: { value: 'post' },
    q: { value: 'a%20b' },
    s: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    flag: { value: '' },
  }
  expect(addressOf(handle('/areas', query))).toBe('/areas/?utm_source=post&q=a%20b&s=1&s=2&flag')
})

test('what is asked of the name without www is led to the same place of the site', () => {
  const led = (uri: string) => addressOf(handle(uri, { a: { value: 'b' } }, 'company.com.au'))
  expect(led('/areas/')).toBe(`${SITE}/areas/?a=b`)
  expect(led('//evil.example/a')).toBe(`${SITE}/evil.example/a?a=b`)
})

// Regression: an address with two slashes at its start was redirected to the site that it named.
test('whatever is asked, a redirect stays on the site', () => {
  const part = fc.oneof(
    fc.constantFrom('/', '//', '\\', '/\\', '..', '%2e%2e', '%5C', '@', ':', 'https:', 'evil.example', '\t', ' '),
    fc.constantFrom(...pages.map((path) => path.slice(0, -1))),
    fc.string(),
  )
  const host = fc.constantFrom('www.company.com.au', 'company.com.au', 'd1.cloudfront.net')
  const asked = fc.tuple(fc.array(part, { maxLength: 6 }), fc.string(), host)
  for (const answer of [handle, functionFor(manyPages)])
    always(asked, ([parts, query, name]) => {
      const address = addressOf(answer(`/${parts.join('')}`, { q: { value: query } }, name))
      if (address !== undefined) expect(new URL(address, SITE).origin).toBe(SITE)
    })
})

const manyPages = ['/', '/blog/', '/areas/', ...Array.from({ length: 5000 }, (_, i) => `/blog/article-${i}/`)]

test('a site with more pages than a function can list lists those of its smaller folders', () => {
  const text = textFor(manyPages)
  // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  expect(text.length).toBeLessThanOrEqual(10 * 1024)
  const many = functionFor(manyPages)
  expect(['/areas', '/blog/article-7', '/nope'].map((path) => addressOf(many(path)))).toEqual([
    '/areas/',
    '/blog/article-7/',
    undefined,
  ])
})

// Regression: a site with a hundred addresses of an earlier one could not be built, wherever it was
// to be published.
test('of more redirects than it has room for it knows those first that no page repeats, and an owner hears of the rest', () => {
  const names = Array.from({ length: 200 }, (_, i) => `/2014/09/how-to-choose-a-commercial-cleaning-company-${i}`)
  const redirects = Object.fromEntries(
    [...names.map((name) => `${name}.html`), '/page.php'].map((from) => [from, '/about/']),
  )
  expect(textFor(manyPages, redirects).length).toBeLessThanOrEqual(10 * 1024)
  const many = functionFor(manyPages, redirects)
  expect(['/page.php', `${names[0]}.html`, '/areas'].map((path) => addressOf(many(path)))).toEqual([
    '/about/',
    '/about/',
    '/areas/',
  ])
  const warning = (list: Record<string, string>) => functionWarning(hostTable([], SITE, pages, redirectsOf(list)))
  const known = [...names].filter((name) => addressOf(many(`${name}.html`)) !== undefined).length
  expect(warning(redirects)).toContain(`so ${names.length - known} addresses of content/redirects.yaml are not in it.`)
  expect(warning({ '/old/': '/about/' })).toBeUndefined()
})

test('it is refused when CloudFront would refuse it, with what to do', () => {
  const folders = Array.from({ length: 2000 }, (_, i) => `/folder-${i}/page/`)
  expect(() => textFor(folders)).toThrow(/cloudfront-function\.js has \d+ bytes; CloudFront takes at most 10240\. Put/)
})

// Regression: it took objects apart with braces, which CloudFront's runtime does not know.
test('it is written in ECMAScript 5, which CloudFront’s runtime knows', async () => {
  await expect(transform(textFor(pages), { target: 'es5' })).resolves.toHaveProperty('warnings', [])
  expect(textFor(pages)).not.toMatch(/=>|`|\b(const|let)\b/)
})
