// The finishing step, after `next build`: takes Next's runtime and data out of the way of each page's first load, and puts in the starter that brings them in when they are wanted. `FINISH=off` leaves Next's own output.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { armRuntime, integrityOf, nameOf, readIntegrity, withIntegrity } from './finish/integrity'
import { isRuntime, takeApart, withHead, withStyles, type TakenApart } from './finish/page'
import { starterText } from './finish/starter-text'

const OUT = 'out'
/** Where the data of the pages goes, below the export and in addresses. */
const DATA = '_next/static/data'

if (process.env.FINISH === 'off') console.log('finish: off; the export is as Next has written it')
else finish()

function finish(): void {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  const pages = takeAllApart(files.filter((file) => file.endsWith('.html')))
  const starter = starterText()
  const hashes = readIntegrity(OUT)
  const runtime = pages.values().next().value?.chunks.find(isRuntime) ?? ''
  const armed = armRuntime(OUT, runtime, hashes)
  hashes.set(armed, integrityOf(readFileSync(join(OUT, armed))))
  const stamped = (address: string) => `${address}#${hashes.get(address)}`

  mkdirSync(join(OUT, DATA), { recursive: true })
  for (const [file, { html, data, chunks, stylesheet }] of pages) {
    const text = withIntegrity(data, hashes)
    const address = `/${DATA}/${nameOf(text)}.js`
    writeFileSync(join(OUT, address), text)
    hashes.set(address, integrityOf(text))
    const load = [address, ...chunks.map((chunk) => (isRuntime(chunk) ? armed : chunk))].map(stamped).join(' ')
    const styles = `<link rel="stylesheet" href="${stylesheet}" data-precedence="next" integrity="${hashes.get(stylesheet)}"/>`
    writeFileSync(
      join(OUT, file),
      withStyles(withHead(html, `<script data-load="${load}">${starter}</script>`), styles),
    )
  }
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const path = join(OUT, file)
    writeFileSync(path, withIntegrity(readFileSync(path, 'utf8'), hashes))
  }
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
