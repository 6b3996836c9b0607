// The finishing step, after `next build`: takes Next's runtime and data out of the way of each page's first load, and puts in the starter that brings them in when they are wanted, and the policy that says what a page may load. `FINISH=off` leaves Next's own output.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../content/catalogue'
import { policySources } from '../content/integrations'
import { headerRules, headersFile } from './finish/headers'
import { takeApart, withEnds, withStyles, type TakenApart } from './finish/page'
import { contentSecurityPolicy, headerPolicy, sha256Source } from './finish/policy'
import { integrityOf, readIntegrity, withIntegrity, writeRuntime } from './finish/runtime'
import { SPECULATION_RULES } from './finish/speculation'
import { starterText } from './finish/starter-text'
import { HEADERS_FILE } from './headers-file.mjs'

const OUT = 'out'

if (process.env.FINISH === 'off') console.log('finish: off; the export is as Next has written it')
else finish()

function finish(): void {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const { shared, start } = lookThrough(files)
  const hashes = readIntegrity(OUT)
  const runtime = writeRuntime(OUT, { shared, start }, hashes)
  hashes.set(runtime, integrityOf(readFileSync(join(OUT, runtime))))

  const { integrations } = catalogue()
  const starter = starterText({ counts: integrations.analytics !== null })
  const policy = contentSecurityPolicy(policySources(integrations), {
    scripts: [starter, SPECULATION_RULES].map(sha256Source),
    styles: [],
  })
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`

  for (const file of files) {
    const { html, data, chunks, stylesheet } = read(file)
    const address = `/${dataFile(file)}`
    const checked = withIntegrity(data, hashes)
    writeFileSync(join(OUT, address), checked)
    hashes.set(address, integrityOf(checked))

    const load = [address, runtime, ...chunks.filter((chunk) => !shared.includes(chunk))]
    const list = load.map((part) => `${part}#${hashes.get(part)}`).join(' ')
    const styles = `<link rel="stylesheet" href="${stylesheet}" data-precedence="next" integrity="${hashes.get(stylesheet)}"/>`
    const end = `<script type="speculationrules">${SPECULATION_RULES}</script><script data-load="${list}">${starter}</script>`
    writeFileSync(join(OUT, file), withStyles(withEnds(html, { head, end }), styles))
  }
  writeFileSync(join(OUT, HEADERS_FILE), headersFile(headerRules(headerPolicy(policy))))
  console.log(
    `finish: ${files.length} pages without Next's runtime on their first load; starter ${starter.length} bytes`,
  )
}

function read(file: string): TakenApart {
  return takeApart(readFileSync(join(OUT, file), 'utf8'))
}

/** The file beside a page from which Next reads the page's data when a link is followed. */
function dataFile(file: string): string {
  return file.replace(/html$/, 'txt')
}

/** Looks through all pages, and returns the scripts that all of them need and what starts them; ends the build with all that is not as it should be. Keeps no page in memory. */
function lookThrough(files: readonly string[]): { shared: string[]; start: string } {
  const starts = new Set<string>()
  const faults: string[] = []
  let shared: string[] | undefined
  for (const file of files) {
    try {
      const { data, chunks, start } = read(file)
      const beside = join(OUT, dataFile(file))
      // Next writes none beside 404.html, since no link leads there.
      if (existsSync(beside) && readFileSync(beside, 'utf8') !== data)
        throw new Error(`expected the page's data to be what ${beside} holds`)
      starts.add(start)
      shared = shared ? shared.filter((chunk) => chunks.includes(chunk)) : chunks
    } catch (error) {
      faults.push(`${file}:\n${(error as Error).message}`)
    }
  }
  if (starts.size !== 1) faults.push(`expected one way to start the runtime in all pages, found ${starts.size}`)
  if (faults.length > 0) {
    console.error(
      `finish: the export is not as Next 16.4 writes it.\n\n${faults.join('\n\n')}\n\n` +
        'After an upgrade of Next, scripts/finish/page.ts says what the step expects; until it is put right, FINISH=off npm run build leaves Next’s own output.',
    )
    process.exit(1)
  }
  return { shared: shared ?? [], start: [...starts].join() }
}
