// Makes the site from Next's export in .build/next: the pages without Next's scripts and data, with
// the loader (.build/browser) and the critical CSS; the files that routes generate; and the
// pictures. Nothing else of Next's is copied.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { LICENCES_PATH, WRITTEN_FILES } from '../lib/seo/files'
import { getContent } from '../lib/content/get-content'
import { NOT_FOUND_FILE, fileOf } from '../lib/content/routes'
import { PICTURE_FILES } from '../lib/images/pictures'
import { ASSETS } from '../lib/site/folders'
import { BROWSER_FOLDER, LICENCES_FILE, LOADER_FILE } from './browser/bundle'
import { integrityOf, joinStylesheets } from './export/assets'
import { assemble, importMap } from './export/assemble'
import { firstScreenRules } from './export/first-screen'
import { forOlderBrowsers } from './export/older-browsers'
import { cutPage, findCuts, type Cuts } from './export/page'
import { templateOf } from './export/templates'
import { BUILDING } from './release/folders'

const FROM = '.build/next'

interface Page {
  file: string
  /**
   * Pages of one template have the same inlined rules, so that the policy lists few hashes.
   */
  template: string
  cuts: Cuts
}

const read = (file: string) => readFileSync(join(FROM, file), 'utf8')

/** Writes a file of the export; the address begins at the site's root. */
function write(address: string, bytes: string | Uint8Array): void {
  const file = join(BUILDING, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

rmSync(BUILDING, { recursive: true, force: true })
cpSync(PICTURE_FILES, BUILDING, { recursive: true })
for (const address of WRITTEN_FILES) write(address, read(address))

const { routes } = getContent()
const files = [
  ...routes.map((route) => ({ file: fileOf(route.path), template: templateOf(route) })),
  { file: NOT_FOUND_FILE, template: NOT_FOUND_FILE },
]
const names = new Map<string, Set<string>>()
const pages = files.map(({ file, template }): Page => {
  const cuts = findCuts(read(file))
  const known = names.get(template) ?? new Set()
  names.set(template, known)
  for (const name of cuts.names) known.add(name)
  return { file, template, cuts }
})

const repeated = pages.flatMap(({ file, cuts }) => cuts.repeatedIds.map((id) => `  ${file}: ${id}`))
if (repeated.length > 0) {
  throw new Error(
    `Each id stands once on a page; these stand twice:\n${repeated.join('\n')}\n` +
      'One of the two is a heading or the name of a file in content/: choose other words there, and enter the other ' +
      'one in lib/content/anchors.ts, so that npm run content finds it.',
  )
}

const sheets = new Set(pages.map(({ cuts }) => cuts.stylesheets.join(' ')))
const [sheet = ''] = sheets
if (sheets.size !== 1)
  throw new Error(`All pages have the same stylesheets; these were found:\n${[...sheets].join('\n')}`)
const styles = joinStylesheets(FROM, sheet.split(' '))
write(styles.address, styles.css)
for (const [address, bytes] of styles.files) write(address, bytes)

const rules = new Map<string, string>()
for (const [template, used] of names)
  rules.set(template, forOlderBrowsers(await firstScreenRules(styles.layered, used)))

cpSync(join(BROWSER_FOLDER, ASSETS), join(BUILDING, ASSETS), { recursive: true })
write(LICENCES_PATH, readFileSync(join(BROWSER_FOLDER, LICENCES_FILE)))
const loader = readFileSync(join(BROWSER_FOLDER, LOADER_FILE), 'utf8')
const folder = posix.dirname(loader)
const scripts = readdirSync(join(BROWSER_FOLDER, folder)).sort()
const integrity = new Map(
  scripts.map((name) => [`${folder}/${name}`, integrityOf(readFileSync(join(BROWSER_FOLDER, folder, name)))]),
)
const common = {
  importMap: importMap(integrity, loader),
  loader: { address: loader, integrity: integrity.get(loader) ?? '' },
  stylesheet: { address: styles.address, integrity: integrityOf(styles.css) },
}
for (const { file, template, cuts } of pages)
  write(file, assemble(cutPage(read(file), cuts), { ...common, rules: rules.get(template) ?? '' }))

const lengths = [...rules.values()].map(({ length }) => length)
console.log(
  `export: ${pages.length} pages of ${rules.size} templates; rules for first screens: ` +
    `${Math.min(...lengths)} to ${Math.max(...lengths)} bytes`,
)
