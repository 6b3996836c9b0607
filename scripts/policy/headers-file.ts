// Reads the export's _headers, the file in which Netlify and Cloudflare Pages look for response
// headers by path.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The caching of files with a hash of their content in the name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The headers of a path, or of several if it contains a star, which stands for anything. */
export interface HeaderRule {
  /** It begins with a slash, or with https:// and the name at which the rule holds. */
  path: string
  headers: Record<string, string>
}

export const HEADERS_FILE = '_headers'

/**
 * The caching where no rule says otherwise. It is the default of Netlify and Cloudflare Pages.
 */
export const DEFAULT_CACHING = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/**
 * The rules in the text of a _headers file: a line for the path, and indented lines for its
 * headers.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const colon = line.indexOf(':')
    if (/^\S/.test(line)) rules.push({ path: line, headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [line.slice(0, colon).trim()]: line.slice(colon + 1).trim() })
  }
  return rules
}

/** Whether a rule holds at every name of the site. Only Cloudflare knows others. */
export const isOfEveryName = ({ path }: HeaderRule): boolean => path.startsWith('/')

/** The rules of the export in a folder; none where it has no _headers. */
export function readHeaders(folder: string): HeaderRule[] {
  const file = join(folder, HEADERS_FILE)
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : []
}

/** A regular expression for the paths of a rule, as a source. */
export const pathPattern = (path: string): string => `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`

/** All headers of the response for a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  // A path that was decoded may have line breaks.
  const matching = rules.filter((rule) => new RegExp(pathPattern(rule.path), 's').test(path))
  return Object.assign({ ...DEFAULT_CACHING }, ...matching.map(({ headers }) => headers))
}
