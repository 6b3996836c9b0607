// How many requests per second nginx serves with .build/hosting/nginx.conf, compared with an empty
// page on the same server. npm run bench:serve -- --seconds 5
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_PAGES } from '../../../tests/support/key-pages'
import { commandLine, fail } from '../../command-line'
import { onExit } from './exit'
import { FLOOR, copyExport } from './site'
import { table, whole } from './table'
import { isInstalled, wrk, type Load } from './wrk'

const PORT = 5201
const CONFIGURATION = '.build/hosting/nginx.conf'

/**
 * A file of random bytes, so large that the cost of the request itself is negligible: it shows what
 * a byte costs on this machine.
 */
const BULK = '/bulk.bin'
const BULK_BYTES = 1_000_000

const { values } = commandLine(
  { options: { seconds: { type: 'string', default: '30' } } },
  'npm run bench:serve [-- --seconds 5]',
)
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1) fail(`--seconds ${values.seconds}: expected a number from 1`)

const missing = ['nginx', 'wrk'].filter((program) => !isInstalled(program))
if (missing.length > 0) fail(`Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`)
if (!existsSync(CONFIGURATION)) fail(`There is no ${CONFIGURATION}. npm run build writes it.`)

const origin = await startNginx()
const loads = new Map<string, Load>()
for (const path of [FLOOR, BULK, KEY_PAGES.home, KEY_PAGES.service, KEY_PAGES.article]) {
  console.error(`${path}, ${seconds} s`)
  loads.set(path, await wrk(`${origin}${path}`, seconds))
}
const floor = loadOf(FLOOR)
const bulk = loadOf(BULK)

console.log(`\n### nginx under wrk, 256 connections, ${seconds} s each\n`)
console.log(
  table(
    ['page', 'requests/s', 'MB/s', 'kB each', 'p99 ms', 'errors', '× floor', '× floor, adjusted for bytes'],
    [...loads].map(([path, load]) => [
      path,
      whole(load.requestsPerSecond),
      whole(load.bytesPerSecond / 1e6),
      (bytesEach(load) / 1000).toFixed(1),
      load.p99.toFixed(1),
      String(load.errors),
      (load.requestsPerSecond / floor.requestsPerSecond).toFixed(2),
      adjusted(load).toFixed(2),
    ]),
  ),
)
// nginx keeps the process alive otherwise.
process.exit()

/**
 * Requests per second as a fraction of the expected number, if a page costs the floor page's
 * request and, for each additional byte, what a byte of the bulk file costs: 1 means that nothing
 * but the bytes adds to the cost.
 */
function adjusted(load: Load): number {
  const byte = (1 / bulk.requestsPerSecond - 1 / floor.requestsPerSecond) / (bytesEach(bulk) - bytesEach(floor))
  return load.requestsPerSecond * (1 / floor.requestsPerSecond + (bytesEach(load) - bytesEach(floor)) * byte)
}

function bytesEach({ bytesPerSecond, requestsPerSecond }: Load): number {
  return bytesPerSecond / requestsPerSecond
}

function loadOf(path: string): Load {
  return loads.get(path) ?? fail(`${path} was not measured.`)
}

/**
 * Starts nginx on a copy of the export, with the project's configuration except for the port and
 * the location of its own files; returns its origin.
 */
async function startNginx(): Promise<string> {
  const root = await copyExport()
  // Its workers run as another user.
  chmodSync(root, 0o755)
  writeFileSync(join(root, 'out', BULK), randomBytes(BULK_BYTES))
  const text = readFileSync(CONFIGURATION, 'utf8')
  const own = text.replaceAll(/(listen (?:\[::\]:)?)\d+/g, `$1${PORT}`).replace(/^pid .*$/m, 'pid nginx.pid;')
  writeFileSync(join(root, 'nginx.conf'), own)
  const args = ['-p', root, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;']
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  onExit(() => nginx.kill())
  nginx.once('exit', () => fail(`nginx ended:\n${readFileSync(join(root, 'error.log'), 'utf8')}`))
  const origin = `http://127.0.0.1:${PORT}`
  await isUp(origin)
  const response = await fetch(`${origin}${KEY_PAGES.home}`, { headers: { 'Accept-Encoding': 'gzip' } })
  if (!response.ok || response.headers.get('content-encoding') !== 'gzip')
    fail(
      `${origin}/ came with status ${response.status} and ${response.headers.get('content-encoding')}; expected 200 and gzip.`,
    )
  return origin
}

async function isUp(origin: string): Promise<void> {
  for (let attempt = 1; attempt <= 50; attempt++) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  fail(`nginx did not answer at ${origin} within 5 s.`)
}
