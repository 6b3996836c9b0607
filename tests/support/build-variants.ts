// Builds the site once more as it is, its styleguide, the site in each variant, and that of another
// company, into .variants/. All of it happens in a copy of the project in another folder. Next
// compiles there once; for each variant it only renders the pages again.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../../lib/content/get-content'
import { FONT_FILES } from '../../lib/content/font'
import { filesOnDisk } from '../../lib/content/content-files'
import { requiredPictures } from '../../lib/images/required-pictures'
import { BROWSER_FOLDER, LOADER_FILE } from '../../scripts/browser/bundle'
import { joinStylesheets } from '../../scripts/export/assets'
import { cutPage, findCuts } from '../../scripts/export/page'
import { OUT } from '../../scripts/release/folders'
import { writeManifest } from '../../scripts/release/manifest'
import { copyProject } from './project-copy'
import {
  BUILT_AGAIN,
  OTHER_COMPANY,
  OWNERS_FILE,
  STYLEGUIDE,
  VARIANTS,
  addressOf,
  folderOf,
  type Variant,
} from './variants'

const root = mkdtempSync(join(tmpdir(), 'variants-'))
try {
  copyProject(root)
  // Where it has the name of a page, Next renders it.
  renameSync(join(root, STYLEGUIDE.source), join(root, STYLEGUIDE.page))
  rmSync('.variants', { recursive: true, force: true })
  mkdirSync('.variants')
  buildAgain()
  addStyleguide()
  for (const variant of VARIANTS) build(variant)
  buildOtherCompany()
} finally {
  rmSync(root, { recursive: true })
}

function buildAgain(): void {
  const ownersFile = join(root, 'public', OWNERS_FILE.name)
  writeFileSync(ownersFile, OWNERS_FILE.text)
  run('npm run build')
  cpSync(join(root, OUT), BUILT_AGAIN, { recursive: true })
  rmSync(ownersFile)
}

/** The styleguide, in the export whose content it shows. */
function addStyleguide(): void {
  cpSync(BUILT_AGAIN, STYLEGUIDE.folder, { recursive: true })
  const rendered = join(root, '.build/next')
  const html = readFileSync(join(rendered, 'styleguide/index.html'), 'utf8')
  const cuts = findCuts(html)
  const { start, early, head, first, rest } = cutPage(html, cuts)
  const { address, css } = joinStylesheets(rendered, cuts.stylesheets)
  const loader = readFileSync(join(root, BROWSER_FOLDER, LOADER_FILE), 'utf8')
  const added = `<link rel="stylesheet" href="${address}"/><script type="module" src="${loader}"></script>`
  writeFileSync(join(STYLEGUIDE.folder, address), css)
  mkdirSync(join(STYLEGUIDE.folder, 'styleguide'))
  writeFileSync(join(STYLEGUIDE.folder, 'styleguide/index.html'), [start, early, head, added, first, rest].join(''))
  writeManifest(STYLEGUIDE.folder)
}

function build(variant: Variant): void {
  const content = join(root, 'content')
  // JSON is YAML.
  writeFileSync(join(content, 'integrations.yaml'), JSON.stringify(variant.integrations))
  // An address of its own, without a mark, as a real site has: search engines may list it.
  const site = join(content, 'site.yaml')
  const url = `url: { value: ${addressOf(variant)} }`
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^url: .*$/m, url))
  renderAgain()
  cpSync(join(root, OUT), folderOf(variant), { recursive: true })
}

/** The site of another company, with the content that the tests of it read. */
function buildOtherCompany(): void {
  const content = join(root, 'content')
  const illustrations = join(root, 'illustrations')
  renameSync(join(content, 'illustrations'), illustrations)
  rmSync(content, { recursive: true })
  cpSync(OTHER_COMPANY.content, content, { recursive: true })
  cpSync(OTHER_COMPANY.font, join(root, FONT_FILES.font))
  cpSync(OTHER_COMPANY.public, join(root, 'public'), { recursive: true })
  for (const { name, optional } of requiredPictures(checkContent(filesOnDisk(root)).content)) {
    if (optional) continue
    const file = `${name}.webp`
    cpSync(join(illustrations, file), join(content, 'illustrations', file))
  }
  // Its colours and its font are its own, so Next compiles the stylesheet again.
  run('npm run build')
  cpSync(join(root, OUT), folderOf(OTHER_COMPANY), { recursive: true })
  cpSync(content, join(OTHER_COMPANY.root, 'content'), { recursive: true })
  cpSync(OTHER_COMPANY.public, join(OTHER_COMPANY.root, 'public'), { recursive: true })
}

function renderAgain(): void {
  // Next would take its list of pages from before the last rendering.
  rmSync(join(root, '.next/prerender-manifest.json'))
  run(
    'npx next build --experimental-build-mode generate && npm run build -- browser export editions policy sitemap redirects public check release',
  )
}

function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', cwd: root })
  if (status !== 0) throw new Error(`${command} failed; its own message stands above.`)
}
