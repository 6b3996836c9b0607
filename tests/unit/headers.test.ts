import { headerRules, headersFile } from '../../scripts/finish/headers'
import { DEFAULT_CACHING, headersFor, parseHeaders } from '../../scripts/headers-file.mjs'
import { configurations } from '../../scripts/hosting/configurations'

const POLICY = "default-src 'none'; script-src 'self' 'sha256-AbC+/1=='; frame-ancestors 'none'"
const rules = headerRules(POLICY)

test('what is written into _headers is read again as it was', () => {
  expect(parseHeaders(`# A comment\n\n${headersFile(rules)}`)).toEqual(rules)
})

// developers.cloudflare.com/pages/configuration/headers/: the values of a header that two matching rules have are
// joined by a comma.
test('no header stands in two rules that match the same path', () => {
  const [everywhere, ...folders] = rules
  expect(everywhere?.path).toBe('/*')
  const names = Object.keys(everywhere?.headers ?? {})
  for (const { path, headers } of folders) {
    expect(Object.keys(headers).filter((name) => names.includes(name))).toEqual([])
    expect(folders.filter((other) => other.path.startsWith(path.slice(0, -1)))).toHaveLength(1)
  }
})

test('it keeps to the limits of Cloudflare Pages: 100 rules, 2,000 characters a line', () => {
  const lines = headersFile(rules).split('\n')
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000)
})

test('pages are asked for anew, files named by their content are kept for a year', () => {
  const caching = (path: string) => headersFor(rules, path)['Cache-Control']
  for (const path of ['/', '/areas/', '/_next/data', '/picture/', '/sitemap.xml'])
    expect([path, caching(path)]).toEqual([path, DEFAULT_CACHING['Cache-Control']])
  for (const path of ['/_next/static/chunks/a.js', '/pictures/hero/office.avif'])
    expect([path, caching(path)]).toEqual([path, 'public, max-age=31536000, immutable'])
})

test('every path gets the policy and the rest of the set', () => {
  for (const path of ['/', '/no-such-page/', '/pictures/hero/office.avif'])
    expect(headersFor(rules, path)).toMatchObject({
      'Content-Security-Policy': POLICY,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringMatching(/\bcamera=\(\).*\bclipboard-write=\(self\)/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
})

const { 'cloudfront.json': cloudfront = '', ...servers } = configurations(rules)

test.each(Object.entries(servers))(
  '%s says every header with its value, and the caching of every folder',
  (_, text) => {
    const said = text.replaceAll('"', '')
    const lines = rules.flatMap(({ path, headers }) =>
      Object.entries(headers).map(([name, value]) => (path === '/*' ? `${name} ${value}` : value)),
    )
    expect(lines.filter((line) => !said.includes(line))).toEqual([])
    expect(rules.filter(({ path }) => !said.includes(path.slice(1, -1)))).toEqual([])
  },
)

test('cloudfront.json has what AWS calls security headers in their own fields, and the others beside them', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(cloudfront) as {
    SecurityHeadersConfig: object
    CustomHeadersConfig: { Quantity: number; Items: { Header: string; Override: boolean }[] }
  }
  expect(security).toEqual({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: POLICY },
    ContentTypeOptions: { Override: true },
    FrameOptions: { Override: true, FrameOption: 'DENY' },
    ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: true,
    },
  })
  expect(custom.Quantity).toBe(custom.Items.length)
  // A file that was uploaded with its own caching keeps it.
  expect(custom.Items.map(({ Header, Override }) => [Header, Override])).toEqual([
    ['Permissions-Policy', true],
    ['Cross-Origin-Opener-Policy', true],
    ['Cross-Origin-Resource-Policy', true],
    ['Cache-Control', false],
  ])
})

test('a rule that the configurations cannot say is refused, with where and what to do', () => {
  const wrong = [
    { path: '/feed.xml', headers: { 'Cache-Control': 'no-store' } },
    { path: '/pictures/*', headers: { 'X-Robots-Tag': 'noindex' } },
  ]
  expect(() => configurations([...rules, ...wrong])).toThrow(
    /these rules of _headers:\n {2}\/feed\.xml: Cache-Control\n {2}\/pictures\/\*: X-Robots-Tag\nExpected: .*Change headerRules/,
  )
})

test('a value that CloudFront has no field for is refused', () => {
  const [everywhere, ...folders] = rules
  const odd = { path: '/*', headers: { ...everywhere?.headers, 'X-Frame-Options': 'ALLOWALL' } }
  expect(() => configurations([odd, ...folders])).toThrow('_headers has X-Frame-Options: "ALLOWALL" for /*')
})
