import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { catalogue } from '@/content/catalogue'
import { finished } from '../support/export'
import { OUT, documentIn, fileOf, files, pages } from './out'

/** The most that the parts of a page may weigh: bytes, text as brotli. */
const LIMITS = { home: 25_000, service: 15_000, stylesheets: 14_000, fonts: 60_000, script: 1000 }

const compressed = (file: string) => brotliCompressSync(readFileSync(join(OUT, file))).length
const all = (ending: string) => files.filter((file) => file.endsWith(ending))
const sum = (sizes: readonly number[]) => sizes.reduce((a, b) => a + b, 0)

test(`the stylesheets weigh at most ${LIMITS.stylesheets} bytes`, () => {
  const sizes = all('.css').map(compressed)
  expect(sizes).not.toEqual([])
  expect(sum(sizes)).toBeLessThanOrEqual(LIMITS.stylesheets)
})

test(`the fonts weigh at most ${LIMITS.fonts} bytes`, () => {
  const sizes = all('.woff2').map((file) => statSync(join(OUT, file)).size)
  expect(sizes).not.toEqual([])
  expect(sum(sizes)).toBeLessThanOrEqual(LIMITS.fonts)
})

// Next's own output carries each page's data in the page, and asks for its scripts at once.
if (finished()) {
  test(`home weighs at most ${LIMITS.home} bytes`, () => {
    expect(compressed('index.html')).toBeLessThanOrEqual(LIMITS.home)
  })

  test.each(catalogue().services.map(({ path }) => [path]))(`%s weighs at most ${LIMITS.service} bytes`, (path) => {
    expect(compressed(fileOf(path))).toBeLessThanOrEqual(LIMITS.service)
  })

  test.each(pages)(`%s has script of at most ${LIMITS.script} bytes in it, and asks for no more`, (file) => {
    const $ = documentIn(file)
    expect($('script[src], link[as=script], link[rel=modulepreload]').length).toBe(0)
    const scripts = $('script:not([type])')
      .toArray()
      .map((script) => $(script).text())
    expect(scripts.length).toBe(1)
    expect(Buffer.byteLength(scripts.join())).toBeLessThanOrEqual(LIMITS.script)
  })
}
