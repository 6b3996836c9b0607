/** @jest-environment node */
// Search engines hear of the pages that a deployment has changed, where the owner has a key.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { announce, announcementOf } from '../../scripts/deploy/index-now'
import { fromFolder } from '../../scripts/deploy/run'
import { writeExport, type Files } from '../support/small-export'

const KEY = 'f34f184d10c049ef99aa7637cdc4ef04'
const SITE = 'https://www.example.com.au'
const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`

const BEFORE: Files = {
  [`${KEY}.txt`]: `${KEY}\n`,
  'index.html': 'Home',
  'about/index.html': 'About',
  'old/index.html': 'Old',
  'thank-you/index.html': 'Thanks',
  'sitemap.xml': sitemap('/', '/about/', '/old/'),
}
const { 'old/index.html': _old, ...KEPT } = BEFORE
const AFTER: Files = {
  ...KEPT,
  'about/index.html': 'About us',
  'new/index.html': 'New',
  'thank-you/index.html': 'Thank you',
  'sitemap.xml': sitemap('/', '/about/', '/new/'),
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'index-now-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const sourceOf = (files: Files, name = 'site') => fromFolder(join(root, name), writeExport(join(root, name), files))

test('new, changed and removed pages are announced, and neither unchanged nor unlisted ones', async () => {
  const { manifest } = sourceOf(BEFORE, 'before')
  expect(await announcementOf(sourceOf(AFTER), manifest)).toEqual({
    host: 'www.example.com.au',
    key: KEY,
    urlList: [`${SITE}/about/`, `${SITE}/new/`, `${SITE}/old/`],
  })
})

test('the first deployment announces every listed page', async () => {
  expect((await announcementOf(sourceOf(BEFORE), undefined))?.urlList).toEqual([
    `${SITE}/`,
    `${SITE}/about/`,
    `${SITE}/old/`,
  ])
})

test('nothing is announced without a key, with one that its file contradicts, or where no page has changed', async () => {
  const { [`${KEY}.txt`]: _, ...noKey } = AFTER
  const { manifest } = sourceOf(AFTER, 'same')
  expect(await announcementOf(sourceOf(noKey), undefined)).toBeUndefined()
  expect(await announcementOf(sourceOf({ ...AFTER, [`${KEY}.txt`]: 'another' }), undefined)).toBeUndefined()
  expect(await announcementOf(sourceOf(AFTER), manifest)).toBeUndefined()
})

// Regression: search engines were told of the pages of a preview, and then by each not to list it.
test('nothing is announced of a site that is not to be listed', async () => {
  const preview = { ...AFTER, 'index.html': '<meta name="robots" content="noindex"/>Home' }
  expect(await announcementOf(sourceOf(preview), undefined)).toBeUndefined()
})

describe('the answer', () => {
  const ANNOUNCEMENT = { host: 'www.example.com.au', key: KEY, urlList: [`${SITE}/`] }

  /** Sends to a server that answers so; gives what it got, and what the owner reads. */
  async function send(status: number) {
    let got: unknown
    const server = createServer((request: IncomingMessage, response) => {
      void json(request).then((body) => {
        got = body
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const told = await announce(ANNOUNCEMENT, `http://127.0.0.1:${port}/indexnow`)
    await new Promise((resolve) => server.close(resolve))
    return { got, told, port }
  }

  test('says how many addresses were taken', async () => {
    const { got, told } = await send(202)
    expect(got).toEqual(ANNOUNCEMENT)
    expect(told).toBe('IndexNow has the addresses of 1 changed page.')
  })

  test('says what is wrong with the key, and that nothing is lost', async () => {
    expect((await send(403)).told).toMatch(new RegExp(`refused 1 changed page with 403: .*${KEY}.txt.* sitemap`))
  })

  test('says that nobody answered, and does not stop the deployment', async () => {
    const { port } = await send(200)
    expect(await announce(ANNOUNCEMENT, `http://127.0.0.1:${port}/`)).toMatch(
      /^IndexNow did not answer about 1 changed/,
    )
  })
})
