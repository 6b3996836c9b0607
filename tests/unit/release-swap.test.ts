import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUILDING, FORMER, OUT } from '../../scripts/release/folders'
import { MANIFEST_FILE, exportTrouble, readManifest } from '../../scripts/release/manifest'
import { exportServer } from '../../scripts/serve/export-server'
import { bundleScript, type BundledScript } from '../support/bundle-script'
import { startServer } from '../support/local-server'
import { HEADERS, textsIn, writeExport } from '../support/small-export'

const siteOf = (name: string) => ({
  'index.html': name,
  'about/index.html': name.repeat(3),
  _headers: HEADERS.replace("'none'", name),
})
const [OLD, NEW] = [siteOf('old'), siteOf('new')]

let script: BundledScript
let lock: BundledScript
beforeAll(async () => {
  script = await bundleScript('scripts/build.ts')
  lock = await bundleScript('scripts/release/lock.ts')
})
afterAll(() => [script, lock].forEach((each) => each.remove()))

let root: string
const at = (folder: string) => join(root, folder)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'swap-'))
  writeExport(at(OUT), OLD)
  makeNewSite()
})
afterEach(() => rmSync(root, { recursive: true }))

/** The new site, as the steps before the last one leave it: without a manifest. */
function makeNewSite(): void {
  writeExport(at(BUILDING), NEW)
  rmSync(join(at(BUILDING), MANIFEST_FILE))
}

interface Fault {
  at: number
  of?: 'renameSync' | 'rmSync' | 'writeFileSync'
  does: 'kill' | 'fail' | 'pause'
  code?: string
  ms?: number
}

/** Runs a step of the real build in the project, with a fault; how it ended, and its message. */
async function build(step: 'prepare' | 'release', fault?: Fault) {
  const child = start([...script.command, step], fault)
  let message = ''
  child.stdout.resume()
  child.stderr.on('data', (part: Buffer) => (message += part.toString()))
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { status, signal, message }
}

