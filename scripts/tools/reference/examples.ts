import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

/** Stands for any name that an author chooses. */
export const ANY = '<name>'

/** The first value of the field at this path in the real content. */
export type Example = (path: readonly string[]) => unknown

/** Examples from the content files of a kind, below `root`; none if there is no file. */
export function examplesOf(root: string, path: string): Example {
  const folder = dirname(path)
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const files = path.includes('<slug>') ? names.filter((name) => name.endsWith('.md')) : [path.slice(folder.length + 1)]
  const values = files.sort().map((name) => frontMatter(readFileSync(join(root, folder, name), 'utf8')))
  return (keys) => values.map((value) => valueAt(value, keys)).find((found) => found !== undefined && found !== null)
}

/** The front matter of a file, or the whole of a YAML file. */
function frontMatter(text: string): unknown {
  return parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? text)
}

/** Follows the path; in a list, the first entry that has the rest of it. */
function valueAt(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => valueAt(entry, names)).find((found) => found !== undefined)
  }
  const [name, ...rest] = names
  if (name === ANY && typeof value === 'object' && value !== null) return valueAt(Object.values(value), rest)
  // Words within a condition are no example of how a field begins.
  if (name === undefined) return typeof value === 'string' && value.includes('{%') ? undefined : value
  return typeof value === 'object' && value !== null
    ? valueAt((value as Record<string, unknown>)[name], rest)
    : undefined
}
