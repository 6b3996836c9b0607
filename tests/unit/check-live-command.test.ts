import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { OUT } from '../../scripts/release/folders'
import { MANIFEST_FILE } from '../../scripts/release/manifest'
import { exportServer } from '../../scripts/serve/export-server'
import { bundleScript, type BundledScript } from '../support/bundle-script'
import { serveChanged, type ChangedSite } from '../support/changed-site'
import { at, header, inDays, status, writeLiveExport } from '../support/live-site'

let script: BundledScript
let root: string
let site: ChangedSite
beforeAll(async () => {
  script = await bundleScript('scripts/check-live.ts')
  root = mkdtempSync(join(tmpdir(), 'check-live-'))
  await writeLiveExport(join(root, OUT))
  site = await serveChanged(join(root, OUT))
})
beforeEach(() => site.change(() => {}))
afterAll(async () => {
  await site.stop()
  script.remove()
  rmSync(root, { recursive: true })
})

/** Runs the command where out/ is the export; `authority` is one that this computer trusts. */
function check(words: string[], authority = ''): Promise<{ status: number; output: string }> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority }
  return new Promise((resolve) =>
    execFile(process.execPath, [...script.command, ...words], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )
}

test('ends with 1 when something is wrong, and with 0 when nothing is', async () => {
  expect(await check([site.address])).toEqual({ status: 0, output: expect.stringContaining(' 0 wrong') as string })
  site.change(at('/', header('content-security-policy')))
  expect(await check([site.address])).toEqual({ status: 1, output: expect.stringContaining('fail  Headers') as string })
})

test('checks the address for which the site was built, where it is given none', async () => {
  expect((await check([])).output).toMatch(/^https:\/\/www\.clearquay\.test\n/)
})

test('says which address it expects, and that it needs the build', async () => {
  expect((await check(['www.example.com.au'])).output).toContain('npm run check:live [-- https://www.example.com.au]')
  const manifest = join(root, OUT, MANIFEST_FILE)
  const text = readFileSync(manifest)
  rmSync(manifest)
  expect((await check([site.address])).output).toContain('There is no finished export in out/')
  writeFileSync(manifest, text)
})

test('with --watch prints the first time, and then only faults and changes', async () => {
  const run = async () => {
    const { status, output } = await check([site.address, '--watch'])
    return [status, / (\d+ wrong)\n$/.exec(output)?.[1] ?? output]
  }
  expect([await run(), await run()]).toEqual([
    [0, '0 wrong'],
    [0, ''],
  ])
  site.change(at('/check-live/no-such-page/', status(200)))
  expect([await run(), await run()]).toEqual([
    [1, '1 wrong'],
    [1, '1 wrong'],
  ])
  site.change(() => {})
  expect([await run(), await run()]).toEqual([
    [0, '0 wrong'],
    [0, ''],
  ])
})

test.each([
  ['localhost', 90, 'ok    Certificate  '],
  ['localhost', 9, 'warn  Certificate  '],
  ['localhost', -9, 'the certificate has expired'],
  ['other.test', 90, 'the certificate is for other names'],
])('judges a certificate of a known authority for %s that ends in %i days', async (host, days, says) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    notBeforeDate: inDays(-400),
    notAfterDate: inDays(days),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  })
  const authority = join(root, 'authority.pem')
  writeFileSync(authority, cert)
  const server = createServer({ key, cert }, exportServer(join(root, OUT)))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { output } = await check([`https://localhost:${(server.address() as AddressInfo).port}`], authority)
  server.close().closeAllConnections()
  expect(output.replace(/(Certificate) +/, '$1  ')).toContain(says)
})
