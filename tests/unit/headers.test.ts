import { getContent } from '@/lib/content/get-content'
import { policySources } from '@/lib/integrations/integrations'
import { integrations as schema } from '@/lib/content/schema/integrations'
import { DEFAULT_CACHING, headersFor, parseHeaders, pathPattern } from '../../scripts/policy/headers-file'
import { cloudfrontWarning } from '../../scripts/hosting/cloudfront'
import { configurations as configurationsOf } from '../../scripts/hosting/configurations'
import { hostRules, hostTable } from '../../scripts/hosting/rules'
import { headerRules, headersFile } from '../../scripts/policy/headers'
import { CONNECTED, NETLIFY, type Variant } from '../support/variants'

const POLICY = "default-src 'none'; script-src 'self' 'sha256-AbC+/1=='; frame-ancestors 'none'"
const pages = getContent().routes.map(({ path }) => path)

const SITE_URL = 'https://www.company.com.au'
const HTTPS = { includeSubDomains: false, preload: false }
const rulesFor = ({ integrations }: Pick<Variant, 'integrations'>, https = HTTPS, paths = pages, url = SITE_URL) =>
  headerRules({
    policy: POLICY,
    sources: policySources(schema.parse(integrations), SITE_URL),
    https,
    url,
    pages: paths,
    isListed: true,
  })
const rules = rulesFor(NETLIFY)
const configurations = (own: typeof rules) => configurationsOf(hostTable(own, SITE_URL, pages))

test('of a build that search engines may not list, every response says so, whatever the host', () => {
  const unlisted = headerRules({
    policy: POLICY,
    sources: policySources(schema.parse(NETLIFY.integrations), SITE_URL),
    https: HTTPS,
    url: SITE_URL,
    pages,
    isListed: false,
  })
  for (const path of ['/', '/pictures/a.avif', '/favicon.ico'])
    expect(headersFor(unlisted, path)['X-Robots-Tag']).toBe('noindex')
  for (const [file, text] of Object.entries(configurations(unlisted)))
    if (file !== 'cloudfront-function.js') expect([file, text]).toEqual([file, expect.stringContaining('X-Robots-Tag')])
  expect(headersFor(rules, '/')).not.toHaveProperty('X-Robots-Tag')
})

test('what is written into _headers is read again as it was', () => {
  expect(parseHeaders(`# A comment\n\n${headersFile(rules)}`)).toEqual(rules)
})

// developers.cloudflare.com/pages/configuration/headers/: the values of a header that two matching
// rules have are joined by a comma.
test('no header stands in two rules that meet in one path', () => {
  const covers = (one: string, other: string) =>
    one === other || (one.endsWith('*') && other.startsWith(one.slice(0, -1)))
  const twice = rules.flatMap((one, i) =>
    rules
      .slice(i + 1)
      .filter(({ path }) => covers(one.path, path) || covers(path, one.path))
      .flatMap(({ path, headers }) => Object.keys(headers).map((name) => [one.path, path, name] as const))
      .filter(([, , name]) => name in one.headers),
  )
  expect(twice).toEqual([])
})

test('it keeps to the limits of Cloudflare Pages, however many articles there are: 100 rules, 2,000 characters a line', () => {
  const articles = Array.from({ length: 1000 }, (_, i) => `/blog/article-${i}/`)
  const many = rulesFor(NETLIFY, undefined, [...pages, ...articles])
  const lines = headersFile(many).split('\n')
  expect(many.length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000)
})

test('pages are asked for anew, files named by their content are kept for a year', () => {
  const caching = (path: string) => headersFor(rules, path)['Cache-Control']
  for (const path of [...pages, '/404.html', '/assets', '/picture/', '/sitemap.xml', '/favicon.ico', '/icons/a.png'])
    expect([path, caching(path)]).toEqual([path, DEFAULT_CACHING['Cache-Control']])
  for (const path of ['/assets/1a2b3c4d/page.js', '/pictures/hero/office.avif', '/pictures/articles/a-1200x675.webp'])
    expect([path, caching(path)]).toEqual([path, 'public, max-age=31536000, immutable'])
})

test('every path has the policy, no guessing of types, no frame around it, and tells other sites no path', () => {
  for (const path of [...pages, '/no-such-page/', '/pictures/hero/office.avif']) {
    const headers = headersFor(rules, path)
    expect(headers['Content-Security-Policy']).toBe(POLICY)
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
    expect(headers['X-Frame-Options']).toBe('DENY')
    expect(headers['Referrer-Policy']).toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/)
  }
})

test('a page may ask the browser for nothing but to put text into the clipboard', () => {
  const features = headersFor(rules, '/')['Permissions-Policy']?.split(', ') ?? []
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['clipboard-write=(self)'])
  const asked = features.map((feature) => feature.split('=')[0])
  expect(asked).toEqual(expect.arrayContaining(['camera', 'geolocation', 'microphone', 'payment', 'usb']))
})

