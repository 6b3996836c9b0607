// Writes sitemap.xml and robots.txt into the site with next-sitemap. It exits with 0 even when it
// cannot read its configuration, so the files are checked afterwards.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './command-line'
import { BUILDING } from './release/folders'

const FILES = ['sitemap.xml', 'robots.txt'].map((name) => join(BUILDING, name))

const cli = 'node_modules/next-sitemap/bin/next-sitemap.mjs'
const options = ['--conditions=react-server', '--import', 'tsx', cli, '--config', 'next-sitemap.config.mjs']
const { status } = spawnSync(process.execPath, options, { stdio: 'inherit' })
const missing = FILES.filter((file) => !existsSync(file))
if (status !== 0 || missing.length > 0) {
  fail(`next-sitemap has not written ${missing.join(' and ') || 'its files'}; its message is above.`)
}
