// Writes the redirects from an earlier site's addresses: _redirects for hosts that read it, and
// pages for those that cannot redirect. Configurations of servers: hosting.ts.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getContent, routeOf } from '../lib/content/get-content'
import { absoluteUrl } from '../lib/site/site-url'
import { fail } from './command-line'
import { REDIRECTS_FILE, pageFileOf, redirectPage, redirectsFile, redirectsOf } from './redirects/redirects'
import { BUILDING } from './release/folders'

const redirects = redirectsOf(getContent().redirects.redirects)
const taken = redirects.filter(({ from }) => !from.endsWith('/') && existsSync(join(BUILDING, from)))
if (taken.length > 0) {
  const names = taken.map(({ from }) => `  ${from}\n`).join('')
  fail(`The site has files or folders at these addresses:\n${names}Take them out of content/redirects.yaml.`)
}
if (redirects.length > 0)
  writeFileSync(join(BUILDING, REDIRECTS_FILE), redirectsFile(redirects, { isForNetlify: false }))
for (const redirect of redirects) {
  const file = pageFileOf(redirect)
  if (!file) continue
  mkdirSync(dirname(join(BUILDING, file)), { recursive: true })
  const { label } = routeOf(redirect.to)
  writeFileSync(join(BUILDING, file), redirectPage(redirect.to, absoluteUrl(redirect.to), label))
}
console.log(`redirects: ${redirects.length} addresses of an earlier site`)
