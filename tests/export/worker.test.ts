// The site on Cloudflare's own server for the files of a Worker, as hosting/worker sets it up.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { parseConfigFileTextToJson } from 'typescript'
import { getContent } from '@/lib/content/get-content'
import { hostRules } from '../../scripts/hosting/rules'
import { headersFile } from '../../scripts/policy/headers'
import { DEFAULT_CACHING, headersFor } from '../../scripts/policy/headers-file'
import { FOREIGN, rules, table } from '../support/host-site'
import { asker } from '../support/web-servers'
import { OUT, read } from './out'

interface Wrangler {
  compatibility_date: string
  assets: { binding: string; not_found_handling: 'none' }
}
const FOLDER = 'hosting/worker'
const wrangler = parseConfigFileTextToJson('wrangler.jsonc', readFileSync(`${FOLDER}/wrangler.jsonc`, 'utf8'))
const { compatibility_date, assets } = wrangler.config as Wrangler
const paths = getContent().routes.map(({ path }) => path)

const site = mkdtempSync(join(tmpdir(), 'worker-'))
let emulator: Miniflare
let origin: string
beforeAll(async () => {
  cpSync(OUT, site, { recursive: true })
  writeFileSync(join(site, '_headers'), headersFile(rules))
  // The emulator reads them, and takes Jest's error that there is none for another trouble.
  for (const name of ['.assetsignore', '_redirects']) writeFileSync(join(site, name), '')
  const { Miniflare } = await import('miniflare')
  const options = {
    modules: true,
    script: readFileSync(`${FOLDER}/worker.js`, 'utf8'),
    compatibilityDate: compatibility_date,
    assets: {
      directory: site,
      binding: assets.binding,
      routerConfig: { has_user_worker: true },
      assetConfig: { not_found_handling: assets.not_found_handling },
    },
  }
  emulator = new Miniflare(options)
  ;({ origin } = await emulator.ready)
})
afterAll(async () => {
  await emulator.dispose()
  rmSync(site, { recursive: true })
})

const ask = (path: string, method = 'GET') => fetch(`${origin}${path}`, { method, redirect: 'manual' })

test('every page is at its address, with the headers of _headers', async () => {
  for (const path of paths) {
    const answer = await ask(path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, read(`${path.slice(1)}index.html`)])
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      expect([path, name, answer.headers.get(name)]).toEqual([path, name, value])
  }
})

test('an address without its slash leads to the page, with its query', async () => {
  for (const path of paths.filter((path) => path !== '/')) {
    const { status, headers } = await ask(`${path.slice(0, -1)}?utm_source=post`)
    expect([status, headers.get('location')]).toEqual([307, `${path}?utm_source=post`])
  }
})

// Regression: the answer that a hashed file is missing was kept for a year.
test.each(['/nope', '/nope/deep/', '/ABOUT/', '/assets/1a2b3c4d/none.js', '/pictures/none.avif', '/_headers'])(
  '%s is unknown, which nobody keeps',
  async (path) => {
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([404, read('404.html')])
    expect(answer.headers.get('cache-control')).toBe(DEFAULT_CACHING['Cache-Control'])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const [name, value] of Object.entries(hostRules(rules).everywhere))
      expect([name, answer.headers.get(name)]).toEqual([name, value])
    expect(await (await ask(path, 'HEAD')).text()).toBe('')
  },
)

test('nothing that is sent to a page is taken', async () => {
  for (const path of ['/', '/thank-you/', '/nope']) expect([404, 405]).toContain((await ask(path, 'POST')).status)
})

test('no redirect leads to another site, whatever is asked', async () => {
  // The emulator says at length that others are no addresses.
  for (const path of FOREIGN.filter((path) => path.startsWith('/'))) {
    const location = await new Promise<string | undefined>((resolve, reject) => {
      const { hostname: host, port } = new URL(origin)
      const sent = httpRequest({ host, port, path }, (response) => resolve(response.resume().headers.location))
      sent.on('error', reject).end()
    })
    if (location) expect([path, new URL(location, origin).origin]).toEqual([path, origin])
  }
})

// Regression: search engines found the site once more under the names that Cloudflare gives to a
// Worker and to its previews.
test('search engines leave out the names that Cloudflare gives to the site and to previews', async () => {
  const ask = asker({ http: Number(new URL(origin).port) }, table)
  const robots = async (host: string, path = '/') => (await ask(path, { host })).headers['x-robots-tag']
  for (const path of ['/', ...paths.slice(1, 3), '/nope/'])
    for (const host of ['site.owner.workers.dev', '1a2b3c4d-site.owner.workers.dev', 'site.pages.dev'])
      expect([host, path, await robots(host, path)]).toEqual([host, path, 'noindex'])
  for (const host of [table.name, 'pages.dev.example.com', 'www.site.pages.dev.example'])
    expect([host, await robots(host)]).toEqual([host, undefined])
})
