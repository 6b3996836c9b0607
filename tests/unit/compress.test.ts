import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from '../../scripts/compress/compress'
import { TEXT_TYPES } from '../../scripts/export/file-types'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  mkdirSync(join(folder, 'areas'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const LONG = '<p>Clean.</p>'.repeat(200)
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const contents = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

test('every kind of text gets both, in every folder, and unpacks to itself', async () => {
  const names = Object.keys(TEXT_TYPES).map((ending) => `areas/index.${ending}`)
  for (const name of names) write(name, LONG + name)
  const total = await compress(folder)
  expect(total.files).toBe(names.length)
  for (const name of names) {
    const file = join(folder, name)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG + name)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG + name)
  }
  expect(total.br).toBeLessThan(total.bytes)
})

test('small files, pictures and what has no ending stay alone', async () => {
  write('small.html', 'x'.repeat(1024))
  write('large.avif', LONG)
  write('_headers', LONG)
  await compress(folder)
  expect(contents()).toEqual(['_headers', 'areas', 'large.avif', 'small.html'])
})

test('a second time gives the same, and follows a file that has changed', async () => {
  write('index.html', LONG)
  const first = await compress(folder)
  expect(await compress(folder)).toEqual(first)
  expect(contents()).toEqual(['areas', 'index.html', 'index.html.br', 'index.html.gz'])
  write('index.html', LONG.toUpperCase())
  await compress(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(LONG.toUpperCase())
  expect(existsSync(join(folder, 'index.html.br.gz'))).toBe(false)
})
