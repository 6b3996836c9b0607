import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { FONT_BYTES } from '@/lib/brand/font-file'
import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import type { Route } from '@/lib/content/types'
import { DATA } from '@/scripts/browser/site-data'
import { SCRIPT_BUDGETS } from '../support/script-budgets'
import { textWeight } from '../support/text-weight'
import { EXPORTS, OUT, documentIn, exportIn, files, pages } from './out'

/** The budgets of parts of the site, in bytes: fonts as they are, all else in brotli. */
const LIMITS = { ...SCRIPT_BUDGETS, formCode: 15_560, stylesheet: 15_000, fonts: FONT_BYTES }

/**
 * The budget of a page without its text, by kind, in bytes of brotli. The suburbs' map is SVG. Home
 * has the styles of the largest first screen; the aim for it is 13,000.
 */
const BESIDE_TEXT: Record<Route['kind'] | 'map', number> = {
  home: 15_500,
  page: 10_920,
  prose: 10_500,
  article: 12_000,
  service: 12_500,
  industry: 12_500,
  'case-study': 10_920,
  job: 10_920,
  hub: 12_500,
  map: 15_500,
}

const weighed = new Map<string, number>()

function weigh(folder: string, file: string): number {
  const path = join(folder, file)
  const bytes = weighed.get(path) ?? brotliCompressSync(readFileSync(path)).length
  weighed.set(path, bytes)
  return bytes
}

const sum = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0)
const ending = (name: string) => files.filter((file) => file.endsWith(name))

test(`the stylesheet weighs at most ${LIMITS.stylesheet} bytes`, () => {
  const sizes = ending('.css').map((file) => weigh(OUT, file))
  expect(sizes).toHaveLength(1)
  expect(sum(sizes)).toBeLessThanOrEqual(LIMITS.stylesheet)
})

test(`the fonts weigh at most ${LIMITS.fonts} bytes`, () => {
  const sizes = ending('.woff2').map((file) => statSync(join(OUT, file)).size)
  expect(sizes).not.toEqual([])
  expect(sum(sizes)).toBeLessThanOrEqual(LIMITS.fonts)
})

// Regression: with 30 services and 60 suburbs, a site exceeded a budget made for the sample.
test(`the quote form weighs at most ${LIMITS.formCode} bytes beside its data`, () => {
  const { folder, modules } = exportIn(OUT)
  const data = JSON.stringify([DATA['quote-setup'](), DATA['served-suburbs']()])
  const bytes = sum(modules().form.files.map((file) => weigh(folder, file)))
  expect(bytes).toBeLessThanOrEqual(LIMITS.formCode + brotliCompressSync(data).length)
})

describe.each(EXPORTS)('in %s', (folder) => {
  const { loader, modules, documentIn } = exportIn(folder)
  const known = Object.values(modules())
  const weighAll = (list: readonly string[]) => sum([...new Set(list)].map((file) => weigh(folder, file)))

  test(`the loader weighs at most ${LIMITS.loader} bytes`, () => {
    expect(weigh(folder, loader)).toBeLessThanOrEqual(LIMITS.loader)
  })

  test(`the code that the first gesture on a page fetches weighs at most ${LIMITS.gesture} bytes`, () => {
    const fetchedBy = pages.map(([file]) => {
      const $ = documentIn(file)
      const fetched = known.filter(({ when, selector }) => when === 'gesture' && $(selector).length > 0)
      return [file, weighAll(fetched.flatMap(({ files }) => files))] as const
    })
    expect(fetchedBy.filter(([, bytes]) => bytes === 0 || bytes > LIMITS.gesture)).toEqual([])
  })

  test(`the code of the forms that calculate weighs at most ${LIMITS.prices} bytes`, () => {
    expect(weighAll(modules().prices.files)).toBeLessThanOrEqual(LIMITS.prices)
  })

  test(`the code of the quote dialog weighs at most ${LIMITS.dialog} bytes`, () => {
    expect(weighAll(modules().dialog.files)).toBeLessThanOrEqual(LIMITS.dialog)
  })
})

const all = getContent().routes.map(({ path, kind }) => [fileOf(path), kind] as const)
test.each([...all, ['404.html', 'page'] as const])(
  '%s stays within the budget of its kind and its text',
  (file, kind) => {
    const body = documentIn(file)('body').clone()
    body.find('script').remove()
    const base = BESIDE_TEXT[file === fileOf(pagePath('areas')) ? 'map' : kind]
    expect(weigh(OUT, file)).toBeLessThanOrEqual(base + textWeight(body.text()))
  },
)
