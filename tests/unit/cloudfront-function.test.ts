import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

interface Request {
  uri: string
  querystring: Record<string, { value: string }>
}

const context = createContext({})
runInContext(readFileSync('hosting/cloudfront-function.js', 'utf8'), context)
const handle = (uri: string, querystring: Request['querystring'] = {}) =>
  (context.handler as (event: { request: Request }) => object)({ request: { uri, querystring } })

test.each([
  ['/', '/index.html'],
  ['/services/office-cleaning/', '/services/office-cleaning/index.html'],
  ['/assets/1a2b3c4d/page.js', '/assets/1a2b3c4d/page.js'],
  ['/sitemap.xml', '/sitemap.xml'],
])('%s is answered by %s', (path, file) => {
  expect(handle(path)).toEqual({ uri: file, querystring: {} })
})

test.each([
  ['/areas', {}, '/areas/'],
  ['/v1.2/areas', {}, '/v1.2/areas/'],
  ['/areas', { utm_source: { value: 'post' }, q: { value: 'a%20b' } }, '/areas/?utm_source=post&q=a%20b'],
])('%s with %j is redirected to %s', (path, query, address) => {
  expect(handle(path, query)).toMatchObject({ statusCode: 301, headers: { location: { value: address } } })
})

// Regression: an address with two slashes at its start was redirected to the site that it named.
test.each(['//evil', '//evil.example/a', '///evil.example/a', '/\\evil.example/a', '\\\\evil.example\\a/b'])(
  '%s is redirected within the site',
  (path) => {
    const { headers } = handle(path) as { headers: { location: { value: string } } }
    expect(new URL(headers.location.value, 'https://www.clearquay.test').origin).toBe('https://www.clearquay.test')
  },
)
