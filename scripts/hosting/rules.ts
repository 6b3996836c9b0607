import { DEFAULT_CACHING, type HeaderRule } from '../headers-file.mjs'
import { TEXT_TYPES } from '../text-types.mjs'

/** The rules as configurations need them. */
export interface HostRules {
  /** Sent with every answer. */
  everywhere: Record<string, string>
  /** The caching of folders, which differs from the default; each as it begins and ends: `/pictures/`. */
  folders: { path: string; caching: string }[]
  defaultCaching: string
}

/**
 * Sorts the rules of a _headers file into those for everything and those for the caching of folders.
 * @throws when a rule is neither, since no configuration would then say it.
 */
export function hostRules(rules: readonly HeaderRule[]): HostRules {
  const everywhere: Record<string, string> = {}
  const folders: HostRules['folders'] = []
  const others: string[] = []
  for (const { path, headers } of rules) {
    const { 'Cache-Control': caching, ...rest } = headers
    if (path === '/*' && !caching) Object.assign(everywhere, rest)
    else if (path.endsWith('/*') && caching && Object.keys(rest).length === 0)
      folders.push({ path: path.slice(0, -1), caching })
    else others.push(`  ${path}: ${Object.keys(headers).join(', ')}`)
  }
  if (others.length > 0) {
    throw new Error(
      `scripts/hosting/rules.ts does not know how to write these rules of _headers:\n${others.join('\n')}\n` +
        'Expected: "/*" without Cache-Control, and folders such as "/pictures/*" with nothing but Cache-Control. ' +
        'Change headerRules in scripts/finish/headers.ts, or teach scripts/hosting/ the new kind of rule.',
    )
  }
  return { everywhere, folders, defaultCaching: DEFAULT_CACHING['Cache-Control'] }
}

/** Types of files by their endings, without the encoding of text, which each server adds in its own way. */
export const FILE_TYPES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(TEXT_TYPES).map(([ending, type]) => [ending, type.split(';')[0] ?? type])),
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** The types of text that are worth compressing. */
export const TEXT = Object.keys(TEXT_TYPES).map((ending) => FILE_TYPES[ending] ?? '')

/** A value in double quotes, as nginx, Caddy and Apache read it. */
export const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/** Lines further in. */
export const indented = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${'    '.repeat(depth)}${line}`).join('\n')
