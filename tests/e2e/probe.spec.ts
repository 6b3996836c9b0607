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
import { CONNECTED, NETLIFY, addressOf, folderOf, type Variant } from '../support/variants'

const { site, quote, receiver } = getContent()
const PROOF = 'delivery-proof.yaml'
const CHROMIUM = findChromium()
const SERVICE = new URL(CONNECTED.integrations.delivery.address).hostname

// Each starts processes and a browser of its own.
test.describe.configure({ timeout: 90_000 })

/** What is to be undone after the test. */
let ends: (() => void)[] = []
test.afterEach(() => {
  for (const end of ends) end()
  ends = []
})

/** The project of a variant's owner: its content, and its export where it has been built. */
function projectOf({ integrations, privacy }: Pick<Variant, 'integrations' | 'privacy'>, out?: Variant) {
  const content = copyContent()
  ends.push(content.done)
  // JSON is YAML.
  content.add('integrations.yaml', JSON.stringify(integrations))
  content.edit('pages/privacy.md', /$/, `\n${privacy}\n`)
  if (out) symlinkSync(resolve(folderOf(out)), join(content.root, 'out'), 'dir')
  return content
}

/**
 * Chromium in a network of the test's own: its rules for names come after those that the probe
 * gives. The probe has no option for that, since nobody but a test needs one.
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
  /** Whether certificates are believed that nobody has signed. */
  isTrusting?: boolean
}

/** Runs `npm run probe` in a project; gives its exit code, and what it has said. */
function probe(
  project: ReturnType<typeof copyContent>,
  { rules = 'MAP * ~NOTFOUND', isTrusting = true }: Network = {},
  ...words: string[]
): Promise<{ code: unknown; said: string }> {
  const browser = join(project.root, 'browser')
  writeFileSync(browser, BROWSER)
  chmodSync(browser, 0o755)
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const command = ['--conditions=react-server', '--import', tsx, resolve('scripts/tools/probe.ts'), ...words]
  const env = {
    ...process.env,
    CHROMIUM: browser,
    TEST_BROWSER: CHROMIUM,
    TEST_RULES: rules,
    TEST_TRUST: isTrusting ? '--ignore-certificate-errors' : '',
  }
  return new Promise((ended) =>
    execFile(process.execPath, command, { cwd: project.root, env }, (error, stdout, stderr) =>
      ended({ code: error ? error.code : 0, said: stdout + stderr }),
    ),
  )
}

/**
 * Starts the service to which the connected variant sends; gives a network in which it is there.
 */
async function startService(listener: Parameters<typeof getRequestListener>[0]): Promise<Network> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: SERVICE }])
  const server = createServer({ key, cert }, getRequestListener(listener))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { rules: `MAP ${SERVICE} 127.0.0.1:${(server.address() as AddressInfo).port}, MAP * ~NOTFOUND` }
}

/** Starts the real receiver there; `leads` reads what it has stored. */
async function startReceiver(siteUrl: string): Promise<{ network: Network; leads: () => StoredLead[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'probed-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const settings = {
    siteUrl,
    origins: [siteUrl],
    honeypot: HONEYPOT,
    ownerKey: 'a-key-that-only-the-owner-has',
    limits: { files: 1, fileBytes: 1000, allFilesBytes: 100_000 },
    rates: { perClient: 100, inAll: 100 },
    words: { quote, receiver },
    log: () => undefined,
  }
  const receive = createReceiver(settings, await openDiskStore(folder), { send: () => undefined })
  const leads = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredLead)
  return { network: await startService((request) => receive(request, '127.0.0.1')), leads }
}

/** Nothing is recorded, and the exit code says so. */
async function expectNothingProven(project: ReturnType<typeof copyContent>, network?: Network, ...words: string[]) {
  const before = project.read(PROOF)
  const { code, said } = await probe(project, network, ...words)
  expect(said).toContain('nothing is proven')
  expect(code).toBe(1)
  expect(project.read(PROOF)).toBe(before)
  return said
}

