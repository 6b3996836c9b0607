// Installs the locked dependencies when they are missing or when the lockfile has changed since.
// Uses nothing but Node.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`This is Node ${process.versions.node}; the site needs Node 20.9 or later: https://nodejs.org`)
  process.exit(1)
}

// npm writes this file last, so it tells when the installation was finished.
const INSTALLED = 'node_modules/.package-lock.json'
const fresh = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!fresh) {
  console.log('Installing the dependencies (npm ci) …')
  const { status } = spawnSync('npm ci --prefer-offline --no-audit --no-fund', { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error('npm ci failed; its own message stands above. Is the network there, and package-lock.json unchanged?')
    process.exit(1)
  }
}
