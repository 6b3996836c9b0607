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
import { ORIGIN, at, header, inDays, replace, writeLiveExport } from '../support/live-site'
import { FAULTS, HEALTH, SCRIPT } from '../support/live-faults'
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

// Regression: a document of the owner's was called wrong on each host that knows its type.
test('a host may know the type of a file that the build does not know', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(wrong(await rowsOf(at('/documents/Form.docx', header('content-type', type))))).toEqual([])
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

// Regression: a server that closed a kept connection as it was used again counted as failing.
test('a connection that the server closes as it is used again is no fault: the request is sent once more', async () => {
  let requests = 0
  const closing = await startServer(({ socket }, response) => {
    requests += 1
    if (requests % 3 === 0) socket.destroy()
    else response.end('<h1>Here</h1>')
  })
  const here = { status: 200, body: Buffer.from('<h1>Here</h1>') }
  try {
    for (let time = 0; time < 3; time++) expect(await network.ask(closing.address)).toMatchObject(here)
    expect(requests).toBe(4)
    await network.ask(closing.address)
    await expect(network.ask(closing.address, { method: 'POST' })).rejects.toThrow('closes the connection')
    expect(requests).toBe(6)
  } finally {
    await closing.stop()
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
