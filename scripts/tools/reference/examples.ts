import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

/** Stands for whichever names an author chooses. */
export const ANY = '<name>'

/** The first value that real content has for the field at this path. */
export type Example = (path: readonly string[]) => unknown

/** Examples from the content files of a kind, below `root`; none where there is no file. */
export function examplesOf(root: string, path: string): Example {
  const folder = dirname(path)
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const files = path.includes('<slug>') ? names.filter((name) => name.endsWith('.md')) : [path.slice(folder.length + 1)]
  const values = files.sort().map((name) => frontMatter(readFileSync(join(root, folder, name), 'utf8')))
  return (keys) => values.map((value) => valueAt(value, keys)).find((found) => found !== undefined && found !== null)
}

/** What is between the lines of hyphens, or the whole of a YAML file. */
function frontMatter(text: string): unknown {
  return parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? text)
}

/** Follows the names; of a list, the first entry that has them. */
function valueAt(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => valueAt(entry, names)).find((found) => found !== undefined)
  }
  const [name, ...rest] = names
  if (name === ANY && typeof value === 'object' && value !== null) return valueAt(Object.values(value), rest)
  // What stands in a condition is no example of how a field begins.
  if (name === undefined) return typeof value === 'string' && value.includes('{%') ? undefined : value
  return typeof value === 'object' && value !== null
    ? valueAt((value as Record<string, unknown>)[name], rest)
    : undefined
}
