// Writes the configurations of web servers into hosting/, from what the export's _headers says.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEADERS_FILE, readHeaders } from './headers-file.mjs'
import { configurations } from './hosting/configurations'

const rules = readHeaders('out')

if (rules.length === 0) console.log(`hosting: out/ has no ${HEADERS_FILE}, so hosting/ stays as it is`)
else {
  const files = Object.entries(configurations(rules))
  for (const [name, text] of files) writeFileSync(join('hosting', name), text)
  console.log(`hosting: wrote ${files.map(([name]) => name).join(', ')}`)
}