/** Starts Node in the project, with a fault. */
function start(words: readonly string[], fault: Fault | undefined) {
  const faults = fault ? ['--import', pathToFileURL('tests/support/fs-faults.mjs').href] : []
  const env = { ...process.env, FS_FAULT: JSON.stringify(fault) }
  return spawn(process.execPath, [...faults, ...words], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Which of the two sites out/ is; each is whole, or this throws. */
function site(): 'old' | 'new' {
  expect(exportTrouble(at(OUT), 'hashes')).toBeUndefined()
  const name = textsIn(at(OUT))['index.html'] === 'new' ? 'new' : 'old'
  expect(textsIn(at(OUT))).toMatchObject(name === 'new' ? NEW : OLD)
  return name
}

test('a build puts the new site in the place of the former one, and leaves nothing of it', async () => {
  expect(await build('release')).toMatchObject({ status: 0, message: '' })
  expect([site(), existsSync(at(BUILDING)), existsSync(at(FORMER))]).toEqual(['new', false, false])
})

test('the first build has no former site', async () => {
  rmSync(at(OUT), { recursive: true })
  await build('release')
  expect(site()).toBe('new')
})

// Regression: a build that was ended in the middle left half a site in out/, which was then served.
test('a build that is killed, at whichever change, leaves the whole former or new site to the next one', async () => {
  const seen = new Set<string>()
  for (let change = 1; ; change++) {
    const { signal } = await build('release', { at: change, does: 'kill' })
    if (!signal) break
    seen.add(existsSync(at(OUT)) ? site() : 'none')
    expect(await build('prepare')).toMatchObject({ status: 0, message: '' })
    site()
    expect(existsSync(at(FORMER))).toBe(false)
    writeExport(at(OUT), OLD)
    makeNewSite()
  }
  expect([...seen].sort()).toEqual(['new', 'none', 'old'])
}, 120_000)

test('what puts that right can be killed itself', async () => {
  // Between the two renames there is no out/.
  await build('release', { at: 2, of: 'renameSync', does: 'kill' })
  expect(existsSync(at(OUT))).toBe(false)
  cpSync(root, `${root}-copy`, { recursive: true })
  for (let change = 1; ; change++) {
    rmSync(root, { recursive: true })
    cpSync(`${root}-copy`, root, { recursive: true })
    const { signal } = await build('prepare', { at: change, does: 'kill' })
    await build('prepare')
    expect(site()).toBe('new')
    if (!signal) break
  }
  rmSync(`${root}-copy`, { recursive: true })
}, 120_000)

test('the former site returns when the new one was not whole', async () => {
  await build('release', { at: 2, of: 'renameSync', does: 'kill' })
  rmSync(join(at(BUILDING), 'about/index.html'))
  await build('prepare')
  expect(site()).toBe('old')
})

// Regression: on a full disk the former site was gone, and half of the new one in its place.
test.each<[string, Fault]>([
  ['a full disk', { at: 1, of: 'writeFileSync', does: 'fail', code: 'ENOSPC' }],
  ['a folder that cannot be moved', { at: 1, of: 'renameSync', does: 'fail', code: 'EBUSY' }],
  ['a new site that cannot be moved', { at: 2, of: 'renameSync', does: 'fail', code: 'EXDEV' }],
])('the former site stays on %s', async (_, fault) => {
  const { status, message } = await build('release', fault)
  expect(status).toBe(1)
  expect(message).toContain('The build has stopped; nothing in out/ has changed.')
  expect(site()).toBe('old')
})

describe('before anything is built, a message says that out/ could not be replaced', () => {
  test.each([
    ['EBUSY', 'something is mounted there'],
    ['EROFS', 'a disk that can only be read'],
    ['EACCES', 'may not be changed by this user'],
  ])('%s', async (code, reason) => {
    const { status, message } = await build('prepare', { at: 1, of: 'renameSync', does: 'fail', code })
    expect(status).toBe(1)
    expect(message).toContain(`out/ cannot be replaced: `)
    expect(message).toContain(reason)
    expect(message).toContain('npm run deploy -- rsync')
    expect(site()).toBe('old')
  })

  test('a link to another folder', async () => {
    rmSync(at(OUT), { recursive: true })
    writeExport(at('elsewhere'), OLD)
    symlinkSync(at('elsewhere'), at(OUT), 'junction')
    const { status, message } = await build('prepare')
    expect(status).toBe(1)
    expect(message).toContain('it is a link to another folder')
    expect(site()).toBe('old')
  })
})

// Regression: of two builds that began at the same moment, one removed the folder that keeps the
// other from moving out/, and the other moved it and removed it with its own.
test('two builds that begin at the same moment leave the site as it is', async () => {
  const first = build('prepare', { at: 1, of: 'writeFileSync', does: 'pause', ms: 3000 })
  while (!readdirSync(at('.build')).some((name) => name.startsWith('probe')))
    await new Promise((resolve) => setTimeout(resolve, 10))
  await build('prepare')
  await first
  expect(site()).toBe('old')
})

// Regression: of two builds at the same time, one could put half of the other's site into out/, as
// if it were whole.
test('beside another build none begins; one that was killed keeps nobody out', async () => {
  const place = at('.build/building')
  const isLockedBy = (name: string) => {
    mkdirSync(place)
    writeFileSync(join(place, name), '')
  }
  isLockedBy(String(process.pid))
  const { status, message } = await build('prepare')
  expect([status, message]).toEqual([1, expect.stringMatching(/^Another build is running .* as process \d+;.*\nWait/)])
  expect(readdirSync(place)).toEqual([String(process.pid)])
  rmSync(place, { recursive: true })
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  for (const left of [String(gone), '.DS_Store']) {
    isLockedBy(left)
    expect(await build('prepare')).toMatchObject({ status: 0, message: '' })
    expect(readdirSync(at('.build'))).toEqual(['out'])
  }
})

// Regression: the lock was looked at in one step and written in another, so that two builds could
// have it. One is held up after each of its changes, while the other begins.
test('of two builds that begin at the same moment, beside the lock of one that was killed, one has it', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  for (let change = 1; change < 6; change++) {
    rmSync(at('.build'), { recursive: true, force: true })
    mkdirSync(at('.build/building'), { recursive: true })
    writeFileSync(at(`.build/building/${gone}`), '')
    const held: Fault = { at: change, does: 'pause', ms: 500 }
    const builds = [takesLock(held), takesLock(undefined)]
    const answers = await Promise.all(builds.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
    for (const each of builds) each.kill()
    const taken = answers.filter((answer) => answer === 'taken\n')
    const refused = answers.filter((answer) => answer.startsWith('Another build is running'))
    expect([change, taken.length, refused.length]).toEqual([change, 1, 1])
  }
}, 120_000)

/** Starts a process that takes the lock, if it can, says so, and goes on running. */
function takesLock(fault: Fault | undefined) {
  const { href } = pathToFileURL(lock.command.at(-1) ?? '')
  const code = `const { lockTrouble } = await import('${href}')
    console.log(lockTrouble() ?? 'taken')
    setInterval(() => {}, 1000)`
  return start(['--input-type=module', '--eval', code], fault)
}

// Regression: a build whose last step failed, which comes after out/ has been replaced, said that
// nothing in it had changed.
test('a build that stops after it has put the new site into its place says so', async () => {
  const { status, message } = await build('release', { at: 2, of: 'rmSync', does: 'fail', code: 'EACCES' })
  expect(site()).toBe('new')
  const { version } = readManifest(at(OUT)) ?? {}
  expect([status, message]).toEqual([1, expect.stringContaining(`stopped; out/ has version ${version} by now.`)])
})

// Regression: a build in the folder of a running server took the site away for seconds.
test('a running server answers every request while a build replaces its folder, each with the files and headers of one build', async () => {
  const server = await startServer(exportServer(at(OUT)))
  const answers = new Map<string, number>()
  let isBuilding = true
  const visit = async () => {
    while (isBuilding) {
      const response = await fetch(server.address)
      const policy = /\w+$/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[0]
      const answer = `${response.status} ${await response.text()} ${policy}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  const visitors = [visit(), visit(), visit()]
  // Between the renames, for longer than any computer needs there.
  await build('release', { at: 1, of: 'renameSync', does: 'pause', ms: 300 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  isBuilding = false
  await Promise.all(visitors)
  await server.stop()
  expect([...answers.keys()].sort()).toEqual(['200 new new', '200 old old'])
  expect(Math.min(...answers.values())).toBeGreaterThan(10)
})