// Regression: Back from a page of another opener policy gave WebKit's visitors an empty form.
test('a page is alone in its group of windows, except where its form is posted to another origin', () => {
  for (const path of [...pages, '/404.html']) {
    expect(headersFor(rules, path)['Cross-Origin-Opener-Policy']).toBe('same-origin')
    expect(headersFor(rulesFor(CONNECTED), path)).not.toHaveProperty('Cross-Origin-Opener-Policy')
  }
})

test('other sites may show pictures and icons, and embed nothing else', () => {
  const sharing = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy']
  for (const path of [...pages, '/404.html', '/assets/1a2b3c4d/page.js'])
    expect([path, sharing(path)]).toEqual([path, 'same-origin'])
  for (const path of ['/pictures/hero/office.avif', '/social/home.png', '/icons/192.png', '/favicon.svg'])
    expect([path, sharing(path)]).toEqual([path, 'cross-origin'])
})

test.each([
  [{ includeSubDomains: false, preload: false }, /^max-age=\d+$/],
  [{ includeSubDomains: true, preload: false }, /^max-age=\d+; includeSubDomains$/],
  [{ includeSubDomains: true, preload: true }, /^max-age=\d+; includeSubDomains; preload$/],
])('browsers are told of https what the owner says: %j', (https, expected) => {
  const said = headersFor(rulesFor(NETLIFY, https), '/')['Strict-Transport-Security'] ?? ''
  expect(said).toMatch(expected)
  // hstspreload.org asks for one year at least.
  expect(parseInt(said.slice('max-age='.length))).toBeGreaterThanOrEqual(365 * 24 * 60 * 60)
  const { 'cloudfront.json': text = '' } = configurations(rulesFor(NETLIFY, https))
  expect(securityIn(text).StrictTransportSecurity).toEqual({
    Override: true,
    AccessControlMaxAgeSec: parseInt(said.slice('max-age='.length)),
    IncludeSubdomains: https.includeSubDomains,
    Preload: https.preload,
  })
})

test('what a page loads has to agree to it, unless somebody else’s frame or script is connected', () => {
  const { form, calendar, delivery, analytics } = CONNECTED.integrations
  const none = { form: null, calendar: null, delivery, analytics: null }
  const embedder = (integrations: Variant['integrations']) =>
    headersFor(rulesFor({ integrations }), '/')['Cross-Origin-Embedder-Policy']
  expect(embedder(none)).toBe('require-corp')
  for (const connected of [{ form }, { calendar }, { analytics }])
    expect([connected, embedder({ ...none, ...connected })]).toEqual([connected, undefined])
})

test('search engines list a page and not its Markdown edition', () => {
  expect(headersFor(rules, '/llms-full.txt')['X-Robots-Tag']).toBe('noindex')
  for (const path of pages) {
    expect([path, headersFor(rules, path)['X-Robots-Tag']]).toEqual([path, undefined])
    expect([path, headersFor(rules, `${path}index.md`)['X-Robots-Tag']]).toEqual([path, 'noindex'])
  }
})

test('search engines are told to leave out the names that Cloudflare gives, unless one is the site’s own', () => {
  const paths = rules.map(({ path }) => path)
  const given = ['https://:project.pages.dev/*', 'https://:name.:account.workers.dev/*']
  // Netlify takes what follows a line that it does not know for headers of the rule before.
  expect(paths.slice(0, given.length)).toEqual(given)
  for (const url of ['https://company.pages.dev', 'https://site.company.workers.dev'])
    expect(rulesFor(NETLIFY, undefined, undefined, url).filter(({ path }) => given.includes(path))).toEqual([])
})

test('every answer names llms.txt, where agents find the site as text', () => {
  for (const path of [...pages, '/areas/index.md', '/no-such-page/'])
    expect(headersFor(rules, path).Link).toBe('</llms.txt>; rel=describedby')
})

const {
  'cloudfront.json': cloudfront = '',
  'cloudfront-pictures.json': cloudfrontPictures = '',
  'cloudfront-markdown.json': cloudfrontMarkdown = '',
} = configurations(rules)

test('what a server is told differs from the usual exactly where _headers does', () => {
  const { everywhere, varying } = hostRules(rules)
  const paths = [...pages, '/assets/a.js', '/pictures/a.avif', '/social/a.png', '/favicon.ico', '/favicon.icon']
  for (const path of [...paths, '/areas/index.md', '/areas/md']) {
    const own = varying.flatMap(({ name, usual, places }) => {
      const place = places.find((each) => new RegExp(pathPattern(each.path)).test(path))
      const value = place?.value ?? usual
      return value ? [[name, value] as const] : []
    })
    // A path that no rule names has the usual values.
    expect({ ...everywhere, ...Object.fromEntries(own) }).toEqual({
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...headersFor(rules, path),
    })
  }
})

