// The site on real web servers, each with the configuration that the build writes for it. What is
// not on the computer is skipped: scripts/tools/servers.ts fetches it, or says what is missing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { siteUrl } from '@/lib/site/site-url'
import { TEXT_FILE } from '../../scripts/export/file-types'
import { CONFIGURATIONS, configurations } from '../../scripts/hosting/configurations'
import { hostTable } from '../../scripts/hosting/rules'
import { DEFAULT_CACHING, headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { readManifest } from '../../scripts/release/manifest'
import { findServer } from '../../scripts/tools/servers'
import {
  FOREIGN,
  REFUSED,
  SECRET,
  UNKNOWN,
  UNKNOWN_PAGE,
  bareType,
  comparedHeaders,
  expectEveryPage,
  fileOf,
  isKept,
  origin,
  pages,
  redirects,
  rules,
  table,
  typeOf,
  writeSite,
} from '../support/host-site'
import { startApache, WEB_SERVERS, type RunningServer } from '../support/web-servers'
import { OUT } from './out'

const HASHED = 'public, max-age=31536000, immutable'

/** Has a precompressed file. */
const COMPRESSED = '/'

const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
beforeAll(() => writeSite(folder))
afterAll(() => rmSync(folder, { recursive: true }))

const UNPACK: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Ways out of the site's folder; a server may also call them wrong. */
const OUTSIDE = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt', '/%']

describe.each(Object.entries(WEB_SERVERS))('%s', (name, { needs, start }) => {
  const isThere = !needs || findServer(needs) !== undefined
  let server: RunningServer
  beforeAll(async () => {
    if (isThere) server = await start({ folder, table })
  })
  afterAll(() => (isThere ? server.stop() : undefined))
  const row = (title: string, check: (server: RunningServer) => Promise<void>) =>
    (isThere ? test : test.skip)(title, () => check(server))

  row('has every page at its address, with the headers of _headers', async ({ ask }) => {
    await expectEveryPage(ask)
  })

  // Regression: Apache sent a compressed Markdown file without the noindex of the plain one.
  row('has every file with the type and the caching of the manifest, and its other headers', async ({ ask }) => {
    const files = (readManifest(OUT)?.files ?? []).filter(({ path }) => !isKept(path))
    const questions = files.flatMap((file) => ['identity', 'gzip, br'].map((accepted) => ({ ...file, accepted })))
    for (const { path, type, caching, accepted } of questions) {
      const answer = await ask(encodeURI(`/${path}`), { method: 'HEAD', headers: { 'Accept-Encoding': accepted } })
      const { headers } = answer
      expect([path, answer.status, bareType(headers['content-type'])]).toEqual([path, 200, bareType(type)])
      if (type.includes('charset')) expect([path, typeOf(headers['content-type'])]).toEqual([path, typeOf(type)])
      expect([path, headers['cache-control']]).toEqual([path, caching])
      const { found, expected } = comparedHeaders(answer, `/${path}`)
      expect([path, found]).toEqual([path, expected])
    }
  })

  row('leads an address without its slash to the page, with its query, and nowhere else', async ({ ask }) => {
    for (const path of pages.filter((path) => path !== '/')) {
      for (const query of ['', '?utm_source=post&utm_source=b&q=a%20b%26c']) {
        const { status, headers } = await ask(path.slice(0, -1) + query)
        expect([path, status]).toEqual([path, 301])
        expect(new URL(headers.location ?? '', origin).href).toBe(`${origin}${path}${query}`)
      }
    }
  })

  row('leads an address of an earlier site to the page in its place, with its query', async ({ ask }) => {
    for (const { from, to } of redirects) {
      for (const query of ['', '?utm_source=post&q=a%20b%26c']) {
        const { status, headers } = await ask(from + query)
        expect([from, status]).toEqual([from, 301])
        expect(new URL(headers.location ?? '', origin).href).toBe(`${origin}${to}${query}`)
        // Regression: lighttpd sent them with pages alone.
        for (const [header, value] of Object.entries(table.everywhere))
          expect([from, header, headers[header.toLowerCase()]]).toEqual([from, header, value])
      }
    }
  })

  row('has the 404 page for what is unknown or hidden, which nobody keeps', async ({ ask }) => {
    for (const path of [...UNKNOWN, ...REFUSED]) {
      const answer = await ask(path)
      expect([path, answer.status, answer.body.toString() === UNKNOWN_PAGE]).toEqual([path, 404, true])
      expect([path, typeOf(answer.headers['content-type'])]).toEqual([path, 'text/html;charset=utf-8'])
      const caching = answer.headers['cache-control']
      expect([path, caching]).toEqual([path, DEFAULT_CACHING['Cache-Control']])
      const everywhere = Object.entries(table.everywhere)
      expect(everywhere.map(([header]) => [path, header, answer.headers[header.toLowerCase()]])).toEqual(
        everywhere.map(([header, value]) => [path, header, value]),
      )
    }
  })

  // Regression: Caddy and lighttpd answered a browser that has the 404 page with 404 and no page.
  row('sends the whole 404 page, also to who has it or asks for a part of it', async ({ ask }) => {
    const { etag = '*', 'last-modified': changed = 'Fri, 01 Jan 2100 00:00:00 GMT' } = (await ask('/nope/')).headers
    const asked = { 'If-None-Match': etag, 'If-Modified-Since': changed, 'If-Match': '"other"', Range: 'bytes=0-9' }
    for (const [name, value] of Object.entries(asked))
      for (const path of ['/nope/', '/assets/none.js']) {
        const { status, body } = await ask(path, { headers: { [name]: value } })
        expect([name, path, status, body.toString() === UNKNOWN_PAGE]).toEqual([name, path, 404, true])
      }
  })

  // Regression: Caddy answered 500, as if it were broken.
  row('takes a name that is too long for a file for the mistake of who asks', async ({ ask }) => {
    for (const end of ['', '/', '.html']) expect((await ask(`/${'a'.repeat(300)}${end}`)).status).toBeLessThan(500)
  })

  row('shows nothing that is outside of the site', async ({ ask }) => {
    for (const path of OUTSIDE) {
      const { status, body } = await ask(path)
      expect([400, 403, 404]).toContain(status)
      expect(body.toString()).not.toContain(SECRET)
    }
  })

  row('redirects to no other site, whatever is asked', async ({ ask }) => {
    for (const path of FOREIGN) {
      const { headers } = await ask(path)
      const { location } = headers
      if (location) expect([path, new URL(location, origin).hostname]).toEqual([path, table.name])
    }
  })

  // Regression: the bundled server sent pages without headers, and _headers itself.
  row('takes an address with the name of the site for its path', async ({ ask }) => {
    for (const path of ['/', '/about/', '/about', '/_headers', '/.env', '/nope/']) {
      const [found, expected] = [await ask(origin + path), await ask(path)].map(({ status, headers }) => {
        const names = ['content-type', 'location', 'content-security-policy']
        return [status, ...names.map((name) => headers[name])]
      })
      expect([path, found]).toEqual([path, expected])
    }
  })

  row('sends to each client an encoding that it accepts', async ({ ask }) => {
    const packs = (accepted: string) => ask(COMPRESSED, { headers: { 'Accept-Encoding': accepted } })
    for (const accepted of ['gzip', 'br, gzip', 'gzip, br;q=0', 'br;q=0, gzip;q=1.0', 'gzip, deflate, br, zstd']) {
      const { headers, body } = await packs(accepted)
      const coding = headers['content-encoding'] ?? ''
      const allowed = /br(?!;q=0)/.test(accepted) ? ['br', 'gzip'] : ['gzip']
      expect([accepted, allowed.includes(coding)]).toEqual([accepted, true])
      expect(UNPACK[coding]?.(body).equals(fileOf(COMPRESSED))).toBe(true)
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'zstd'])
      expect([accepted, (await packs(accepted)).headers['content-encoding']]).toEqual([accepted, undefined])
  })

  // Regression: Caddy sent XML as it is. The bundled server compresses nothing by itself.
  if (name !== 'the bundled server')
    row('compresses every text that is worth it', async ({ ask }) => {
      const texts = (readManifest(OUT)?.files ?? []).filter(({ path, bytes }) => TEXT_FILE.test(path) && bytes > 1024)
      for (const { path } of texts.filter(({ path }) => !isKept(path))) {
        const { headers } = await ask(encodeURI(`/${path}`), { headers: { 'Accept-Encoding': 'gzip, br' } })
        expect([path, headers['content-encoding']]).toEqual([path, expect.stringMatching(/^(br|gzip)$/)])
      }
    })

  row('knows parts of files, headers alone, and what a browser has already', async ({ ask }) => {
    const picture = readManifest(OUT)?.files.find(({ path }) => path.endsWith('.avif'))?.path ?? ''
    const part = await ask(`/${picture}`, { headers: { Range: 'bytes=0-9' } })
    expect([part.status, part.body.length, part.headers['cache-control']]).toEqual([206, 10, HASHED])
    const head = await ask('/', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    // Regression: Apache sent a page that it had compressed itself again and again.
    const questions = ['/', `/${picture}`, ...pages.slice(1, 2)].flatMap((path) =>
      ['identity', 'gzip, deflate, br'].map((accepted) => [path, { 'Accept-Encoding': accepted }] as const),
    )
    for (const [path, accepted] of questions) {
      const { etag, 'last-modified': changed } = (await ask(path, { headers: accepted })).headers
      const all = [...(etag ? [{ 'If-None-Match': etag }] : []), ...(changed ? [{ 'If-Modified-Since': changed }] : [])]
      expect([path, accepted, all]).not.toEqual([path, accepted, []])
      for (const known of all) {
        const again = await ask(path, { headers: { ...accepted, ...known } })
        expect([path, accepted, again.status, again.body.length]).toEqual([path, accepted, 304, 0])
        expect(again.headers['cache-control']).toBe(headersFor(rules, path)['Cache-Control'])
        expect(again.headers['content-security-policy']).toBe(table.everywhere['Content-Security-Policy'])
      }
    }
  })

  // Regression: the bundled server said that the page was unknown; lighttpd left out the headers.
  row('has the page for who asks for a part that it does not have, or as it was, with its headers', async ({ ask }) => {
    for (const asked of [{ Range: 'bytes=99999999-' }, { 'If-Match': '"other"' }]) {
      // nginx ends the connection with such an answer.
      const { status, headers } = await ask('/', { headers: { ...asked, Connection: 'close' } })
      expect([asked, [200, 412, 416].includes(status)]).toEqual([asked, true])
      // nginx sends each twice.
      for (const [header, value] of Object.entries(table.everywhere))
        expect([asked, header, headers[header.toLowerCase()]]).toEqual([asked, header, expect.stringContaining(value)])
    }
  })

  // Regression: Caddy and Apache answered a form that was sent to a page with that page, as if it
  // had arrived.
  row('takes nothing that is sent to a page', async ({ ask }) => {
    for (const path of ['/', '/index.html', ...pages, '/nope/']) {
      const { status } = await ask(path, { method: 'POST' })
      expect([path, [404, 405].includes(status)]).toEqual([path, true])
    }
  })

  row('answers over IPv6', async ({ ask }) => {
    const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    if (addresses.some(({ family }) => family === 'IPv6')) expect((await ask('/', { isIPv6: true })).status).toBe(200)
  })

  const knowsHttps = /site|htaccess/.test(name)
  if (!knowsHttps && !name.startsWith('lighttpd')) return

  row('leads from http and from the other name to the one address, with path and query', async ({ ask }) => {
    const [path = '/'] = pages.slice(1)
    const http = [
      { host: table.name, isPlain: true },
      { host: table.otherName, isPlain: true },
    ]
    const asked = [...(knowsHttps ? http : []), { host: table.otherName }]
    for (const question of asked) {
      for (const end of ['', path, `${path}?utm_source=post&q=a%20b`, '//evil.example/', '/\\evil.example']) {
        // One step may lead from http to https, the next from one name to the other.
        let address = end || '/'
        let at = question as { host: string; isPlain?: boolean }
        for (let step = 0; step < 2 && (at.isPlain || at.host !== table.name); step++) {
          const { status, headers } = await ask(address, at)
          expect([at, [301, 308].includes(status)]).toEqual([at, true])
          const { protocol, hostname, pathname, search } = new URL(headers.location ?? '')
          expect([table.name, table.otherName]).toContain(hostname)
          at = { host: hostname, isPlain: protocol !== 'https:' }
          address = pathname + search
        }
        expect([at.isPlain, at.host]).toEqual([false, table.name])
        if (!end.includes('evil')) expect(address).toBe(end || '/')
      }
    }
  })
})

const withApache = findServer('apache') ? test : test.skip
withApache('Apache without the module “headers” has pages, redirects and the 404 page all the same', async () => {
  const { ask, stop } = await startApache({ folder, table }, ['rewrite'])
  const [home, unknown, redirect] = [await ask('/'), await ask('/nope/'), await ask('/about')]
  await stop()
  expect([home.status, home.body.equals(fileOf('/'))]).toEqual([200, true])
  expect([unknown.status, unknown.body.toString() === UNKNOWN_PAGE]).toEqual([404, true])
  expect(redirect.headers.location).toBe(`${origin}/about/`)
})

// Regression: it led the other name to https, which does not answer before there is a certificate.
withApache('Apache shows over http what proves to an authority that both names are the owner’s', async () => {
  const path = '/.well-known/acme-challenge/token'
  const proofs = join(folder, 'out/.well-known/acme-challenge')
  mkdirSync(proofs, { recursive: true })
  writeFileSync(join(proofs, 'token'), 'a proof')
  const { ask, stop } = await startApache({ folder, table })
  for (const host of [table.name, table.otherName]) {
    const { status, body } = await ask(path, { host, isPlain: true })
    expect([host, status, body.toString()]).toEqual([host, 200, 'a proof'])
  }
  await stop()
})

test('the configurations of web servers are those of this build', () => {
  const built = hostTable(readHeaders(OUT), siteUrl(), pages)
  for (const [name, text] of Object.entries(configurations(built)))
    expect([name, readFileSync(join(CONFIGURATIONS, name), 'utf8')]).toEqual([name, text])
})
