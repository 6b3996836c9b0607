// Writes sitemap.xml and robots.txt into out/, by next-sitemap. That ends with success even when it
// cannot read its configuration, so its files have to be there.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FILES = ['out/sitemap.xml', 'out/robots.txt']

const cli = 'node_modules/next-sitemap/bin/next-sitemap.mjs'
const options = ['--conditions=react-server', '--import', 'tsx', cli, '--config', 'next-sitemap.config.mjs']
const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' })
const missing = FILES.filter((file) => !existsSync(file))
if (status !== 0 || missing.length > 0) {
  console.error(`next-sitemap has not written ${missing.join(' and ') || 'its files'}; its message is above.`)
  process.exit(1)
}
