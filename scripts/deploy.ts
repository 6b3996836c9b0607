// Publishes out/: npm run deploy -- s3, netlify, cloudflare or rsync; hosting/README.md says how.
// With --dry-run it only lists what it would do; with --version it goes back to a former version.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isUnlisted } from './check-live/search'
import { builtAddress } from './check-live/site'
import { commandLine, fail, isGiven } from './command-line'
import { NETLIFY_FOLDER, cloudflareCommand, copyForNetlify, netlifyCommand } from './deploy/hosts'
import { goneFromLive, gonePages } from './deploy/gone-pages'
import { announce, announcementOf } from './deploy/index-now'
import { inOrder, plan, type Step } from './deploy/plan'
import { rsyncTarget } from './deploy/rsync'
import { fromFolder, fromTarget, presentOn, run } from './deploy/run'
import { s3Target, type Sdk } from './deploy/s3'
import { TARGETS, readSettings, settingsOf, type TargetName } from './deploy/settings'
import type { Target } from './deploy/target'
import { HEADERS_FILE, headersFor, readHeaders } from './policy/headers-file'
import { REDIRECTS_FILE, readRedirects } from './redirects/redirects'
import { OUT } from './release/folders'
import { exportTrouble, readManifest, type Version } from './release/manifest'

/** AWS's clients are a package of their own: who does not use them need not install them. */
const AWS = 'scripts/deploy/aws'

const USAGE = `npm run deploy -- ${TARGETS.join(' | ')}, and --dry-run or --version 1a2b3c4d`

/** Browsers refuse styles whose hashes the server's policy does not have. */
const CONFIGURE =
  'Its headers or redirects differ from those of the previous version. Give the server, or CloudFront, the configuration of the same build now (.build/hosting): until then pages may lack styles.'

/** A page that was renamed, or removed. */
const LEAD_ON =
  'These addresses were published and are no more. Where another page has taken the place of one, lead to it in content/redirects.yaml, build and deploy again:'

const UNCHECKED = `Search engines may list this site, and ${OUT}/ was built without --launch: it may hold samples, and texts that nobody has approved. npm run launch lists what is left.`

const { positionals, values } = commandLine(
  { allowPositionals: true, options: { 'dry-run': { type: 'boolean' }, version: { type: 'string' } } },
  USAGE,
)
const name = TARGETS.find((target) => target === positionals[0])
if (!name || positionals.length > 1) fail(`Expected where to publish: ${USAGE}`)
try {
  if (name === 's3') await deployTo(s3Target(settingsOf('s3', readSettings()), await loadAws()))
  else if (name === 'rsync') await deployTo(rsyncTarget(settingsOf('rsync', readSettings()).target))
  else await replaceWhole(name)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

/** Publishes file by file, in an order in which visitors always see whole pages. */
async function deployTo(target: Target): Promise<void> {
  const own = values.version === undefined ? wholeExport() : undefined
  const present = await presentOn(target)
  const source = own ? fromFolder(OUT, own) : fromTarget(target, present, values.version ?? '')
  const { version } = source.manifest
  const planned = plan(source.manifest, present, new Date())
  const steps = planned.filter(({ does }) => does !== 'refresh' || target.refresh)
  if (steps.length === 0) return console.log(`Version ${version} is published already.`)
  const former = present.records.filter((record) => record.finished && record.version !== version)
  const last = inOrder(former).at(-1)
  const gone = own ? gonePages(own, last) : []
  const toSay = [
    ...(last && configurationOf(source.manifest) !== configurationOf(last) ? [CONFIGURE] : []),
    ...leadOn(gone),
  ]
  if (isGiven('dry-run')) {
    steps.forEach((step) => console.log(describe(step), ...listOf(step)))
    return toSay.forEach((text) => console.log(text))
  }
  try {
    await run(steps, { source, target, report: (step) => console.log(describe(step)) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    fail(`${message}\nThe deployment has stopped, and visitors see whole pages. Run the same command to continue.`)
  }
  console.log(`Version ${version} is published.`)
  toSay.forEach((text) => console.log(text))
  const announcement = await announcementOf(source, last)
  if (announcement) console.log(await announce(announcement))
  if (last) console.log(`To go back to the version before: npm run deploy -- ${name} --version ${last.version}`)
}

/** What to say of pages that were published and are gone. */
function leadOn(gone: readonly string[]): string[] {
  return gone.length > 0 ? [`${LEAD_ON}\n  ${gone.join('\n  ')}`] : []
}

/** The hashes of the files that a server's configuration is made from: headers and redirects. */
function configurationOf({ files }: Version): string {
  return files.flatMap(({ path, sha256 }) => ([HEADERS_FILE, REDIRECTS_FILE].includes(path) ? [sha256] : [])).join()
}

/** Has a host's own program replace the site as a whole. */
async function replaceWhole(host: Exclude<TargetName, 's3' | 'rsync'>): Promise<void> {
  if (values.version !== undefined) fail(`${host} keeps former versions itself: “Going back” in hosting/README.md.`)
  const words =
    host === 'netlify'
      ? netlifyCommand(NETLIFY_FOLDER, settingsOf('netlify', readSettings()))
      : cloudflareCommand(OUT, settingsOf('cloudflare', readSettings()))
  const own = wholeExport()
  if (isGiven('dry-run')) return console.log(['npx', ...words].join(' '))
  const gone = await goneFromLive(own, readRedirects(OUT), builtAddress(OUT))
  if (host === 'netlify') copyForNetlify(OUT, NETLIFY_FOLDER)
  const { status } = spawnSync('npx', words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail('The site is as it was; the message of the host’s program stands above.')
  console.log(`Version ${own.version} is published.`)
  leadOn(gone).forEach((text) => console.log(text))
}

/** The manifest of out/, when each byte is as it was built. Warns of a build that checked less. */
function wholeExport(): Version {
  const trouble = exportTrouble(OUT, 'hashes')
  const manifest = readManifest(OUT)
  if (trouble || !manifest) fail(`${trouble}\nRun npm run launch first, and change nothing in ${OUT}/ after it.`)
  const { 'X-Robots-Tag': robots } = headersFor(readHeaders(OUT), '/')
  if (!manifest.isLaunch && !isUnlisted('', robots)) console.warn(UNCHECKED)
  return manifest
}

async function loadAws(): Promise<Sdk> {
  // With npm's own --dry-run, which isGiven accepts, nothing would be installed.
  const env = { ...process.env, npm_config_dry_run: undefined }
  const { status } = spawnSync(process.execPath, ['scripts/tools/install.mjs', AWS], { stdio: 'inherit', env })
  if (status !== 0) process.exit(1)
  const { resolve } = createRequire(join(process.cwd(), AWS, 'package.json'))
  const load = (client: string) => import(pathToFileURL(resolve(client)).href) as Promise<Sdk>
  return { ...(await load('@aws-sdk/client-s3')), ...(await load('@aws-sdk/client-cloudfront')) }
}

function describe(step: Step): string {
  if (step.does === 'put') return `put ${step.files.length} files: ${step.what}`
  if (step.does === 'remove') return `remove ${step.paths.length} files: ${step.what}`
  if (step.does === 'refresh') return `have caches forget ${step.paths.length} files`
  return `note that version ${step.record.version} ${step.record.finished ? 'is published' : 'is on its way'}`
}

/** What a step is about, a line each. */
function listOf(step: Step): string[] {
  if (step.does === 'record') return []
  const lines =
    step.does === 'put' ? step.files.map(({ path, type, caching }) => `${path} (${type}; ${caching})`) : step.paths
  return lines.map((line) => `\n  ${line}`)
}
