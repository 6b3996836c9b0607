// What hosts do wrong, as npm run check:live has to say it.
import type { Row } from '../../scripts/check-live/site'
import type { Change } from './changed-site'
import { ORIGIN, at, header, inDays, replace, status } from './live-site'

const HTTP = 'http://www.clearquay.test'
const BARE = 'https://clearquay.test'
const BARE_HTTP = 'http://clearquay.test'
export const SCRIPT = '/assets/a-1a2b3c4d.js'
const CARD = '/social/card.png'
const UNKNOWN = '/check-live/no-such-page/'
const UNKNOWN_SCRIPT = '/assets/check-live-00000000.js'
export const HEALTH = '/quote/health'
const SECURITY = '/.well-known/security.txt'

const answersFor =
  (name: string, change: (answer: Parameters<Change>[0]) => void): Change =>
  (answer, { host }) => {
    if (host === name) change(answer)
  }
const answersTo =
  (asked: string, change: (answer: Parameters<Change>[0]) => void): Change =>
  (answer, { method, path }) => {
    if (`${method} ${path}`.startsWith(asked)) change(answer)
  }
const expires = (date: string) => replace(/Expires: .*/, `Expires: ${date}`)

/** By row: what a host does wrong, the row's state then, what it says, and how the host does it. */
export const FAULTS: Record<string, [what: string, state: Row['state'], says: string, change: Change][]> = {
  'http to https': [
    ['answers http itself', 'fail', `${HTTP}/contact/?check=live answers 200`, answersFor(HTTP, status(200))],
    ['redirects for now only', 'warn', 'answers 302', answersFor(HTTP, status(302))],
  ],
  'With and without www': [
    ['loses the path', 'fail', `to ${ORIGIN}/`, answersFor(BARE, header('location', `${ORIGIN}/`))],
    // Regression: a redirect to the home page that kept the query was right.
    [
      'loses the path alone',
      'fail',
      `to ${ORIGIN}/?check=live`,
      answersFor(BARE, header('location', `${ORIGIN}/?check=live`)),
    ],
    // Regression: the other name was asked with https alone.
    [
      'answers it with http',
      'fail',
      `${BARE_HTTP}/contact/?check=live answers 200`,
      answersFor(BARE_HTTP, status(200)),
    ],
    ['redirects in a circle', 'fail', `to ${BARE}/`, answersFor(BARE, header('location', `${BARE}/`))],
  ],
  Version: [['serves another version', 'fail', '/index.md: has another content', at('/index.md', replace('#', ''))]],
  'Pages as built': [
    ['inserts a script', 'fail', '/about/: has another content', at('/about/', replace(/$/, '<script>'))],
  ],
  'Files and types': [
    [
      'guesses types',
      'fail',
      'text/plain instead of text/javascript',
      at(SCRIPT, header('content-type', 'text/plain')),
    ],
    // Regression: of pictures only the type was looked at, so that an empty one was right.
    [
      'has half a picture',
      'fail',
      `${CARD}: 7 bytes instead of`,
      answersTo(`HEAD ${CARD}`, header('content-length', '7')),
    ],
    ['lacks a picture', 'fail', `${CARD}: answers 404`, answersTo(`HEAD ${CARD}`, status(404))],
  ],
  Headers: [
    [
      'sends no policy',
      'fail',
      '/about/: no Content-Security-Policy',
      at('/about/', header('content-security-policy')),
    ],
    ['sends another policy', 'fail', 'is default-src *', at('/', header('content-security-policy', 'default-src *'))],
  ],
  'Caching of hashed files': [
    ['has no rule for them', 'warn', 'no Cache-Control', at(SCRIPT, header('cache-control'))],
  ],
  'Caching of other files': [
    [
      'keeps pages for a day',
      'fail',
      '/about/: max-age=86400',
      at('/about/', header('cache-control', 'max-age=86400')),
    ],
  ],
  Compression: [['compresses nothing', 'warn', '/: 2', (answer) => header('content-encoding')(answer)]],
  'Missing addresses': [
    ['answers with a page', 'fail', `${UNKNOWN}: answers 200`, at(UNKNOWN, status(200))],
    ['has a 404 page of its own', 'fail', '404 with another page', at(UNKNOWN, replace('Unknown', 'Oops'))],
    [
      'keeps that a file is missing',
      'fail',
      'is kept',
      at(UNKNOWN_SCRIPT, header('cache-control', 'max-age=31536000')),
    ],
  ],
  'Addresses without slash': [
    ['loses the query', 'fail', '/about: 301 to /about/', answersTo('GET /about?', header('location', '/about/'))],
    ['has the page at both', 'fail', '/about: answers 200', answersTo('GET /about?', status(200))],
    ['leads elsewhere', 'fail', 'to //evil.test/', answersTo('GET /about?', header('location', '//evil.test/'))],
  ],
  // Regression: the page for hosts that cannot redirect was expected of hosts that can.
  'Earlier addresses': [
    ['has nothing there', 'fail', '/old: answers 404', answersTo('GET /old?', status(404))],
    ['shows the page that leads on', 'warn', '/old/: answers 200', answersTo('GET /old/?', status(200))],
    ['loses the query', 'warn', '/old: 301 to /about/', answersTo('GET /old?', header('location', '/about/'))],
    ['redirects for now only', 'warn', '/old: 302 to', answersTo('GET /old?', status(302))],
  ],
  'Lead receiver': [
    ['is not the one of the receiver', 'fail', `${ORIGIN}${HEALTH} answers 404`, at(HEALTH, status(404))],
    [
      'has a receiver that cannot mail',
      'fail',
      'answers 503 not ok: nobody is mailed',
      at(HEALTH, (answer) => Object.assign(answer, { status: 503, body: Buffer.from('not ok: nobody is mailed\n') })),
    ],
  ],
  'POST to a page': [['answers with the page', 'fail', 'answers 200', answersTo('POST /', status(200))]],
  Sitemap: [
    ['lacks it', 'fail', 'answers 404, and has no address', at('/sitemap.xml', status(404))],
    ['redirects a page', 'fail', `${ORIGIN}/about/: answers 301`, at('/about/', status(301))],
    [
      'rewrites the canonical address',
      'fail',
      'is https://b.test/about/',
      at('/about/', replace(ORIGIN, 'https://b.test')),
    ],
  ],
  'Search engines': [
    ['calls it a preview', 'warn', 'noindex', at('/', header('x-robots-tag', 'noindex'))],
    // Regression: the home page spoke for all others.
    ['hides one page', 'warn', '/about/: noindex', at('/about/', header('x-robots-tag', 'googlebot: noindex'))],
  ],
  'Social pictures': [
    ['sends a page instead', 'fail', 'is no picture', answersTo(`GET ${CARD}`, replace(/^.*$/s, '<h1>'))],
    [
      'keeps them for itself',
      'fail',
      'other sites may not',
      at(CARD, header('cross-origin-resource-policy', 'same-origin')),
    ],
  ],
  'robots.txt': [
    ['forbids everything', 'fail', 'Disallow: /', at('/robots.txt', replace('Allow: /', 'Disallow: /'))],
    ['writes one of its own', 'fail', 'has no line “Sitemap:', at('/robots.txt', replace(/Sitemap.*/, ''))],
  ],
  'security.txt': [
    ['leaves out hidden names', 'fail', 'answers 404', at(SECURITY, status(404))],
    ['has one that has expired', 'fail', 'expires on 2020', at(SECURITY, expires('2020-01-01T00:00:00Z'))],
    ['has one that ends soon', 'warn', 'expires on', at(SECURITY, expires(inDays(9).toISOString()))],
  ],
}
