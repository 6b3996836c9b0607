import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { catalogue } from '@/content/catalogue'

export const OUT = 'out'

if (!existsSync(join(OUT, 'index.html'))) throw new Error('There is no export in out/: run npm run build first.')

/** Every file of the export, as a path from out/ with forward slashes. */
export const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).split(/[\\/]/).slice(1).join('/'))

/** The file of a path: "/areas/" gives "areas/index.html". */
export const fileOf = (path: string) => `${path.slice(1)}index.html`

const parsed = new Map<string, CheerioAPI>()

/** The document in a file of the export. */
export function documentIn(file: string): CheerioAPI {
  const known = parsed.get(file) ?? load(readFileSync(join(OUT, file)))
  parsed.set(file, known)
  return known
}

/** Every page of the registry, and the page for unknown addresses. */
export const pages = [...catalogue().routes.map(({ path }) => fileOf(path)), '404.html'].map((file) => [file] as const)
