import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { generate } from 'selfsigned'
import { getContent } from '../../lib/content/get-content'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { unprovenDelivery } from '../../lib/content/launch'
import { openDiskStore } from '../../hosting/receiver/disk-store'
import { createReceiver } from '../../hosting/receiver/handler'
import type { StoredLead } from '../../hosting/receiver/store'
import { findChromium } from '../../scripts/tools/chromium'
import { copyContent } from '../support/content-copy'
import { expect, test } from '../support/faults'
import { REPEATS } from '../support/repeats'
import { startVariantHost, type OtherHost } from '../support/variant-host'
import { CONNECTED, NETLIFY, addressOf, folderOf, type Variant } from '../support/variants'

const { site, quote, receiver } = getContent()
const PROOF = 'delivery-proof.yaml'
const CHROMIUM = findChromium()
const SERVICE = new URL(CONNECTED.integrations.delivery.address).hostname

// Each test starts its own processes and browser.
test.describe.configure({ timeout: 150_000 })

/** The cleanup functions of the current test. */
let cleanups: (() => void)[] = []
test.afterEach(() => {
  for (const end of cleanups) end()
  cleanups = []
})

/** The project of a variant's owner: its content and, with `out`, a built export. */
function projectOf({ integrations }: Pick<Variant, 'integrations'>, out?: Variant) {
  const content = copyContent()
  cleanups.push(content.done)
  // JSON is YAML.
  content.add('integrations.yaml', JSON.stringify(integrations))
  if (out) symlinkSync(resolve(folderOf(out)), join(content.root, 'out'), 'dir')
  return content
}

/**
 * Chromium with the test's own host resolver rules, after those of the probe. The probe has no
 * option for that, since only a test needs one.
 */
const BROWSER = `#!/bin/sh
for option; do
  shift
  case $option in
    --host-resolver-rules=*) rules="\${option#*=}, " ;;
    *) set -- "$@" "$option" ;;
  esac
done
exec "$TEST_BROWSER" "$@" "--host-resolver-rules=$rules$TEST_RULES" $TEST_TRUST
`

interface Network {
  rules?: string
  /** Whether self-signed certificates are accepted. */
  isTrusting?: boolean
  /** Further variables of the program’s environment. */
  env?: Record<string, string>
}

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PROBE = ['--conditions=react-server', '--import', TSX, resolve('scripts/tools/probe.ts')]

/** Runs `npm run probe` in a project; gives its exit code and its output. */
const probe = (project: ReturnType<typeof copyContent>, network?: Network, ...words: string[]) =>
  run([...PROBE, ...words], project, network)

/** Runs a program of Node in a project. */
function run(
  command: string[],
  project: ReturnType<typeof copyContent>,
  { rules = 'MAP * ~NOTFOUND', isTrusting = true, env: more = {} }: Network = {},
): Promise<{ code: unknown; output: string }> {
  const browser = join(project.root, 'browser')
  writeFileSync(browser, BROWSER)
  chmodSync(browser, 0o755)
  const env = {
    ...process.env,
    ...more,
    CHROMIUM: browser,
    TEST_BROWSER: CHROMIUM,
    TEST_RULES: rules,
    TEST_TRUST: isTrusting ? '--ignore-certificate-errors' : '',
  }
  return new Promise((ended) =>
    execFile(process.execPath, command, { cwd: project.root, env }, (error, stdout, stderr) =>
      ended({ code: error ? error.code : 0, output: stdout + stderr }),
    ),
  )
}

/** Starts the service that the connected variant sends to; gives a network that resolves it. */
async function startService(
  listener: Parameters<typeof getRequestListener>[0],
): Promise<Network & { host: OtherHost }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: SERVICE }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: SERVICE }] },
    ],
  })
  const server = createServer({ key, cert }, getRequestListener(listener))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  cleanups.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    rules: `MAP ${SERVICE} 127.0.0.1:${port}, MAP * ~NOTFOUND`,
    host: { ports: { [`${SERVICE}:443`]: port }, cert },
  }
}

/** Starts the real receiver as that service; `leads` reads what it has stored. */
async function startReceiver(
  siteUrl: string,
  isMailing = true,
): Promise<{ network: Network & { host: OtherHost }; leads: () => StoredLead[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'probed-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const settings = {
    siteUrl,
    origins: [siteUrl],
    honeypot: HONEYPOT,
    ownerKey: 'a-key-that-only-the-owner-has',
    limits: { files: 1, fileBytes: 1000, allFilesBytes: 100_000, uploadsAtOnce: 8 },
    rates: { perClient: 100, inAll: 100 },
    words: { quote, receiver },
    log: () => undefined,
  }
  const store = await openDiskStore(folder)
  const send = (key: string) => void (isMailing && store.noteMailed(key, 'all'))
  const receive = createReceiver(settings, store, { send })
  const leads = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredLead)
  return { network: await startService((request) => receive(request, '127.0.0.1')), leads }
}

/** No delivery proof is recorded, and the exit code is 1. */
async function expectNoProof(project: ReturnType<typeof copyContent>, network?: Network, ...words: string[]) {
  const before = project.read(PROOF)
  const { code, output } = await probe(project, network, ...words)
  expect(output).toContain('nothing is proven')
  expect(code).toBe(1)
  expect(project.read(PROOF)).toBe(before)
  return output
}

