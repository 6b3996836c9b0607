// Writes every page of the registry once more as Markdown, beside its HTML and made from it, and
// the scope of work of every service as data.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getContent } from '../lib/content/get-content'
import { fileOf } from '../lib/content/routes'
import { editionPath } from '../lib/seo/editions'
import { SCOPE_FORMATS, scopeData, scopePath } from '../lib/seo/scope-data'
import { editionOf } from './editions/edition'
import { BUILDING } from './release/folders'

const { services, routes: all } = getContent()
const write = (path: string, text: string) => writeFileSync(join(BUILDING, path), text)

const routes = all.filter(({ path, canonical }) => path === canonical)
for (const route of routes) {
  const html = readFileSync(join(BUILDING, fileOf(route.path)), 'utf8')
  write(editionPath(route.path), editionOf(route, html))
}
for (const service of services)
  for (const format of SCOPE_FORMATS) write(scopePath(service, format), scopeData(service, format))
console.log(`editions: ${routes.length} pages as Markdown, ${services.length} scopes as CSV and JSON`)