test('a receiver that takes the request is proven: it has one marked lead, and the launch is let through', async () => {
  const project = projectOf(CONNECTED, CONNECTED)
  const { network, leads } = await startReceiver(addressOf(CONNECTED))
  const { code, said } = await probe(project, network)
  expect(said).toContain('the service has the request')
  expect(code).toBe(0)

  const [lead, ...others] = leads()
  expect(others).toEqual([])
  expect(lead).toMatchObject({ status: 'new', fields: { email: site.email.value } })
  expect(lead?.fields.name).toMatch(/^Test request of npm run probe, \d{4}-\d\d-\d\d$/)
  for (const part of [SERVICE, addressOf(CONNECTED), '200 application/json', lead?.reference])
    expect(said).toContain(part)

  const { siteContent, problems } = project.check()
  expect(problems).toEqual([])
  expect(siteContent?.deliveryProof.proof).toMatchObject({ kind: 'receiver', reference: lead?.reference })
  expect(siteContent && unprovenDelivery(siteContent, addressOf(CONNECTED), new Date())).toEqual([])
  for (const secret of [SERVICE, site.email.value, site.phone.value]) expect(project.read(PROOF)).not.toContain(secret)
})

// A visitor's browser refuses such a service, so the probe's has to do the same.
test('a service whose certificate nobody has signed is no proof', async () => {
  const { network, leads } = await startReceiver(addressOf(CONNECTED))
  const said = await expectNothingProven(projectOf(CONNECTED, CONNECTED), { ...network, isTrusting: false })
  expect(said).toContain('ERR_CERT_AUTHORITY_INVALID')
  expect(leads()).toEqual([])
})

test(
  'a service that answers 200 with a page is no proof: the owner is told what it and the site have said',
  { tag: REPEATS },
  async () => {
    const network = await startService(
      () =>
        new Response(`<h1>Back soon</h1>${'.'.repeat(500)}`, {
          headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
        }),
    )
    const said = await expectNothingProven(projectOf(CONNECTED, CONNECTED), network)
    expect(said).toContain('200 text/html: <h1>Back soon</h1>')
    expect(said).not.toContain('.'.repeat(201))
    expect(said).toContain(quote.unproven.title)
    expect(said).toContain(SERVICE)
  },
)

test('an export that was built for another delivery is not probed', { tag: REPEATS }, async () => {
  const address = `https://${SERVICE}/another`
  const delivery = { kind: 'receiver', address } as const
  const project = projectOf({ ...CONNECTED, integrations: { ...CONNECTED.integrations, delivery } }, CONNECTED)
  const said = await expectNothingProven(project)
  expect(said).toContain(`goes to ${CONNECTED.integrations.delivery.address}; expected ${address}`)
  expect(said).toContain('npm run build')
})

test('without an export, with e-mail, or for Netlify on this machine it says what to do', async () => {
  const email = { form: null, calendar: null, delivery: { kind: 'email' }, analytics: null } as const
  const said = await Promise.all([
    expectNothingProven(projectOf(CONNECTED)),
    expectNothingProven(projectOf({ integrations: email, privacy: '' })),
    expectNothingProven(projectOf(NETLIFY, NETLIFY)),
  ])
  expect(said).toEqual([
    expect.stringContaining('npm run build'),
    expect.stringContaining('Connect a service'),
    expect.stringContaining(`npm run probe -- ${addressOf(NETLIFY)}`),
  ])
})

test('Netlify is proven on the site that it serves', { tag: REPEATS }, async ({ faults }) => {
  const project = projectOf(NETLIFY)
  const { code, said } = await probe(project, { rules: faults.resolverRules }, addressOf(NETLIFY))
  expect(said).toContain('the service has the request')
  expect(code).toBe(0)
  const [lead] = faults.leads.values()
  expect(project.check().siteContent?.deliveryProof.proof).toMatchObject({
    kind: 'netlify',
    reference: lead?.reference,
  })
})
