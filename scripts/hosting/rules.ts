import { DEFAULT_CACHING, type HeaderRule } from '../policy/headers-file'
import { OTHER_TYPES, TEXT_TYPES } from '../export/file-types'

/** A header whose value depends on the path. */
export interface VaryingHeader {
  name: string
  /** The value for all other paths. */
  usual: string
  /** Paths with another value. */
  places: Place[]
}

interface Place {
  /** A file, `/favicon.ico`, or the beginning of a folder: `/pictures/`. */
  path: string
  isFolder: boolean
  value: string
}

/** The rules as configurations need them. */
export interface HostRules {
  /** Sent with every answer. */
  everywhere: Record<string, string>
  varying: VaryingHeader[]
}

/** The headers whose value depends on the path, each with its default. */
const USUAL: Record<string, string> = { ...DEFAULT_CACHING, 'Cross-Origin-Resource-Policy': 'same-origin' }

/**
 * Sorts the rules of a _headers file into headers of every response and headers that depend on the
 * path.
 * @throws when a rule is neither, since the configurations could not express it.
 */
export function hostRules(rules: readonly HeaderRule[]): HostRules {
  const everywhere: Record<string, string> = {}
  const varying = Object.entries(USUAL).map(([name, usual]): VaryingHeader => ({ name, usual, places: [] }))
  const unknown: string[] = []
  for (const { path, headers } of rules) {
    for (const [name, value] of Object.entries(headers)) {
      const differs = varying.find((each) => each.name === name)
      const isFolder = path.endsWith('/*')
      if (path === '/*' && !differs) everywhere[name] = value
      else if (!differs || path === '/*') unknown.push(`  ${path}: ${name}`)
      else if (value !== differs.usual) {
        differs.places.push({ path: isFolder ? path.slice(0, -1) : path, isFolder, value })
      }
    }
  }
  if (unknown.length > 0) {
    const names = Object.keys(USUAL)
    throw new Error(
      `scripts/hosting/rules.ts does not know how to write these rules of _headers:\n${unknown.join('\n')}\n` +
        `Expected: ${names.join(' and ')} for folders and files, such as "/pictures/*", and every other header for ` +
        '"/*". Change headerRules in scripts/policy/headers.ts, or USUAL here.',
    )
  }
  return { everywhere, varying }
}

/** A regular expression that matches the paths of a place. */
export const placePattern = ({ path, isFolder }: Place) => `^${path.replaceAll('.', '\\.')}${isFolder ? '' : '$'}`

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

/** A value in double quotes, as nginx, Caddy and Apache read it. */
export const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Joins lines, each indented by `depth` levels. */
export const indented = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${'    '.repeat(depth)}${line}`).join('\n')
