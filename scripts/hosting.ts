// Writes configurations of web servers into .build/hosting/, from the rules in the site's
// _headers, its address and its pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getContent } from '../lib/content/get-content'
import { siteUrl } from '../lib/site/site-url'
import { HEADERS_FILE, parseHeaders } from './policy/headers-file'
import { cloudfrontWarning } from './hosting/cloudfront'
import { functionWarning } from './hosting/cloudfront-function'
import { CONFIGURATIONS, configurations } from './hosting/configurations'
import { hostTable } from './hosting/rules'
import { readRedirects } from './redirects/redirects'
import { BUILDING } from './release/folders'

mkdirSync(CONFIGURATIONS, { recursive: true })
const rules = parseHeaders(readFileSync(join(BUILDING, HEADERS_FILE), 'utf8'))
const pages = getContent().routes.map(({ path }) => path)
const table = hostTable(rules, siteUrl(), pages, readRedirects(BUILDING))
const files = Object.entries(configurations(table))
for (const [name, text] of files) writeFileSync(join(CONFIGURATIONS, name), text)
console.log(`hosting: wrote ${files.map(([name]) => name).join(', ')} into ${CONFIGURATIONS}/`)
for (const warning of [cloudfrontWarning(table), functionWarning(table)]) if (warning) console.warn(warning)
