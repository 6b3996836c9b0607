// The built site as hosts are tried with it: in a folder beside a secret, with redirects from an
// earlier site, as search engines may list it, and with the questions that each host is asked.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getContent } from '@/lib/content/get-content'
import { policySources } from '@/lib/integrations/integrations'
import { LLMS_FULL_PATH } from '@/lib/seo/files'
import { siteUrl } from '@/lib/site/site-url'
import { hostTable } from '../../scripts/hosting/rules'
import { headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { headerRules, headersFile } from '../../scripts/policy/headers'
import { pageFileOf, redirectsFile, redirectsOf } from '../../scripts/redirects/redirects'
import { OUT } from '../../scripts/release/folders'
import type { Answer, RunningServer } from './web-servers'

export const pages = getContent().routes.map(({ path }) => path)
const { site, integrations } = getContent()
/** Those of a site that search engines may list, as the sample is not. */
export const rules = headerRules({
  policy: headersFor(readHeaders(OUT), '/')['Content-Security-Policy'] ?? '',
  sources: policySources(integrations, siteUrl()),
  https: site.https,
  url: siteUrl(),
  pages,
  isListed: true,
})
export const redirects = redirectsOf({
  '/our-company.html': '/about/',
  '/old.shop/windows': '/services/',
  '/index.php': '/',
})
export const table = hostTable(rules, siteUrl(), pages, redirects)
export const origin = `https://${table.name}`
export const UNKNOWN_PAGE = readFileSync(join(OUT, '404.html'), 'utf8')
/** What has a compressed file beside it, as COMPRESS=on gives to all text. */
const COMPRESSED = ['index.html', 'index.md', LLMS_FULL_PATH.slice(1)]
export const SECRET = 'a secret of the owner’s computer'

/** Puts the site into `folder`/out, with what a host must not show. */
export function writeSite(folder: string): void {
  const copy = join(folder, 'out')
  cpSync(OUT, copy, { recursive: true })
  writeFileSync(join(copy, '_headers'), headersFile(rules))
  writeFileSync(join(copy, '_redirects'), redirectsFile(redirects, { isForNetlify: false }))
  for (const file of redirects.flatMap((each) => pageFileOf(each) ?? [])) {
    mkdirSync(join(copy, file, '..'), { recursive: true })
    writeFileSync(join(copy, file), 'for hosts that cannot redirect')
  }
  for (const name of COMPRESSED) {
    const content = readFileSync(join(OUT, name))
    writeFileSync(join(copy, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(copy, `${name}.gz`), gzipSync(content))
  }
  for (const name of ['.git/config', '.env', '.htpasswd', '../secret.txt']) {
    mkdirSync(join(copy, name, '..'), { recursive: true })
    writeFileSync(join(copy, name), SECRET)
  }
  mkdirSync(join(copy, 'empty'))
}

/** The built file at a path. */
export const fileOf = (path: string) => readFileSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path))

/** The headers of an answer that _headers names for a path, and those that it has to have. */
export function comparedHeaders({ headers }: Pick<Answer, 'headers'>, path: string) {
  const expected: Record<string, string | undefined> = {
    'Cross-Origin-Resource-Policy': undefined,
    'X-Robots-Tag': undefined,
    ...headersFor(rules, path),
  }
  // Where no rule says otherwise, servers of one's own do not wait for one.
  expected['Cross-Origin-Resource-Policy'] ??= headers['cross-origin-resource-policy'] as string | undefined
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]))
  return { found, expected }
}

/** Every page is at its address, as it was built, with the headers of _headers. */
export async function expectEveryPage(ask: RunningServer['ask']): Promise<void> {
  for (const path of pages) {
    const answer = await ask(path)
    expect([path, answer.status, typeOf(answer.headers['content-type'])]).toEqual([
      path,
      200,
      'text/html;charset=utf-8',
    ])
    expect(answer.body.equals(fileOf(path))).toBe(true)
    const { found, expected } = comparedHeaders(answer, path)
    expect([path, found]).toEqual([path, expected])
  }
}

/** Whether a file is for hosts and programs, or has no address of its own. */
export const isKept = (path: string) => /^_|^\.(?!well-known\/)|^404\.html$/.test(path)

/** A Content-Type in one spelling. */
export const typeOf = (type = '') => type.toLowerCase().replaceAll(/\s/g, '')
export const bareType = (type = '') => typeOf(type).replace(/;.*/, '')

/** Addresses at which there is nothing. */
export const UNKNOWN = [
  ...['/nope', '/nope/', '/nope/deep/er/', '/nope/deep/er.html', '/ABOUT/', '/Services/office-cleaning/', '/assets/'],
  ...['/assets/1a2b3c4d/none.js', '/pictures/none.avif', '/empty/'],
]

/** What a server of one's own refuses as well: the host's files, hidden ones, files as folders. */
export const REFUSED = [
  ...['/_headers', '/_files.json', '/%5Fheaders', '//_headers', '/.env', '/%2eenv', '/.git/config', '/%2Egit/config'],
  ...['/.htaccess', '/.htpasswd', '/assets/../.env', '/sitemap.xml/', '/index.html/'],
]

/** How an address begins that a browser may take for the name of a site. */
const STARTS = ['//', '///', '/\\', '/\\/', '\\\\', '/%5C', '/%2F/', '/./\\', '/.//', '/%09/']

/** How it goes on. Regression: Caddy led from /%5Cevil.example/404.html/ to evil.example. */
const ENDS = [
  ...['', '/', '/about', '/../about', '/%2e%2e/about', '/..%2fabout', '/..//about', '/../empty', '/%2e%2e/empty'],
  ...['/404.html/', '/index.html/', '/sitemap.xml/'],
]

/** Addresses that a careless server would lead to another site. */
export const FOREIGN = STARTS.flatMap((start) => ENDS.map((end) => `${start}evil.example${end}`))
