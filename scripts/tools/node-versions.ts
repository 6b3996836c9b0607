// Proves what package.json says under `engines`: installs, builds and runs the unit tests with the
// oldest release of each range, in a clone of the last commit: npm run test:node. With versions as
// arguments, uses those: npm run test:node -- 22.16.0.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { minVersion } from 'semver'

/** What npm and Node print about something that will stop working. */
const WARNING = /\bwarn(ing)?\b.*/i

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const oldest = engines.node.split('||').map((range) => minVersion(range)?.version ?? range)
const versions = process.argv.length > 2 ? process.argv.slice(2) : oldest

const folder = mkdtempSync(join(tmpdir(), 'node-versions-'))
try {
  const results = versions.map((version) => [version, prove(version)] as const)
  for (const [version, problem] of results) console.log(`Node ${version}: ${problem ?? 'works, without a warning'}`)
  if (results.some(([, problem]) => problem)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

/** What is wrong with a version of Node: the first step that fails or warns, with what it says. */
function prove(version: string): string | undefined {
  const node = join(folder, `node-${version}`)
  const clone = join(folder, `clone-${version}`)
  // Node's executables are packages in npm's registry, by system and processor.
  const program = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  const bin = join(node, 'node_modules', program, 'bin')
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
  const steps = [
    [`npm install --prefix ${node} --no-save ${program}@${version}`, '.'],
    [`git clone --quiet . ${clone}`, '.'],
    [`node --eval "if (process.versions.node !== '${version}') throw process.versions.node"`, '.'],
    ['npm ci', clone],
    ['npm run build', clone],
    ['npm run sample:run -- test:unit', clone],
  ] as const
  for (const [command, cwd] of steps) {
    console.log(`Node ${version}: ${command} …`)
    const { status, text } = run(command, cwd, env)
    if (status !== 0) return `${command} failed.\n${text}`
    const warning = WARNING.exec(text)
    if (warning) return `${command} warns: ${warning[0]}`
  }
  rmSync(clone, { recursive: true })
  return undefined
}

function run(command: string, cwd: string, env: NodeJS.ProcessEnv): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return { status, text: stdout + stderr }
}
