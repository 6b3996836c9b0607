// Writes configurations of web servers into .build/hosting/, from the rules in the site's
// _headers.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEADERS_FILE, parseHeaders } from './policy/headers-file'
import { CONFIGURATIONS, configurations } from './hosting/configurations'
import { BUILDING } from './release/folders'

mkdirSync(CONFIGURATIONS, { recursive: true })
const rules = parseHeaders(readFileSync(join(BUILDING, HEADERS_FILE), 'utf8'))
const files = Object.entries(configurations(rules))
for (const [name, text] of files) writeFileSync(join(CONFIGURATIONS, name), text)
console.log(`hosting: wrote ${files.map(([name]) => name).join(', ')} into ${CONFIGURATIONS}/`)
