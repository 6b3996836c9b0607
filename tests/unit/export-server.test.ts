import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from '../../scripts/compress/compress'
import { exportServer } from '../../scripts/serve/export-server'
import { DEFAULT_CACHING } from '../../scripts/policy/headers-file'
import { headersFile } from '../../scripts/policy/headers'

const PAGE = '<!doctype html><title>Areas</title>'.padEnd(2000, '<p>–</p>')
const FILES = {
  'index.html': PAGE,
  'areas/index.html': PAGE,
  '404.html': '<title>Unknown</title>',
  '.htaccess': 'private',
  '.well-known/security.txt': 'Contact: tel:+61255500142',
  _headers: headersFile([
    { path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'" } },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]),
  'assets/a.js': `//${PAGE}`,
  'assets/plain.js': 'small()',
  'llms.txt': PAGE,
  // Regression: its compressed file was looked for under another name.
  'rates #1, 5%.txt': PAGE,
  'site.xml': PAGE,
}

let folder: string
let server: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'export-server-'))
  for (const path of ['areas', 'assets', '.well-known']) mkdirSync(join(folder, path), { recursive: true })
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  await compress(folder)
  server = createServer(exportServer(folder))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An answer as it is sent: fetch would unpack it, and tidy the path. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })

const UNPACK: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
])('who accepts “%s” gets %s', async (accepted, coding) => {
  const others = ['/assets/a.js', '/llms.txt', '/site.xml', '/rates%20%231,%205%25.txt']
  for (const path of ['/', '/areas/', '/areas/?utm_source=post', ...others]) {
    const plain = await ask(path)
    const { status, headers, body } = await ask(path, { 'Accept-Encoding': accepted })
    expect([path, status, headers['content-encoding'], headers.vary]).toEqual([path, 200, coding, 'Accept-Encoding'])
    expect(UNPACK[coding]?.(body)).toEqual(plain.body)
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect([path, name, headers[name]]).toEqual([path, name, plain.headers[name]])
    expect(headers.etag).not.toBe(plain.headers.etag)
  }
})

test.each(['', 'identity', 'br;q=0, gzip;q=0.0', 'zstd'])('who accepts “%s” gets the file itself', async (accepted) => {
  const { headers, body } = await ask('/areas/', { 'Accept-Encoding': accepted })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
  expect(body.toString()).toBe(PAGE)
})

test('a file without compressed ones is sent as it is, whoever asks', async () => {
  const { headers, body } = await ask('/assets/plain.js', { 'Accept-Encoding': 'br' })
  expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([undefined, undefined, 'small()'])
})

test.each([
  '/none/',
  '/assets/none.js',
  '/_headers',
  '/%5Fheaders',
  '/.htaccess',
  '/%',
  '/../x',
  '/assets/',
  '/a%0d%0ab',
])('%s is unknown, which is not kept', async (path) => {
  const { status, headers, body } = await ask(path, { 'Accept-Encoding': 'br' })
  expect([status, headers['cache-control']]).toEqual([404, DEFAULT_CACHING['Cache-Control']])
  expect(headers['content-security-policy']).toBe("default-src 'none'")
  expect(body.toString()).toBe(FILES['404.html'])
})

test('what other programs look for in /.well-known/ is sent, though its name begins with a dot', async () => {
  const { status, headers, body } = await ask('/.well-known/security.txt')
  expect([status, body.toString()]).toEqual([200, FILES['.well-known/security.txt']])
  expect(headers['content-type']).toMatch(/^text\/plain/)
})

test('an address without its slash is redirected, with its query', async () => {
  const { status, headers } = await ask('/areas?utm_source=post')
  expect([status, headers.location]).toEqual([301, '/areas/?utm_source=post'])
})

test('without _headers there are only the headers of any server', async () => {
  rmSync(join(folder, '_headers'))
  const other = createServer(exportServer(folder))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  other.close()
  expect(response.headers.get('cache-control')).toBe(DEFAULT_CACHING['Cache-Control'])
  expect(response.headers.get('content-security-policy')).toBeNull()
})
