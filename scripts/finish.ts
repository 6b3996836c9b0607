// The finishing step, after `next build`: takes Next's runtime and data out of the way of each page's first load, and puts in the starter that brings them in when they are wanted, and the policy that says what a page may load. `FINISH=off` leaves Next's own output.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../content/catalogue'
import { policySources } from '../content/integrations'
import { headerRules, headersFile } from './finish/headers'
import { takeApart, withEnds, withStyles, type TakenApart } from './finish/page'
import { contentSecurityPolicy, headerPolicy, sha256Source } from './finish/policy'
import { integrityOf, readIntegrity, withIntegrity, writeRuntime, writeScript } from './finish/runtime'
import { SPECULATION_RULES } from './finish/speculation'
import { starterText } from './finish/starter-text'

const OUT = 'out'

if (process.env.FINISH === 'off') console.log('finish: off; the export is as Next has written it')
else finish()

function finish(): void {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  const pages = takeAllApart(files.filter((file) => file.endsWith('.html')))
  const starter = starterText()
  const { integrations } = catalogue()
  const counts = integrations.analytics ? ' data-counts="on"' : ''
  const policy = contentSecurityPolicy(policySources(integrations), {
    scripts: [starter, SPECULATION_RULES].map(sha256Source),
    styles: [],
  })
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  const hashes = readIntegrity(OUT)
  const add = (address: string) => {
    hashes.set(address, integrityOf(readFileSync(join(OUT, address))))
    return address
  }
  const [first, ...others] = pages.values()
  if (!first) throw new Error(`finish: no page in ${OUT}/; next build comes first`)
  const shared = first.chunks.filter((chunk) => others.every(({ chunks }) => chunks.includes(chunk)))
  const runtime = add(writeRuntime(OUT, { shared, start: first.start }, hashes))

  for (const [file, { html, data, chunks, stylesheet }] of pages) {
    const own = chunks.filter((chunk) => !shared.includes(chunk))
    const load = [runtime, add(writeScript(OUT, 'data', withIntegrity(data, hashes))), ...own]
    const list = load.map((address) => `${address}#${hashes.get(address)}`).join(' ')
    const styles = `<link rel="stylesheet" href="${stylesheet}" data-precedence="next" integrity="${hashes.get(stylesheet)}"/>`
    const end = `<script type="speculationrules">${SPECULATION_RULES}</script><script data-load="${list}"${counts}>${starter}</script>`
    writeFileSync(join(OUT, file), withStyles(withEnds(html, { head, end }), styles))
  }
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const path = join(OUT, file)
    writeFileSync(path, withIntegrity(readFileSync(path, 'utf8'), hashes))
  }
  writeFileSync(join(OUT, '_headers'), headersFile(headerRules(headerPolicy(policy))))
  console.log(`finish: ${pages.size} pages without Next's runtime on their first load; starter ${starter.length} bytes`)
}

/** Takes all pages apart, and ends the build with what was found in all of them that is not as it should be. */
function takeAllApart(files: readonly string[]): Map<string, TakenApart> {
  const pages = new Map<string, TakenApart>()
  const faults: string[] = []
  for (const file of files) {
    try {
      pages.set(file, takeApart(readFileSync(join(OUT, file), 'utf8')))
    } catch (error) {
      faults.push(`${file}:\n${(error as Error).message}`)
    }
  }
  if (faults.length > 0) {
    console.error(
      `finish: ${faults.length} of ${files.length} pages are not as Next 16.4 writes them.\n\n${faults.join('\n\n')}\n\n` +
        'After an upgrade of Next, scripts/finish/page.ts says what the step expects; until it is put right, FINISH=off npm run build leaves Next’s own output.',
    )
    process.exit(1)
  }
  return pages
}
