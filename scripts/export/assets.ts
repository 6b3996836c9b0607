import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join, posix } from 'node:path'

/** Where the files lie that are named by what they hold, below the site's root. */
export const ASSETS = '/assets/'

/** A file's bytes as `integrity` and policies take them: w3.org/TR/SRI. */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** What changes with the contents of a file, or of several: `1a2b3c4d`. */
export function shortHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const bytes of contents) hash.update(bytes)
  return hash.digest('hex').slice(0, 8)
}

/** A name that changes with what the file holds: `site-1a2b3c4d.css`. */
function assetAddress(name: string, bytes: string | Uint8Array): string {
  const ending = extname(name)
  return `${ASSETS}${basename(name, ending)}-${shortHash(bytes)}${ending}`
}

/** The stylesheets of Next's export as one. */
interface Styles {
  address: string
  css: string
  /** The files that it names, such as fonts, by their new addresses. */
  files: Map<string, Uint8Array>
}

/**
 * Joins the stylesheets of Next's export into one, with names of its own for the files in them.
 * @param folder the export @param addresses the stylesheets, in their order
 */
export function joinStylesheets(folder: string, addresses: readonly string[]): Styles {
  const files = new Map<string, Uint8Array>()
  const texts = addresses.map((address) => {
    const path = address.replace(/[?#].*/, '')
    const text = readFileSync(join(folder, path), 'utf8')
    return text.replaceAll(/url\((["']?)([^"')]+)\1\)/g, (whole, _quote, target: string) => {
      if (/^(data:|https?:|\/(?!_next\/)|#)/.test(target)) return whole
      const file = target.startsWith('/') ? target : posix.join(posix.dirname(path), target)
      const bytes = readFileSync(join(folder, file))
      // What a bundler adds to the name is its own hash.
      const name = `${basename(file).split('.')[0]}${extname(file)}`
      const named = assetAddress(name, bytes)
      files.set(named, bytes)
      return `url(${named})`
    })
  })
  const css = texts.join('\n')
  return { address: assetAddress('site.css', css), css, files }
}
