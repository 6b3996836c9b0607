import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// The parser that repairs HTML as browsers do takes eight times as long; pages.test.ts proves that
// no page needs it.
import { load, type CheerioAPI } from 'cheerio/slim'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { OUT as BUILT } from '../../scripts/release/folders'
import { exportTrouble, filesIn } from '../../scripts/release/manifest'
import { listedModules } from '../support/listed-modules'
import { OTHER_COMPANY, VARIANTS, folderOf } from '../support/variants'

export { filesIn }

/** Whether the tests read the other company’s site. */
const isOther = process.env.CONTENT_ROOT === OTHER_COMPANY.root

/** The folder of the export whose content the tests read. */
export const OUT = isOther ? folderOf(OTHER_COMPANY) : BUILT

/** The folders of the export and of the variants, where those are tested as well. */
export const EXPORTS = isOther || process.env.OWN_SITE ? [OUT] : [OUT, ...VARIANTS.map(folderOf)]

/** The file of every page of the registry, and the 404 page. */
export const pages = [...getContent().routes.map(({ path }) => fileOf(path)), '404.html'].map((file) => [file] as const)

/** `test.each`, also where a company has none of something: jest refuses an empty table. */
export const testEach = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  rows.length > 0
    ? (name: string, check: (...row: Row) => void) => test.each([...rows])(name, check as never)
    : () => undefined

/** The export in a folder; throws where there is none. */
export function exportIn(folder: string) {
  const trouble = exportTrouble(folder)
  if (trouble) throw new Error(`${trouble}\nRun npm run ${folder === BUILT ? 'build' : 'build:variants'} first.`)
  const files = filesIn(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const parsed = new Map<string, CheerioAPI>()

  /** The document in a file. */
  function documentIn(file: string): CheerioAPI {
    const known = parsed.get(file) ?? load(read(file))
    parsed.set(file, known)
    return known
  }

  const scripts = files.filter((file) => file.endsWith('.js'))
  const loader = scripts.find((file) => /^assets\/\w+\/loader\.js$/.test(file)) ?? ''

  /** What the loader knows of each module: selector, trigger and files. */
  const modules = () => listedModules(read(loader), loader)

  return { folder, files, read, documentIn, scripts, loader, modules }
}

export const { files, read, documentIn, scripts } = exportIn(OUT)