interface CloudfrontPolicy {
  Comment: string
  Name: string
  SecurityHeadersConfig: Record<string, unknown>
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string; Override: boolean }[] }
}
const readPolicy = (text: string) => JSON.parse(text) as CloudfrontPolicy
function securityIn(text: string) {
  return readPolicy(text).SecurityHeadersConfig
}

test('cloudfront.json has what AWS calls security headers in their own fields, and the others beside them', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = readPolicy(cloudfront)
  expect(security).toEqual({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: POLICY },
    ContentTypeOptions: { Override: true },
    FrameOptions: { Override: true, FrameOption: 'DENY' },
    ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
    StrictTransportSecurity: expect.objectContaining({ Override: true }),
  })
  expect(custom.Quantity).toBe(custom.Items.length)
  // A file that was uploaded with its own caching keeps it.
  expect(custom.Items.map(({ Header, Override }) => [Header, Override])).toEqual([
    ['Permissions-Policy', true],
    ['Cross-Origin-Opener-Policy', true],
    ['Cross-Origin-Embedder-Policy', true],
    ['Link', true],
    ['Cross-Origin-Resource-Policy', true],
    ['Cache-Control', false],
  ])
})

test('cloudfront-pictures.json is the same but for what other sites may show, and names its paths', () => {
  const [usual, pictures] = [readPolicy(cloudfront), readPolicy(cloudfrontPictures)]
  expect(pictures.SecurityHeadersConfig).toEqual(usual.SecurityHeadersConfig)
  const different = pictures.CustomHeadersConfig.Items.filter((_, i) => {
    return JSON.stringify(usual.CustomHeadersConfig.Items[i]) !== JSON.stringify(pictures.CustomHeadersConfig.Items[i])
  })
  expect(different).toEqual([{ Header: 'Cross-Origin-Resource-Policy', Value: 'cross-origin', Override: true }])
  const shown = rules.filter(({ headers }) => headers['Cross-Origin-Resource-Policy'] === 'cross-origin')
  for (const { path } of shown) expect(pictures.Comment.split(' ')).toContain(path)
  expect(pictures.Name).not.toBe(usual.Name)
  // docs.aws.amazon.com: the longest comment of a policy.
  for (const { Comment } of [usual, pictures]) expect(Comment.length).toBeLessThanOrEqual(128)
})

test('cloudfront-markdown.json is the same but for what search engines are not to list, and names its paths', () => {
  const [usual, markdown] = [readPolicy(cloudfront), readPolicy(cloudfrontMarkdown)]
  expect(markdown.SecurityHeadersConfig).toEqual(usual.SecurityHeadersConfig)
  const known = usual.CustomHeadersConfig.Items.map((item) => JSON.stringify(item))
  const added = markdown.CustomHeadersConfig.Items.filter((item) => !known.includes(JSON.stringify(item)))
  expect(added).toEqual([{ Header: 'X-Robots-Tag', Value: 'noindex', Override: true }])
  expect(markdown.Comment.split(' ')).toContain('/*.md')
})

// Regression: the build said nothing of a policy that is longer than AWS takes.
test('an owner hears of a Content-Security-Policy that is longer than CloudFront takes, and what to do', () => {
  const long = (length: number) =>
    cloudfrontWarning(hostRules([{ path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(length) } }]))
  expect(cloudfrontWarning(hostRules(rules))).toBeUndefined()
  expect(long(1783)).toBeUndefined()
  expect(long(1784)).toMatch(
    /^cloudfront\.json: .* has 1784 characters; CloudFront takes at most 1783\. Before .* raise/,
  )
})

test('a rule that the configurations cannot say is refused, with where and what to do', () => {
  const wrong = [
    { path: '/feed.xml', headers: { Link: '</a>' } },
    { path: '/pictures/*', headers: { 'Referrer-Policy': 'no-referrer' } },
    { path: '/*', headers: { 'Cache-Control': 'no-store' } },
  ]
  expect(() => configurations([...rules, ...wrong])).toThrow(
    /these rules of _headers:\n {2}\/feed\.xml: Link\n {2}\/pictures\/\*: Referrer-Policy\n {2}\/\*: Cache-Control\nExpected: .*Change headerRules/,
  )
})

test('a value that CloudFront has no field for is refused', () => {
  const odd = rules.map(({ path, headers }) =>
    path === '/*' ? { path, headers: { ...headers, 'X-Frame-Options': 'ALLOWALL' } } : { path, headers },
  )
  expect(() => configurations(odd)).toThrow('_headers has X-Frame-Options: "ALLOWALL" for /*')
})
