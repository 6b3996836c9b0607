import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { network, type Network } from '../../scripts/check-live/ask'
import { checkLive } from '../../scripts/check-live/check'
import { describeRows } from '../../scripts/check-live/describe'
import type { Row } from '../../scripts/check-live/site'
import type { Manifest } from '../../scripts/release/manifest'
import { serveChanged, type Change, type ChangedSite, type Sent } from '../support/changed-site'
import { ORIGIN, at, header, inDays, replace, status, writeLiveExport } from '../support/live-site'
import { startServer } from '../support/local-server'

let folder: string
let manifest: Manifest
let site: ChangedSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'check-live-'))
  manifest = await writeLiveExport(folder, `<form name="quote" enctype="multipart/form-data" action="${ORIGIN}/quote">`)
  site = await serveChanged(folder)
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

/**
 * The site's names lead to the local server, which is told which one was asked for, as a host is
 * behind whatever ends TLS for it.
 */
const named: Network = {
  ask: (address, init) => {
    const { origin, hostname } = new URL(address)
    if (!hostname.endsWith('clearquay.test')) return network.ask(address, init)
    return network.ask(address.replace(origin, site.address), { ...init, headers: { 'X-Forwarded-Host': origin } })
  },
  certificateOf: () => Promise.resolve({ ends: inDays(80), names: ['www.clearquay.test'], trouble: undefined }),
  addressesOf: () => Promise.resolve(['192.0.2.1', '2001:db8::1']),
}

/** The table of the site at an address, whose host changes its right answers in this way. */
function rowsOf(change: Change, origin = ORIGIN): Promise<Row[]> {
  site.change((answer, request) => {
    const isOtherName = request.host.startsWith('http') && request.host !== ORIGIN
    if (request.path === HEALTH) Object.assign(answer, { status: 200, body: Buffer.from('ok\n') })
    if (isOtherName) Object.assign(answer, { status: 301, headers: { location: ORIGIN + request.path } })
    change(answer, request)
  })
  return checkLive({ origin, folder, manifest }, named)
}
const wrong = (rows: readonly Row[]) => rows.filter(({ state }) => state === 'fail' || state === 'warn')

