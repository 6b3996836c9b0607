import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Next puts scripts and stylesheets, below the export and in addresses. */
export const CHUNKS = '_next/static/chunks'

/** A file's bytes as `integrity` takes them: w3.org/TR/SRI. */
export const integrityOf = (bytes: string | Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** By which a file is named that never changes under its name: eight bytes of its hash. */
export const nameOf = (bytes: string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** The hashes of all scripts and stylesheets of an export, by address. */
export function readIntegrity(out: string): Map<string, string> {
  const files = readdirSync(join(out, CHUNKS)).filter((name) => /\.(js|css)$/.test(name))
  return new Map(files.map((name) => [`/${CHUNKS}/${name}`, integrityOf(readFileSync(join(out, CHUNKS, name)))]))
}

/** In Turbopack's runtime: the element by which it loads a script. */
const LOADS = /(\w+)\.crossOrigin=null,\1\.src=(\w+),/g

/**
 * Makes Turbopack's runtime check what it loads by itself, and returns its new address: its name changes with what it
 * holds, since the old one may be in a cache. Throws when the runtime does not load scripts as Next 16.4's does.
 */
export function armRuntime(out: string, address: string, hashes: ReadonlyMap<string, string>): string {
  const text = readFileSync(join(out, address), 'utf8')
  const places = [...text.matchAll(LOADS)]
  if (places.length !== 1) {
    throw new Error(`${address}: ${places.length} places load a script by ${LOADS.source}; expected one`)
  }
  const own = [...hashes].filter(([name]) => name.endsWith('.js') && name !== address)
  const table = JSON.stringify(Object.fromEntries(own))
  const armed = text.replace(LOADS, (_, element, src) => {
    return `${element}.crossOrigin=null,${element}.integrity=${table}[${src}]||"",${element}.src=${src},`
  })
  const renamed = `/${CHUNKS}/turbopack-${nameOf(armed)}.js`
  writeFileSync(join(out, renamed), armed)
  rmSync(join(out, address))
  return renamed
}

/** In React's data, plain or within a string of script: a script or stylesheet of the site's. */
const NAMED = /(\\?")(src|href)\1:\1(\/_next\/static\/chunks\/[^"\\]+\.(?:js|css))\1,/g

/** React's data in which each element that loads a script or a stylesheet carries its hash as well. */
export function withIntegrity(data: string, hashes: ReadonlyMap<string, string>): string {
  return data.replace(NAMED, (found, quote, _attribute, address) => {
    const hash = hashes.get(address)
    return hash ? `${found}${quote}integrity${quote}:${quote}${hash}${quote},` : found
  })
}
