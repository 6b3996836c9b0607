import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getContent } from '@/lib/content/get-content'
import { editionPath } from '@/lib/seo/editions'
import { FEED_PATH, JSON_FEED_PATH } from '@/lib/seo/feed'
import { SCOPE_FORMATS, scopePath } from '@/lib/seo/scope-data'
import { ICON_FILES, SVG_ICON } from '@/lib/site/icons'
import { siteUrl } from '@/lib/site/site-url'
import { TEXT_FILE } from '../../scripts/export/file-types'
import { exportProblems, referencesIn } from '../../scripts/release/check'
import { BUILT_AGAIN, OWNERS_FILE } from '../support/variants'
import { OUT, exportIn, files, filesIn, pages, read } from './out'

/** Files that other programs request by a fixed name, so that it has no content hash. */
const FIXED_NAMES = [
  // Browsers and phones request some of them without a link.
  ...[...ICON_FILES.map(({ path }) => path), SVG_ICON],
  // An installed site is identified by the address of its manifest.
  '/manifest.webmanifest',
  // Feed readers subscribe to these addresses.
  ...[FEED_PATH, JSON_FEED_PATH],
  // An agent finds the Markdown of a page, and the scope of a service, by the page's address.
  ...getContent().routes.map(({ canonical }) => editionPath(canonical)),
  ...getContent().services.flatMap((service) => SCOPE_FORMATS.map((format) => scopePath(service, format))),
]

/** Social networks keep the address of a preview's picture. */
const hasFixedName = (address: string) => address.startsWith('/social/') || FIXED_NAMES.includes(address)

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(OUT, file)))
    .digest('hex')

const referencesOf = (file: string) => referencesIn(read(file), siteUrl())

test('the check at the end of a build finds nothing', () => {
  expect(exportProblems(OUT, pages.flat(), siteUrl())).toEqual([])
})

test.each(pages)('%s refers to files with a content hash in every name that is not fixed', (file) => {
  const named = referencesOf(file)
  const isHashed = (address: string) =>
    /^\/pictures\/.+-[0-9a-f]{10}-\d+(x\d+)?\.(avif|webp)$|^\/assets\/([0-9a-f]{8}\/[a-z-]+\.js|[\w-]+-[0-9a-f]{8}\.\w+)$/.test(
      address,
    )
  expect(named.filter((address) => !isHashed(address) && !hasFixedName(address))).toEqual([])
  expect(named.filter((address) => address.startsWith('/assets/')).length).toBeGreaterThan(1)
})

test('the name of the stylesheet and of each font has the beginning of its content hash', () => {
  const assets = files.filter((file) => /^assets\/.*\.(css|woff2)$/.test(file))
  expect(assets.length).toBeGreaterThan(1)
  const wrong = assets.filter((file) => !file.includes(`-${hashOf(file).slice(0, 8)}.`))
  expect(wrong).toEqual([])
})

test('every file in assets/ and pictures/ is referred to by a text file of the export', () => {
  const named = new Set(files.filter((file) => TEXT_FILE.test(file)).flatMap(referencesOf))
  const kept = files.filter((file) => /^(assets|pictures)\//.test(file))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((file) => !named.has(`/${file}`))).toEqual([])
})

describe('a second build, in another folder,', () => {
  exportIn(BUILT_AGAIN)
  const bytes = (folder: string, file: string) => readFileSync(join(folder, file))
  const again = filesIn(BUILT_AGAIN).filter((file) => file !== OWNERS_FILE.name)

  test('has the same files, byte for byte', () => {
    const shared = again.filter((file) => files.includes(file))
    expect({
      missing: files.filter((file) => !again.includes(file)),
      added: again.filter((file) => !files.includes(file)),
      different: shared.filter((file) => !bytes(OUT, file).equals(bytes(BUILT_AGAIN, file))).slice(0, 10),
    }).toEqual({ missing: [], added: [], different: [] })
  })

  test('has the file from public/ unchanged', () => {
    expect(bytes(BUILT_AGAIN, OWNERS_FILE.name).toString()).toBe(OWNERS_FILE.text)
  })
})
