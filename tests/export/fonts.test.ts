import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_FONT } from '@/lib/brand/default-font'
import { getContent } from '@/lib/content/get-content'
import { LICENCES_PATH } from '@/lib/seo/files'
import { TEXT_FILE } from '../../scripts/export/file-types'
import { OUT, documentIn, files, pages, read } from './out'

const own = getContent().font
const { family, bytes } = own ?? { ...DEFAULT_FONT, bytes: readFileSync(join('node_modules', DEFAULT_FONT.latin)) }
const fonts = files.filter((file) => file.endsWith('.woff2'))

test('the site has one font: the company’s own, or else that of the sample', () => {
  expect(fonts).toHaveLength(1)
  expect(readFileSync(join(OUT, fonts[0] ?? '')).equals(bytes)).toBe(true)
})

test.each(pages)('%s is set in that font, and its first screen declares it', (file) => {
  const styles = documentIn(file)('head style').text()
  expect(styles).toMatch(new RegExp(`@font-face\\{font-family:"?${family}"?;src:url\\("?/${fonts[0]}"?\\)`))
  expect(styles).toMatch(new RegExp(`"?${family}"?, ?"Like Arial"`))
})

test('the licence of the font is published', () => {
  const licence = own?.licence ?? readFileSync(join('node_modules', DEFAULT_FONT.package, 'LICENSE'), 'utf8').trim()
  const about = read(LICENCES_PATH.slice(1)).split(licence)[0]?.split('-'.repeat(80)).at(-1)
  expect(about?.trim()).toBe(own ? `The font ${family}` : DEFAULT_FONT.package)
})

// The sample's font lacks “²” and letters of other languages, which a device's own font has.
if (own) {
  test('nothing of the site names the sample’s font', () => {
    const name = new RegExp(DEFAULT_FONT.family.replace(' ', '.?'), 'i')
    expect(files.filter((file) => TEXT_FILE.test(file) && name.test(read(file)))).toEqual([])
  })

  test('the font has every character that pages show', () => {
    const lacking = pages.flatMap(([file]) => {
      const body = documentIn(file)('body').clone()
      body.find('script, style').remove()
      const letters = new Set(body.text().replaceAll(/[\p{Z}\p{C}]/gu, ''))
      return [...letters].filter((letter) => !own.has(letter)).map((letter) => [file, letter])
    })
    expect(lacking).toEqual([])
  })
}
