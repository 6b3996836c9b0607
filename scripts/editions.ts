// Writes every page of the registry once more as Markdown, beside its HTML and made from it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getContent } from '../lib/content/get-content'
import { fileOf } from '../lib/content/routes'
import { editionPath } from '../lib/seo/editions'
import { editionOf } from './editions/edition'
import { BUILDING } from './release/folders'

const routes = getContent().routes.filter(({ path, canonical }) => path === canonical)
for (const route of routes) {
  const html = readFileSync(join(BUILDING, fileOf(route.path)), 'utf8')
  writeFileSync(join(BUILDING, editionPath(route.path)), editionOf(route, html))
}
console.log(`editions: ${routes.length} pages as Markdown`)
