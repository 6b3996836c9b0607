import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { headersFile } from '../../scripts/policy/headers'
import { redirectPage, redirectsFile, redirectsOf } from '../../scripts/redirects/redirects'
import { writeManifest, type Manifest } from '../../scripts/release/manifest'
import type { Change, Sent } from './changed-site'
import { HEADERS, writeExport } from './small-export'

/** The address for which the export is built. */
export const ORIGIN = 'https://www.clearquay.test'

const DAY_MS = 24 * 60 * 60 * 1000
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const page = (path: string) =>
  [
    '<!doctype html>',
    `<link rel="canonical" href="${ORIGIN}${path}">`,
    `<meta property="og:image" content="${ORIGIN}/social/card.png">`.padEnd(2000, '<p>Clean</p>'),
  ].join('')
const PAGES = ['/', '/about/', '/contact/', '/services/office-cleaning/']
const REDIRECTS = redirectsOf({ '/old/': '/about/' })
const PICTURES = headersFile([{ path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }])

/** An export that has all that npm run check:live looks at; `more` stands on /contact/, too. */
export async function writeLiveExport(folder: string, more = ''): Promise<Manifest> {
  writeExport(folder, {
    ...Object.fromEntries(PAGES.map((path) => [`${path.slice(1)}index.html`, page(path)])),
    'contact/index.html': page('/contact/') + more,
    'index.md': '# Clean',
    'assets/a-1a2b3c4d.js': 'start()',
    'sitemap.xml': PAGES.map((path) => `<loc>${ORIGIN}${path}</loc>`).join(''),
    'robots.txt': `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    '.well-known/security.txt': `Contact: tel:+61255500142\nExpires: ${inDays(200).toISOString()}\n`,
    '.nojekyll': '',
    'documents/Rates #2, 100%.txt': 'Rates',
    'documents/Form.docx': 'A form',
    _redirects: redirectsFile(REDIRECTS, { isForNetlify: false }),
    'old/index.html': redirectPage('/about/', `${ORIGIN}/about/`, 'About'),
    _headers: `${HEADERS}\n${PICTURES}`,
  })
  mkdirSync(join(folder, 'social'))
  const card = sharp({ create: { width: 12, height: 6, channels: 3, background: '#123' } })
  await card.toFile(join(folder, 'social/card.png'))
  return writeManifest(folder)
}

/** Changes the answers for one path. */
export const at =
  (place: string, change: (answer: Sent) => void): Change =>
  (answer, { path }) => {
    if (path === place) change(answer)
  }

/** Changes the text of an answer. */
export const replace = (from: string | RegExp, to: string) => (answer: Sent) => {
  answer.body = Buffer.from(answer.body.toString().replace(from, to))
}

/** Sends another value of a header, or none. */
export const header = (name: string, value?: string) => (answer: Sent) => {
  answer.headers = { ...answer.headers, [name]: value }
  if (value === undefined) delete answer.headers[name]
}

export const status = (code: number) => (answer: Sent) => {
  answer.status = code
}