test('a receiver that accepts the test request is proven: it has one marked lead, and the launch check passes', async () => {
  const project = projectOf(CONNECTED, CONNECTED)
  const { network, leads } = await startReceiver(addressOf(CONNECTED))
  const { code, output } = await probe(project, network)
  expect(output).toContain('the service has the request')
  expect(code).toBe(0)

  const [lead, ...others] = leads()
  expect(others).toEqual([])
  expect(lead).toMatchObject({ status: 'new', fields: { email: site.email.value } })
  expect(lead?.fields.name).toMatch(/^Test request of npm run probe, \d{4}-\d\d-\d\d$/)
  for (const part of [SERVICE, addressOf(CONNECTED), '200 application/json', lead?.reference])
    expect(output).toContain(part)

  const { siteContent, problems } = project.check()
  expect(problems).toEqual([])
  expect(siteContent?.deliveryProof.proof).toMatchObject({ kind: 'receiver', reference: lead?.reference })
  expect(siteContent && unprovenDelivery(siteContent, addressOf(CONNECTED), new Date())).toEqual([])
  for (const secret of [SERVICE, site.email.value, site.phone.value]) expect(project.read(PROOF)).not.toContain(secret)
})

// Regression: with a mail server that never worked the request was proven to arrive, since it was
// stored, and nobody ever saw one.
test('a receiver that stores the test request and does not mail it is not proven', async () => {
  const { network, leads } = await startReceiver(addressOf(CONNECTED), false)
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/fast-clock.mjs')).href}` }
  const output = await expectNoProof(projectOf(CONNECTED, CONNECTED), { ...network, env })
  expect(output).toMatch(/not mailed it to the office within 60 s: .*\/quote\/health\?lead=.* answers 503 not ok/)
  expect(output).toContain('SMTP_URL')
  expect(leads()).toHaveLength(1)
})

test('check:live --probe finds a live site right and its requests arriving, and fails where they do not', async () => {
  // The site is looked at twice, and the form tries four times before it gives up.
  test.slow()
  const project = projectOf(CONNECTED, CONNECTED)
  project.add('../package.json', JSON.stringify({ scripts: { probe: ['node', ...PROBE].join(' ') } }))
  const { network, leads } = await startReceiver(addressOf(CONNECTED))
  const { rule, env, stop } = await startVariantHost(CONNECTED, network.host)
  cleanups.push(stop)
  const check = (rules = '') =>
    run(['--import', TSX, resolve('scripts/check-live.ts'), '--probe'], project, { rules: `${rule}, ${rules}`, env })

  const right = await check(network.rules)
  expect(right.output).toContain(', 0 wrong\n')
  for (const row of ['Certificate', 'http to https', 'With and without www', 'Version', 'Headers', 'Lead receiver'])
    expect(right.output).toMatch(new RegExp(`^ok {4}${row} `, 'm'))
  expect(right.output).toContain('npm run probe: the service has the request')
  expect(right.code).toBe(0)
  expect(leads()).toHaveLength(1)

  const silent = await check('MAP * ~NOTFOUND')
  expect(silent.output).toContain(', 0 wrong\n')
  expect(silent.output).toContain('nothing is proven')
  expect(silent.code).toBe(1)
})

// A visitor's browser rejects such a certificate, so the probe has to do the same.
test('a service with a self-signed certificate is not proven', async () => {
  const { network, leads } = await startReceiver(addressOf(CONNECTED))
  const output = await expectNoProof(projectOf(CONNECTED, CONNECTED), { ...network, isTrusting: false })
  expect(output).toContain('ERR_CERT_AUTHORITY_INVALID')
  expect(leads()).toEqual([])
})

test(
  'a service that responds 200 with a page is not proven, and the output quotes its response and the site’s message',
  { tag: REPEATS },
  async () => {
    const network = await startService(
      () =>
        new Response(`<h1>Back soon</h1>${'.'.repeat(500)}`, {
          headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
        }),
    )
    const output = await expectNoProof(projectOf(CONNECTED, CONNECTED), network)
    expect(output).toContain('200 text/html: <h1>Back soon</h1>')
    expect(output).not.toContain('.'.repeat(201))
    expect(output).toContain(quote.unproven.title)
    expect(output).toContain(SERVICE)
  },
)

test('an export that was built for another delivery is not probed', { tag: REPEATS }, async () => {
  const address = `https://${SERVICE}/another`
  const delivery = { kind: 'receiver', address, runsOn: 'server' } as const
  const project = projectOf({ ...CONNECTED, integrations: { ...CONNECTED.integrations, delivery } }, CONNECTED)
  const output = await expectNoProof(project)
  expect(output).toContain(`goes to ${CONNECTED.integrations.delivery.address}; expected ${address}`)
  expect(output).toContain('npm run build')
})

test('without an export, with email delivery, or without the address of a Netlify site it says what to do', async () => {
  const email = { form: null, calendar: null, delivery: { kind: 'email' }, analytics: null } as const
  const output = await Promise.all([
    expectNoProof(projectOf(CONNECTED)),
    expectNoProof(projectOf({ integrations: email })),
    expectNoProof(projectOf(NETLIFY, NETLIFY)),
  ])
  expect(output).toEqual([
    expect.stringContaining('npm run build'),
    expect.stringContaining('Connect a service'),
    expect.stringContaining(`npm run probe -- ${addressOf(NETLIFY)}`),
  ])
})

test('a Netlify site is proven at its address', { tag: REPEATS }, async ({ faults }) => {
  const project = projectOf(NETLIFY)
  const { code, output } = await probe(project, { rules: faults.resolverRules }, addressOf(NETLIFY))
  expect(output).toContain('the service has the request')
  expect(code).toBe(0)
  const [lead] = faults.leads.values()
  expect(project.check().siteContent?.deliveryProof.proof).toMatchObject({
    kind: 'netlify',
    reference: lead?.reference,
  })
})