const HTTP = 'http://www.clearquay.test'
const BARE = 'https://clearquay.test'
const SCRIPT = '/assets/a-1a2b3c4d.js'
const CARD = '/social/card.png'
const UNKNOWN = '/check-live/no-such-page/'
const UNKNOWN_SCRIPT = '/assets/check-live-00000000.js'
const HEALTH = '/quote/health'
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
const FAULTS: Record<string, [what: string, state: Row['state'], says: string, change: Change][]> = {
  'http to https': [
    ['answers http itself', 'fail', `${HTTP}/?check=live answers 200`, answersFor(HTTP, status(200))],
    ['redirects for now only', 'warn', 'answers 302', answersFor(HTTP, status(302))],
  ],
  'With and without www': [
    ['loses the path', 'fail', `to ${ORIGIN}/`, answersFor(BARE, header('location', `${ORIGIN}/`))],
    ['redirects in a circle', 'fail', `to ${BARE}/`, answersFor(BARE, header('location', `${BARE}/`))],
  ],
  Version: [['serves another version', 'fail', '/index.md: has another content', at('/index.md', replace('#', ''))]],
  'Pages as built': [
    ['inserts a script', 'fail', '/about/: has another content', at('/about/', replace(/$/, '<script>'))],
  ],
  'Content types': [
    [
      'guesses types',
      'fail',
      'text/plain instead of text/javascript',
      at(SCRIPT, header('content-type', 'text/plain')),
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
  'Search engines': [['calls it a preview', 'warn', 'noindex', at('/', header('x-robots-tag', 'noindex'))]],
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

test('a site that is served as it was built has nothing wrong, and every row has looked', async () => {
  const rows = await rowsOf(() => {})
  expect(rows.map(({ name, state }) => [name, state])).toEqual(rows.map(({ name }) => [name, 'ok']))
  expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(FAULTS), 'Address', 'Certificate', 'DNS'].sort())
})

test.each(Object.entries(FAULTS).flatMap(([row, faults]) => faults.map((fault) => [row, ...fault] as const)))(
  '“%s” says it where the host %s',
  async (row, _what, state, says, change) => {
    const found = wrong(await rowsOf(change)).find(({ name }) => name === row)
    expect(found).toMatchObject({ state, found: expect.stringContaining(says) as string })
    expect([found?.expected, found?.todo]).not.toContain(undefined)
  },
)

test('Netlify, which takes its forms at pages, may answer a POST', async () => {
  const rows = await rowsOf((answer, { method }) => {
    if (method === 'POST') Object.assign(answer, { status: 200, headers: { 'x-nf-request-id': '01J' } })
  })
  expect(wrong(rows)).toEqual([])
})

// Regression: a site on Cloudflare Pages, which sends scripts like this, was called wrong.
test('scripts may have their older name, without an encoding', async () => {
  expect(wrong(await rowsOf(at(SCRIPT, header('content-type', 'application/javascript'))))).toEqual([])
})

test('a host that changes pages is told from one that serves another version', async () => {
  const rows = await rowsOf((answer, { path }) => path.endsWith('/') && replace(/$/, '<!-- added -->')(answer))
  expect(wrong(rows).map(({ name }) => name)).toEqual(['Pages as built', 'Missing addresses'])
})

test('a site at another address than it was built for is wrong, but on this computer', async () => {
  const state = async (origin: string) => (await rowsOf(() => {}, origin)).find(({ name }) => name === 'Address')?.state
  expect(await state('https://other.clearquay.test')).toBe('fail')
  expect(await state(site.address)).toBe('not applicable')
})

test('each row is a line with its state, and says what to do where it is not ok', async () => {
  const text = describeRows(ORIGIN, await rowsOf(at('/', header('content-security-policy'))))
  expect(text).toMatch(/^fail {2}Headers +\/: no Content-Security-Policy\n +expected: .*\n +to do: /m)
  expect(text).toMatch(/\n\n\d+ ok, 0 to look at, 1 wrong$/)
})

test('a site that is found with IPv6 only is wrong', async () => {
  const onlyIPv6 = { ...named, addressesOf: () => Promise.resolve(['2001:db8::1']) }
  const rows = await checkLive({ origin: ORIGIN, folder, manifest }, onlyIPv6)
  expect(rows.find(({ name }) => name === 'DNS')).toMatchObject({ state: 'fail', found: '2001:db8::1' })
})

test('one of two servers that has a former version is found', async () => {
  let count = 0
  const stale = (answer: Sent) => count++ % 2 === 1 && replace('Clean', 'Cleaner')(answer)
  const rows = await rowsOf((answer, { path }) => path.endsWith('/') && stale(answer))
  expect(wrong(rows).map(({ name }) => name)).toContain('Pages as built')
  expect(rows.find(({ name }) => name === 'Pages as built')?.todo).toContain('one of several servers')
})

// Regression: each of a thousand questions waited for as long as an answer may take.
test('a site that stops answering is not asked on and on', async () => {
  let asked = 0
  const ask: Network['ask'] = (address, init) => {
    if (new URL(address).pathname === '/') return named.ask(address, init)
    asked++
    return Promise.reject(new Error('no answer within 20 seconds'))
  }
  const many = { ...manifest, files: manifest.files.flatMap((file) => [1, 2, 3, 4].map((n) => numbered(file, n))) }
  const rows = await checkLive({ origin: ORIGIN, folder, manifest: many }, { ...named, ask })
  expect(asked).toBeLessThan(30)
  expect(describeRows(ORIGIN, rows)).toContain('not asked, since 20 others had no answer')
})
const numbered = (file: Manifest['files'][number], n: number) => ({ ...file, path: `${n}/${file.path}` })

// Regression: an answer without an end filled the memory until the time was over.
test('an answer without an end is given up, and so is one that is not packed as it says', async () => {
  const endless = await startServer((_, response) => {
    const part = Buffer.alloc(1_000_000, 'x')
    const send = () => void (!response.destroyed && response.write(part, send))
    send()
  })
  try {
    const [, connection] = await checkLive({ origin: endless.address, folder, manifest }, network)
    expect(connection?.found).toBe('the answer is longer than 50 MB')
    endless.respondWith((_, response) => response.setHeader('Content-Encoding', 'gzip').end('<h1>Not packed</h1>'))
    const [, packed] = await checkLive({ origin: endless.address, folder, manifest }, network)
    expect(packed?.found).toBe('the answer is not compressed as its headers say')
  } finally {
    await endless.stop()
  }
})

test('where nothing answers, it says why, and asks for nothing else', async () => {
  const gone = await startServer(() => {})
  await gone.stop()
  const silent = await startServer((_, response) => response.destroy())
  const reasons = {
    [gone.address]: 'the server refuses the connection',
    [silent.address]: 'the server closes the connection without an answer',
    [site.address.replace('http', 'https')]:
      'TLS: what answers there does not speak it, or only versions that are too old',
  }
  for (const [origin, found] of Object.entries(reasons)) {
    const rows = await checkLive({ origin, folder, manifest }, network)
    expect(rows.map(({ name }) => name)).toEqual(['Certificate', 'Connection'])
    expect(rows[1]).toMatchObject({ state: 'fail', found })
  }
  const [, connection] = await checkLive({ origin: 'https://no-such-name.invalid', folder, manifest }, network)
  expect(connection?.found).toMatch(/^(the name is not in DNS|DNS does not answer)$/)
  await silent.stop()
})

test('a certificate that no authority has signed is refused', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createServer({ key, cert }, () => {})
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const [certificate] = await checkLive({ origin, folder, manifest }, network)
  server.close()
  expect(certificate).toMatchObject({
    state: 'fail',
    found: expect.stringMatching(
      /^TLS: the certificate is signed by nobody but itself; for localhost; ends in/,
    ) as string,
  })
})
