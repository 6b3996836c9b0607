// The copy of the site that Netlify publishes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyForNetlify } from '../../scripts/deploy/hosts'
import { DEFAULT_CACHING, IMMUTABLE, headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { headersFile } from '../../scripts/policy/headers'
import { textsIn, writeExport } from '../support/small-export'

const EVERYWHERE = { 'X-Frame-Options': 'DENY' }
const RULES = [
  { path: 'https://:project.pages.dev/*', headers: { 'X-Robots-Tag': 'noindex' } },
  { path: '/*', headers: EVERYWHERE },
  { path: '/assets/*', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' } },
]
const FILES = { 'index.html': '<h1>One</h1>', 'assets/a-1.js': 'one()', 'assets/b/b-2.css': 'b {}' }

const folder = mkdtempSync(join(tmpdir(), 'netlify-'))
const [from, to] = [join(folder, 'out'), join(folder, 'netlify')]
beforeAll(() => {
  writeExport(from, { ...FILES, _headers: headersFile(RULES), _redirects: '/old /about/ 301\n' })
  copyForNetlify(from, to)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('it has every file of the site, and redirects although a page is at the old address', () => {
  expect(textsIn(to)).toMatchObject({ ...FILES, '404.html': 'Unknown', _redirects: '/old /about/ 301!\n' })
})

// Regression: Netlify sends the headers of a path with 404, too, and browsers kept for a year that
// a hashed file was missing.
test('only the hashed files that are there are kept, and have the other headers of their folder', () => {
  const rules = readHeaders(to)
  for (const path of ['/assets/a-1.js', '/assets/b/b-2.css'])
    expect([path, headersFor(rules, path)]).toEqual([
      path,
      { ...EVERYWHERE, 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' },
    ])
  for (const path of ['/', '/assets/a-2.js', '/assets/'])
    expect([path, headersFor(rules, path)]).toMatchObject([path, DEFAULT_CACHING])
})

test('it has no rule by a name of Cloudflare’s, which Netlify would take for a header', () => {
  expect(textsIn(to)._headers).not.toContain('pages.dev')
})
