import { basename } from 'node:path'
import { MODULES, type ModuleName } from '@/components/enhancements/modules'
import { LICENCES_PATH, WRITTEN_FILES } from '@/lib/seo/files'
import { TEXT_FILE } from '../../scripts/export/text-types'
import { EXPORTS, documentIn, exportIn, filesIn, pages, read, scripts } from './out'
import { each } from './text'

const exports = EXPORTS.map(exportIn)
const names = Object.keys(MODULES) as ModuleName[]

describe.each(exports.map((each) => [each.folder, each] as const))('in %s', (_, { files, read, ...site }) => {
  test.each(pages)('%s has no script but its structured data, the import map and the loader', (file) => {
    const $ = site.documentIn(file)
    const found = each($('script')).map((script) => [script.attr('type'), script.attr('src')])
    expect(found.filter(([type]) => type !== 'application/ld+json')).toEqual([
      ['importmap', undefined],
      ['module', `/${site.loader}`],
    ])
    expect($('link[rel=modulepreload], link[as=script], link[rel=prefetch]')).toHaveLength(0)
  })

  test('nothing of Next’s is left: no file, no data of pages, no name', () => {
    expect(files.filter((file) => file.includes('_next'))).toEqual([])
    const wanted = [
      ...[...WRITTEN_FILES, LICENCES_PATH].map((address) => address.slice(1)),
      'robots.txt',
      ...filesIn('public'),
    ]
    expect(files.filter((file) => file.endsWith('.txt') && !wanted.includes(file))).toEqual([])
    const traces = files
      .filter((file) => TEXT_FILE.test(file))
      .flatMap((file) => (read(file).match(/\/_next\/|__next\w*|\bname="next-[^"]*"/gi) ?? []).map((it) => [file, it]))
    expect(traces).toEqual([])
  })

  test('the loader knows every module of the list as the list says it, and each has a file of its own', () => {
    const modules = site.modules()
    for (const name of names) {
      const { file, selector, when } = MODULES[name]
      const own = modules[name].files.at(-1) ?? ''
      expect(modules[name]).toMatchObject({ selector, when })
      expect(basename(own, '.js')).toBe(basename(file))
    }
  })

  test('every script is the loader or a file of a module', () => {
    const known = new Set([site.loader, ...names.flatMap((name) => site.modules()[name].files)])
    expect(site.scripts.toSorted()).toEqual([...known].sort())
  })
})

test.each(names)('the module %s answers an element of some page', (name) => {
  const answered = exports.flatMap(({ folder, documentIn }) =>
    pages.filter(([file]) => documentIn(file)(MODULES[name].selector).length > 0).map(([file]) => `${folder}/${file}`),
  )
  expect(answered).not.toEqual([])
})

test('every element that waits for a module is answered by one', () => {
  const selectors = names.map((name) => MODULES[name].selector).join(', ')
  const waiting = exports.flatMap(({ documentIn }) =>
    pages.flatMap(([file]) => {
      const $ = documentIn(file)
      return each($('[data-search], [data-island], [data-opens]').not(selectors)).map((element) => [
        file,
        $.html(element),
      ])
    }),
  )
  expect(waiting).toEqual([])
})

describe('no script holds', () => {
  const code = scripts.map((file) => [file, read(file)] as const)
  const holding = (texts: readonly string[]) =>
    texts.flatMap((text) => code.filter(([, script]) => script.includes(text)).map(([file]) => [file, text]))

  test('a drawing: pictograms are HTML', () => {
    const drawn = new Set(
      pages.flatMap(([file]) =>
        each(documentIn(file)('svg [d], svg [points]')).map((shape) => shape.attr('d') ?? shape.attr('points') ?? ''),
      ),
    )
    expect(drawn.size).toBeGreaterThan(0)
    expect(holding([...drawn])).toEqual([])
    // A path's data, a shape as lucide has it, or SVG as text.
    const shapes =
      /["'`]M ?-?[\d.]+[ ,-][^"'`]*["'`]|\["(path|circle|rect|line|polyline|polygon|ellipse)",|<(svg|path)\b/i
    expect(code.flatMap(([file, script]) => (shapes.exec(script) ?? []).slice(0, 1).map((it) => [file, it]))).toEqual(
      [],
    )
  })

  test('a page’s text', () => {
    const paragraphs = new Set(
      pages.flatMap(([file]) => each(documentIn(file)('main p').not('form *')).map((part) => part.text())),
    )
    expect(holding([...paragraphs].filter(({ length }) => length > 60))).toEqual([])
  })
})
