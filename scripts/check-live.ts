// Looks at the live site as a careful person would after a deployment, and compares it with out/:
// npm run check:live, or npm run check:live -- http://localhost:3000 at another address than that
// for which it was built. With --probe it also sends a test request (npm run probe). With --watch,
// for a cron, it prints only faults and changes since the last time.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { network } from './check-live/ask'
import { checkLive } from './check-live/check'
import { describeRows, statesOf } from './check-live/describe'
import { builtAddress } from './check-live/site'
import { commandLine, fail } from './command-line'
import { OUT } from './release/folders'
import { exportTrouble, readManifest } from './release/manifest'

/** The states that the last run with --watch found, by address. */
const WATCHED = '.build/check-live.json'

const USAGE = 'npm run check:live [-- https://www.example.com.au] [--probe] [--watch]'

const { positionals, values } = commandLine(
  { allowPositionals: true, options: { probe: { type: 'boolean' }, watch: { type: 'boolean' } } },
  USAGE,
)
const trouble = exportTrouble(OUT)
const manifest = readManifest(OUT)
if (trouble || !manifest) fail(`${trouble}\nThe site is compared with the build that was deployed: npm run build.`)
const origin = positionals.length > 0 ? originOf(positionals) : builtAddress(OUT)

const rows = await checkLive({ origin, folder: OUT, manifest }, network)
const states = statesOf(rows)
const isWrong = rows.some(({ state }) => state === 'fail')
const isNew = values.watch && noteStates()
if (!values.watch || isWrong || isNew) console.log(describeRows(origin, rows))
if (isWrong) process.exitCode = 1
if (values.probe) {
  const { status } = spawnSync(`npm run probe -- ${origin}`, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

/** Notes the states, and says whether one is another than the last time; at first, all are. */
function noteStates(): boolean {
  const known = existsSync(WATCHED) ? (JSON.parse(readFileSync(WATCHED, 'utf8')) as Record<string, object>) : {}
  const before = JSON.stringify(known[origin])
  mkdirSync(dirname(WATCHED), { recursive: true })
  // A run that is ended would leave half a file, which no later run could read.
  writeFileSync(`${WATCHED}.part`, JSON.stringify({ ...known, [origin]: states }))
  renameSync(`${WATCHED}.part`, WATCHED)
  return before !== JSON.stringify(states)
}

function originOf([address = '', ...more]: string[]): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (more.length === 0 && url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search)
    return url.origin
  return fail(
    `Expected the site’s address without a path, found ${JSON.stringify([address, ...more].join(' '))}:\n${USAGE}`,
  )
}
