import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ASSETS } from '@/lib/site/folders'
import { joinStylesheets } from '@/scripts/export/assets'

const FILES = {
  '/_next/css/a.css':
    '@font-face{src:url(../media/sans.0x1y.woff2)}b{background:url("/_next/media/dots.z9.png"),url(data:image/png;base64,AA)}',
  '/_next/css/b.css': 'i{background:url(/icons/tick.svg);filter:url(#blur);cursor:url(https://other.test/c.png)}',
  '/_next/media/sans.0x1y.woff2': 'a font',
  '/_next/media/dots.z9.png': 'a picture',
}

let folder: string
const write = (address: string, text: string) => {
  mkdirSync(dirname(join(folder, address)), { recursive: true })
  writeFileSync(join(folder, address), text)
}
const joined = () => joinStylesheets(folder, ['/_next/css/a.css', '/_next/css/b.css?dpl=1'])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  for (const [address, text] of Object.entries(FILES)) write(address, text)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('stylesheets are one, in their order; files in them have names of their own, whatever the bundler called them', () => {
  const { layered, files } = joined()
  const [font = '', picture = ''] = files.keys()
  expect([...files.values()].map(String)).toEqual(['a font', 'a picture'])
  expect([font, picture].map((name) => name.replace(/[0-9a-f]{8}/, '#'))).toEqual(
    ['sans-#.woff2', 'dots-#.png'].map((name) => ASSETS + name),
  )
  const [a, b] = [FILES['/_next/css/a.css'], FILES['/_next/css/b.css']]
  expect(layered).toBe(
    `${a.replace('../media/sans.0x1y.woff2', font).replace('"/_next/media/dots.z9.png"', picture)}\n${b}`,
  )
})

test('a file that changes has another name, by which the stylesheet calls it; the others keep theirs', () => {
  const before = joined()
  write('/_next/media/sans.0x1y.woff2', 'another font')
  const after = joined()
  const [[oldFont, oldPicture], [font, picture]] = [[...before.files.keys()], [...after.files.keys()]]
  expect(font).not.toBe(oldFont)
  expect(picture).toBe(oldPicture)
  expect(after.css).toBe(before.css.replace(oldFont ?? '', font ?? ''))
  expect(after.address).not.toBe(before.address)
  expect(joined()).toEqual(after)
})

test('a stylesheet with a file that is not there stops the build', () => {
  rmSync(join(folder, '/_next/media/sans.0x1y.woff2'))
  expect(joined).toThrow('sans.0x1y.woff2')
})
