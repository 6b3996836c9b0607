import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Next puts scripts and stylesheets, below the export and in addresses. */
const CHUNKS = '/_next/static/chunks/'

/** A file's bytes as `integrity` takes them: w3.org/TR/SRI. */
export const integrityOf = (bytes: string | Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** The hashes of all scripts and stylesheets of an export, by address. */
export function readIntegrity(out: string): Map<string, string> {
  const files = readdirSync(join(out, CHUNKS)).filter((name) => /\.(js|css)$/.test(name))
  return new Map(files.map((name) => [CHUNKS + name, integrityOf(readFileSync(join(out, CHUNKS, name)))]))
}

/** Whether a script is the one that loads all others. */
const isLoader = (address: string): boolean => address.startsWith(`${CHUNKS}turbopack-`)

/** How a script of Turbopack's says which file it is. */
const SAYS_ITS_NAME = '"object"==typeof document?document.currentScript:void 0'

/** In Turbopack's loader: the element by which it loads a script. */
const LOADS = /(\w+)\.crossOrigin=null,\1\.src=(\w+),/g

/** In the script that starts the runtime: what comes without the loader's doing. */
const OTHERS = /(?<="otherChunks":)\[[^\]]*\]/

interface Runtime {
  /** The addresses of the scripts that every page needs. */
  shared: readonly string[]
  /** The inline script that starts them. */
  start: string
}

/**
 * Writes what every page needs into one script, so that a visitor waits for one answer and not for seven, and returns its
 * address. In it the loader checks by their hashes what it loads later. Throws when a script is not as Turbopack of Next
 * 16.4 writes it.
 */
export function writeRuntime(out: string, { shared, start }: Runtime, hashes: ReadonlyMap<string, string>): string {
  const names: string[] = []
  const texts = shared.map((address) => {
    const text = readFileSync(join(out, address), 'utf8')
    if (isLoader(address)) return withChecks(address, text, hashes)
    const places = text.split(SAYS_ITS_NAME).length - 1
    if (places !== 1) throw new Error(`${address}: expected ${SAYS_ITS_NAME} once, found it ${places} times`)
    const name = address.replace('/_next/', '')
    names.push(name)
    return text.replace(SAYS_ITS_NAME, JSON.stringify(name))
  })
  for (const address of shared) rmSync(join(out, address))
  const text = [...texts, start.replace(OTHERS, JSON.stringify(names))].join(';\n')
  // Named by what it holds, since it is cached for ever.
  const runtime = `${CHUNKS}runtime-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`
  writeFileSync(join(out, runtime), text)
  return runtime
}

function withChecks(address: string, text: string, hashes: ReadonlyMap<string, string>): string {
  const places = [...text.matchAll(LOADS)].length
  if (places !== 1) throw new Error(`${address}: expected ${LOADS.source} once, found it ${places} times`)
  const table = JSON.stringify(Object.fromEntries([...hashes].filter(([name]) => name.endsWith('.js'))))
  return text.replace(LOADS, (_, element, src) => {
    return `${element}.crossOrigin=null,${element}.integrity=${table}[${src}]||"",${element}.src=${src},`
  })
}

/** In React's data: an element that loads a script, which the loader does as well; and the address of a stylesheet. */
const SCRIPT = /\["\$","script","script-\d+",\{"src":"\/_next\/[^{}]*\}\]/g
const STYLESHEET = /"href":"(\/_next\/static\/chunks\/[^"]+\.css)",/g

/** React's data without elements that load scripts, and with the hashes of stylesheets. */
export function withIntegrity(data: string, hashes: ReadonlyMap<string, string>): string {
  return data.replace(SCRIPT, 'null').replace(STYLESHEET, (found, address) => {
    return `${found}"integrity":"${hashes.get(address)}",`
  })
}
