// The site on the programs that Netlify and Cloudflare Pages give to developers, without an
// account: what redirects, headers and files decide. Workers: tests/export/worker.test.ts.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { normalType } from '../../scripts/check-live/files'
import { NETLIFY_FOLDER, copyForNetlify } from '../../scripts/deploy/hosts'
import { filesIn, readManifest } from '../../scripts/release/manifest'
import { OUT } from '../export/out'
import {
  FOREIGN,
  UNKNOWN,
  UNKNOWN_PAGE,
  comparedHeaders,
  expectEveryPage,
  isKept,
  origin,
  pages,
  redirects,
  table,
  writeSite,
} from '../support/host-site'
import { asker, freePort, stop, type RunningServer } from '../support/web-servers'

interface Host {
  start: (folder: string) => Promise<RunningServer>
  /** The status that leads an address without its slash to the page. */
  toSlash: number
  /** The caching of a missing file; undefined where the program leaves the answer out. */
  missing: string | undefined
}

const HOSTS: Record<string, Host> = {
  // The real service adds the slash and sends 404.html; its program does neither.
  Netlify: { start: startNetlify, toSlash: 200, missing: undefined },
  'Cloudflare Pages': { start: startPages, toSlash: 308, missing: 'no-store' },
}

async function startNetlify(folder: string): Promise<RunningServer> {
  cpSync('netlify.toml', join(folder, 'netlify.toml'))
  copyForNetlify(join(folder, 'out'), join(folder, NETLIFY_FOLDER))
  const { child, port } = await run(['tests/hosts/netlify.mjs', folder], folder)
  return { ask: asker({ http: port }, table), stop: () => stop(child) }
}

async function startPages(folder: string): Promise<RunningServer> {
  const port = String(await freePort())
  const words = ['pages', 'dev', join(folder, 'out'), '--ip', '127.0.0.1', '--port', port, '--inspector-port', '0']
  const wrangler = 'tests/hosts/node_modules/wrangler/bin/wrangler.js'
  const { child } = await run([wrangler, ...words, '--compatibility-date', '2026-04-01'], folder)
  return { ask: asker({ http: Number(port) }, table), stop: () => stop(child) }
}

/** Starts a program of Node in a folder, and waits until it names its address. */
function run([program = '', ...words]: string[], cwd: string): Promise<{ child: ChildProcess; port: number }> {
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
  const child = spawn(process.execPath, [resolve(program), ...words], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  return new Promise((started, reject) => {
    const read = (data: Buffer) => {
      said += data.toString()
      const [, port] = /http:\/\/127\.0\.0\.1:(\d+)$/m.exec(said) ?? []
      if (port) started({ child, port: Number(port) })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`${program} ended:\n${said}`)))
  })
}

describe.each(Object.entries(HOSTS))('%s', (_, { start, toSlash, missing }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  let ask: RunningServer['ask']
  let end = async () => {}
  beforeAll(async () => {
    writeSite(folder)
    ;({ ask, stop: end } = await start(folder))
  }, 120_000)
  afterAll(async () => {
    await end()
    rmSync(folder, { recursive: true })
  })

  test('has every page at its address, with the headers of _headers', async () => {
    await expectEveryPage(ask)
  })

  test('has every file with the type and the caching of the manifest, and its other headers', async () => {
    const files = (readManifest(OUT)?.files ?? []).filter(({ path }) => !isKept(path) && !path.endsWith('.html'))
    for (const { path, type, caching } of files) {
      const answer = await ask(encodeURI(`/${path}`))
      const found = normalType(answer.headers['content-type'] ?? '')
      expect([path, answer.status, found]).toEqual([path, 200, normalType(type)])
      expect([path, answer.headers['cache-control']]).toEqual([path, caching])
      const headers = comparedHeaders(answer, `/${path}`)
      expect([path, headers.found]).toEqual([path, headers.expected])
    }
  })

  test('answers an address without its slash, and keeps the query', async () => {
    for (const path of pages.filter((path) => path !== '/')) {
      const query = '?utm_source=post&utm_source=b&q=a%20b%26c'
      const { status, headers } = await ask(path.slice(0, -1) + query)
      expect([path, status]).toEqual([path, toSlash])
      if (toSlash !== 200) expect(new URL(headers.location ?? '', origin).href).toBe(`${origin}${path}${query}`)
    }
  })

  // Regression: Netlify sent the small page for hosts that cannot redirect, and lost the query.
  test('leads an address of an earlier site to the page in its place, with its query', async () => {
    for (const { from, to } of redirects) {
      for (const query of ['', '?utm_source=post']) {
        const { status, headers } = await ask(from + query)
        expect([from, status]).toEqual([from, 301])
        expect(new URL(headers.location ?? '', origin).pathname).toBe(to)
        expect(new URL(headers.location ?? '', origin).search).toBe(query)
      }
    }
  })

  test('has nothing at an unknown address, which nobody keeps', async () => {
    for (const path of UNKNOWN) {
      const { status, headers, body } = await ask(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, missing])
      if (missing) expect([path, body.toString() === UNKNOWN_PAGE]).toEqual([path, true])
    }
  })

  test('redirects to no other site, whatever is asked', async () => {
    for (const path of FOREIGN) {
      const { location } = (await ask(path)).headers
      if (location) expect([path, new URL(location, origin).hostname]).toEqual([path, table.name])
    }
  })
})

/** What Next leaves in .next of a build, besides its export in .build/next. */
const LEFT_BY_NEXT = ['BUILD_ID', 'required-server-files.json', 'export-detail.json']

/** A plugin that keeps what is published: Netlify's own puts the folders back at the end. */
const KEEPS_PUBLISHED = `import { cpSync } from 'node:fs'
export const onPostBuild = ({ constants }) => cpSync(constants.PUBLISH_DIR, 'published', { recursive: true })
`

// Regression: the plugin that Netlify adds to a project with Next published Next's export in the
// place of the site, without a style, a picture or a header.
test('Netlify’s build publishes the site, although it adds its plugin for Next', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-build-'))
  const put = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  // What the command would leave.
  cpSync(OUT, join(folder, NETLIFY_FOLDER), { recursive: true })
  cpSync('.build/next', join(folder, '.build/next'), { recursive: true })
  for (const name of LEFT_BY_NEXT)
    put(`.next/${name}`, readFileSync(join('.next', name), 'utf8').replaceAll(process.cwd(), folder))
  const settings = readFileSync('netlify.toml', 'utf8').replaceAll(/command = ".*"/g, 'command = "true"')
  const plugins = ['@netlify/plugin-nextjs', './keep'].map((name) => `\n[[plugins]]\n  package = "${name}"\n`)
  put('netlify.toml', settings + plugins.join(''))
  put('package.json', JSON.stringify({ private: true, dependencies: { next: '*' } }))
  put('keep/package.json', JSON.stringify({ name: 'keep', version: '1.0.0', type: 'module' }))
  put('keep/manifest.yml', 'name: keep\n')
  put('keep/index.js', KEEPS_PUBLISHED)
  symlinkSync(resolve('tests/hosts/node_modules'), join(folder, 'node_modules'))

  const words = ['tests/hosts/node_modules/@netlify/build/bin.js', '--offline', '--cwd', folder]
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringContaining('Next.js Runtime')])
  expect(filesIn(join(folder, 'published'))).toEqual(filesIn(OUT))
  rmSync(folder, { recursive: true })
}, 120_000)
