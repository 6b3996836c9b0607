import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { MODULES, type ModuleName } from '@/components/enhancements/modules'
import { LICENCES_PATH, LLMS_FULL_PATH, WRITTEN_FILES } from '@/lib/seo/files'
import { TEXT_FILE } from '../../scripts/export/file-types'
import { EXPORTS, documentIn, exportIn, filesIn, pages, read, scripts } from './out'
import { elementsOf } from './text'

const exports = EXPORTS.map(exportIn)
const names = Object.keys(MODULES) as ModuleName[]

describe.each(exports.map((each) => [each.folder, each] as const))('in %s', (folder, { files, read, ...site }) => {
  test.each(pages)('%s has no script but its structured data, the import map and the loader', (file) => {
    const $ = site.documentIn(file)
    const found = elementsOf($('script')).map((script) => [script.attr('type'), script.attr('src')])
    expect(found.filter(([type]) => type !== 'application/ld+json')).toEqual([
      ['importmap', undefined],
      ['module', `/${site.loader}`],
    ])
    expect($('link[rel=modulepreload], link[as=script], link[rel=prefetch]')).toHaveLength(0)
  })

  test('nothing of Next is left: no file, no page data, no name', () => {
    expect(files.filter((file) => file.includes('_next'))).toEqual([])
    const wanted = [
      ...[...WRITTEN_FILES, LICENCES_PATH, LLMS_FULL_PATH].map((address) => address.slice(1)),
      'robots.txt',
      ...filesIn('public'),
    ]
    expect(files.filter((file) => file.endsWith('.txt') && !wanted.includes(file))).toEqual([])
    const traces = files
      .filter((file) => TEXT_FILE.test(file))
      .flatMap((file) => (read(file).match(/\/_next\/|__next\w*|\bname="next-[^"]*"/gi) ?? []).map((it) => [file, it]))
    expect(traces).toEqual([])
  })

  test('the loader lists every module with its selector and trigger, and the module’s file comes first', () => {
    const modules = site.modules()
    for (const name of names) {
      const { file, selector, when } = MODULES[name]
      const own = modules[name].files[0] ?? ''
      expect(modules[name]).toMatchObject({ selector, when })
      expect(basename(own, '.js')).toBe(basename(file))
    }
  })

  // Any company’s form has a budget that grows with its data: budgets.test.ts.
  test('the quote form with the sample’s data weighs at most 19,000 bytes', () => {
    const sizes = site.modules().form.files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(19_000)
  })

  test('every script is the loader or a file of a module', () => {
    const known = new Set([site.loader, ...names.flatMap((name) => site.modules()[name].files)])
    expect(site.scripts.toSorted()).toEqual([...known].sort())
  })
})

test.each(names)('the module %s matches an element of some page', (name) => {
  const matched = exports.flatMap(({ folder, documentIn }) =>
    pages.filter(([file]) => documentIn(file)(MODULES[name].selector).length > 0).map(([file]) => `${folder}/${file}`),
  )
  expect(matched).not.toEqual([])
})

test('every search, island and quote button is matched by a module', () => {
  const selectors = names.map((name) => MODULES[name].selector).join(', ')
  const unmatched = exports.flatMap(({ documentIn }) =>
    pages.flatMap(([file]) => {
      const $ = documentIn(file)
      return elementsOf($('[data-module], [data-island], [data-opens]').not(selectors)).map((element) => [
        file,
        $.html(element),
      ])
    }),
  )
  expect(unmatched).toEqual([])
})

describe('no script contains', () => {
  const code = scripts.map((file) => [file, read(file)] as const)
  const containing = (texts: readonly string[]) =>
    texts.flatMap((text) => code.filter(([, script]) => script.includes(text)).map(([file]) => [file, text]))

  test('an icon: icons are in the HTML', () => {
    const paths = new Set(
      pages.flatMap(([file]) =>
        elementsOf(documentIn(file)('svg [d], svg [points]')).map(
          (shape) => shape.attr('d') ?? shape.attr('points') ?? '',
        ),
      ),
    )
    expect(paths.size).toBeGreaterThan(0)
    expect(containing([...paths])).toEqual([])
    // Path data, a shape as lucide writes it, or SVG markup.
    const shapes =
      /["'`]M ?-?[\d.]+[ ,-][^"'`]*["'`]|\["(path|circle|rect|line|polyline|polygon|ellipse)",|<(svg|path)\b/i
    expect(code.flatMap(([file, script]) => (shapes.exec(script) ?? []).slice(0, 1).map((it) => [file, it]))).toEqual(
      [],
    )
  })

  test('a paragraph of a page that is longer than 60 characters', () => {
    const paragraphs = new Set(
      pages.flatMap(([file]) => elementsOf(documentIn(file)('main p').not('form *')).map((part) => part.text())),
    )
    expect(containing([...paragraphs].filter(({ length }) => length > 60))).toEqual([])
  })
})
