// Installs the locked dependencies of a folder, the project's own by default, when they are missing
// or when the lockfile has changed since. Uses nothing but Node.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
// What package.json says under `engines`; npm would only warn.
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 16) || major >= 24)) {
  const needed = 'Node 20.19 or later of 20, 22.16 or later of 22, or 24 or later'
  console.error(`This is Node ${process.versions.node}; the site needs ${needed}: https://nodejs.org`)
  process.exit(1)
}

const [folder = '.'] = process.argv.slice(2)
// npm writes this file last, so its time is when the installation finished.
const installed = join(folder, 'node_modules/.package-lock.json')
const lockfile = join(folder, 'package-lock.json')

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  console.log(`Installing what ${lockfile} lists (npm ci) …`)
  const options = '--prefer-offline --ignore-scripts --no-audit --no-fund'
  const { status } = spawnSync(`npm ci --prefix ${folder} ${options}`, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`npm ci failed; its own message is above. Is there a network, and ${lockfile} unchanged?`)
    process.exit(1)
  }
}
