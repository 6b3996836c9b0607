import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join, posix } from 'node:path'
import { ASSETS } from '../../lib/site/folders'
import { forOlderBrowsers } from './older-browsers'

/** The hash of a file as an `integrity` attribute and a policy write it: w3.org/TR/SRI. */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** A short hash of one or several contents: `1a2b3c4d`. */
export function shortHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const bytes of contents) hash.update(bytes)
  return hash.digest('hex').slice(0, 8)
}

/** The address of a file, with a hash of its content: `/assets/site-1a2b3c4d.css`. */
function assetAddress(name: string, bytes: string | Uint8Array): string {
  const ending = extname(name)
  return `${ASSETS}${basename(name, ending)}-${shortHash(bytes)}${ending}`
}

/** The stylesheets of Next's export, joined. */
interface Styles {
  address: string
  css: string
  /** The same with cascade layers, as Tailwind writes it. */
  layered: string
  /** The files that it refers to, such as fonts, by their new URLs. */
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
      // The rest of the name is the bundler's own hash.
      const name = `${basename(file).split('.')[0]}${extname(file)}`
      const named = assetAddress(name, bytes)
      files.set(named, bytes)
      return `url(${named})`
    })
  })
  const layered = texts.join('\n')
  const css = forOlderBrowsers(layered)
  return { address: assetAddress('site.css', css), css, layered, files }
}
