import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { pictureOf } from '@/lib/images/pictures'
import { headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { OUT, files } from './out'

/** Starts the bundled server on a port, and waits until it has ended or is listening. */
async function startServer(port: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/serve.ts', '--port', port])
  const output: string[] = []
  child.stderr.on('data', (data: Buffer) => output.push(data.toString()))
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  return { child, message: output.join('') }
}

/** A port in use by another server until `close`. */
async function portInUse() {
  const other = createServer().listen(0)
  await once(other, 'listening')
  return { port: (other.address() as AddressInfo).port, close: () => other.close() }
}

test('a port in use gets a message that says what to do', async () => {
  const { port, close } = await portInUse()
  const { child, message } = await startServer(String(port))
  close()
  expect(child.exitCode).toBe(1)
  expect(message).toBe(
    `Port ${port} is taken by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}\n`,
  )
})

test('an invalid port gets a message that says what is expected', async () => {
  const { child, message } = await startServer('eighty')
  expect(child.exitCode).toBe(1)
  expect(message).toBe('--port is eighty; expected a number from 1 to 65535, such as --port 8080\n')
})

describe('a running server', () => {
  let child: Awaited<ReturnType<typeof startServer>>['child']
  let origin: string

  beforeAll(async () => {
    const { port, close } = await portInUse()
    close()
    origin = `http://localhost:${port}`
    child = (await startServer(String(port))).child
  })
  afterAll(async () => {
    child.kill()
    await once(child, 'close')
  })

  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })

  test('a page is revalidated each time, a file with a content hash in its name is cached for a year', async () => {
    const page = await get('/')
    const [, picture = ''] = /(\/pictures\/\S+)/.exec(JSON.stringify(pictureOf('pages/areas'))) ?? []
    const asset = files.find((file) => file.startsWith('assets/'))
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    for (const address of [`/${asset}`, picture]) {
      const { status, headers } = await get(address)
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  })

  test('an address without its trailing slash is redirected, an unknown one gets 404 with its page', async () => {
    const redirect = await get('/areas')
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/areas/'])
    const missing = await get('/no-such-page/')
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await missing.text()).toContain('<h1')
  })

  test.each(['/', '/no-such-page/'])('%s has the headers of _headers', async (path) => {
    const { headers } = await get(path)
    for (const [name, value] of Object.entries(headersFor(readHeaders(OUT), path)))
      expect([name, headers.get(name)]).toEqual([name, value])
  })

  test('_headers itself is not served', async () => {
    expect((await get('/_headers')).status).toBe(404)
  })

  test('no path leaves the export’s folder', async () => {
    expect((await get('/%2e%2e/package.json')).status).not.toBe(200)
    expect((await get('/..%2fpackage.json')).status).not.toBe(200)
  })
})
