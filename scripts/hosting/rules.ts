import { DEFAULT_CACHING, isOfEveryName, type HeaderRule } from '../policy/headers-file'
import type { Redirect } from '../redirects/redirects'
import { OTHER_TYPES, TEXT_TYPES } from '../export/file-types'

/** A header whose value depends on the path. */
export interface VaryingHeader {
  name: string
  /** The value for all other paths; none where they do not have it. */
  usual: string | undefined
  /** Paths with another value. */
  places: Place[]
}

interface Place {
  /** As in _headers: a file, `/favicon.ico`, a folder, `/pictures/*`, or an ending, `/*.md`. */
  path: string
  value: string
}

/** The rules as configurations need them. */
export interface HostRules {
  /** Sent with every answer. */
  everywhere: Record<string, string>
  varying: VaryingHeader[]
}

/** What every configuration is made from. */
export interface HostTable extends HostRules {
  /** The site's own host name, such as www.example.com.au. */
  name: string
  /** The same with or without "www.", which leads there. */
  otherName: string
  /** The paths of all pages. */
  pages: readonly string[]
  /** Addresses of an earlier site, and the pages to which they lead. */
  redirects: readonly Redirect[]
}

/** The table for a site by its rules, its address, its pages and its redirects. */
export function hostTable(
  rules: readonly HeaderRule[],
  url: string,
  pages: readonly string[],
  redirects: readonly Redirect[] = [],
): HostTable {
  const name = new URL(url).hostname
  return { ...hostRules(rules), name, otherName: otherNameOf(name), pages, redirects }
}

/** A host name with "www." where it has none, and without where it has. */
export const otherNameOf = (name: string): string =>
  name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`

/** The headers whose value depends on the path, each with its default. */
const USUAL: Record<string, string | undefined> = {
  ...DEFAULT_CACHING,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': undefined,
}

/**
 * Sorts the rules of a _headers file into headers of every response and headers that depend on the
 * path.
 * @throws when a rule is neither, since the configurations could not express it.
 */
export function hostRules(rules: readonly HeaderRule[]): HostRules {
  const everywhere: Record<string, string> = {}
  const varying = Object.entries(USUAL).map(([name, usual]): VaryingHeader => ({ name, usual, places: [] }))
  const unknown: string[] = []
  for (const { path, headers } of rules.filter(isOfEveryName)) {
    for (const [name, value] of Object.entries(headers)) {
      const differs = varying.find((each) => each.name === name)
      if (path === '/*' && !differs?.usual) everywhere[name] = value
      else if (!differs || path === '/*') unknown.push(`  ${path}: ${name}`)
      else if (value !== differs.usual) differs.places.push({ path, value })
    }
  }
  if (unknown.length > 0) {
    const names = Object.keys(USUAL)
    throw new Error(
      `scripts/hosting/rules.ts does not know how to write these rules of _headers:\n${unknown.join('\n')}\n` +
        `Expected: ${names.join(', ')} for folders, files and endings, such as "/pictures/*", and every other header for ` +
        '"/*". Change headerRules in scripts/policy/headers.ts, or USUAL here.',
    )
  }
  return { everywhere, varying: varying.filter(({ usual, places }) => usual || places.length > 0) }
}

/**
 * Types of files by their endings, without the encoding of text, which each server adds in its own
 * way.
 */
export const FILE_TYPES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(TEXT_TYPES).map(([ending, type]) => [ending, type.split(';')[0] ?? type])),
  ...OTHER_TYPES,
}

/** The types of text that are worth compressing. */
export const TEXT = Object.keys(TEXT_TYPES).map((ending) => FILE_TYPES[ending] ?? '')

/**
 * What no visitor may ask for: files for hosts and programs, such as _headers, and hidden ones,
 * except by rfc-editor.org/rfc/rfc8615.
 */
export const HIDDEN = String.raw`^/+_|/\.(?!well-known/)`

/** Where a server on Debian has the site. */
export const rootOf = ({ name }: HostTable) => `/var/www/${name}`

/** A value in double quotes, as the web servers’ configurations have it. */
export const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Joins lines, each indented by `depth` levels. */
export const indented = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${'    '.repeat(depth)}${line}`).join('\n')
