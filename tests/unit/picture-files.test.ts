import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { heightAt, shapeOf } from '@/lib/content/schema/picture'
import { encode, removeStale, widthsWithin } from '../../scripts/pictures/encode'
import { measureSourceImages } from '../../scripts/pictures/measure'
import { makeSourceImages } from '../support/source-images'

let sourceImages: ReturnType<typeof makeSourceImages>
beforeEach(() => {
  sourceImages = makeSourceImages()
})
afterEach(() => sourceImages.done())

const NAME = 'services/window-cleaning'
const FILE = `photos/${NAME}.jpg`
const { least } = shapeOf(NAME)
const leastHigh = heightAt(shapeOf(NAME), least)

const problems = () => measureSourceImages(sourceImages.root, [sourceImages.wanted(NAME)])

test('a picture of the least size is taken', async () => {
  await sourceImages.add(FILE, least, leastHigh)
  expect(await problems()).toEqual([])
})

test('a picture that is too small is refused with its size and the least one', async () => {
  await sourceImages.add(FILE, least - 4, leastHigh - 3)
  expect(await problems()).toEqual([
    {
      file: `content/${FILE}`,
      field: 'the picture’s size',
      found: `${least - 4}×${leastHigh - 3}`,
      expected: `a picture of 4:3, at least ${least}×${leastHigh}`,
    },
  ])
})

test('a picture that is too small once it is cut to its shape says what is left of it', async () => {
  await sourceImages.add(FILE, 1200, 750)
  expect(await problems()).toEqual([
    expect.objectContaining({ found: '1200×750, which leaves 1000×750 when it is cut to shape' }),
  ])
})

test('a picture of another shape is refused when more than a quarter would be cut away', async () => {
  await sourceImages.add(FILE, 1920, 1080)
  expect(await problems()).toEqual([])
  await sourceImages.add(FILE, 2000, 1000)
  expect(await problems()).toEqual([
    expect.objectContaining({ field: 'the picture’s shape', found: '2000×1000, of which 33 % would be cut away' }),
  ])
})

test('a phone held upright is seen as it was held', async () => {
  await sourceImages.add(FILE, leastHigh, least, 6)
  expect(await problems()).toEqual([])
})

test('a file that is no picture is refused', async () => {
  sourceImages.write(FILE, 'not a picture')
  expect(await problems()).toEqual([
    expect.objectContaining({ file: `content/${FILE}`, found: expect.stringContaining('cannot be read') }),
  ])
})

describe('what is made of a picture', () => {
  // The smallest shape, which is soon made.
  const PORTRAIT = 'people/director'
  const PHOTO = `photos/${PORTRAIT}.jpg`
  const made = () => encode(sourceImages.root, join(sourceImages.root, 'public'), sourceImages.wanted(PORTRAIT))
  const fileAt = (address: string) => join(sourceImages.root, 'public', address)

  test('has each width as AVIF, and one of them as WebP for older browsers, in its shape', async () => {
    await sourceImages.add(PHOTO, 640, 640)
    const { files, made: picture } = await made()
    expect(picture.widths).toEqual(shapeOf(PORTRAIT).widths)
    const widthsOf = (format: string) =>
      files.filter((file) => file.endsWith(format)).map((file) => Number(/-(\d+)\.\w+$/.exec(file)?.[1]))
    expect(widthsOf('.avif')).toEqual(picture.widths)
    const [old, ...more] = widthsOf('.webp')
    expect(more).toEqual([])
    expect(picture.widths).toContain(old)
    expect(files).toHaveLength(picture.widths.length + 1)
    for (const file of files) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(file) ?? []
      const found = await sharp(fileAt(file)).metadata()
      // AVIF is a kind of HEIF.
      expect([found.width, found.height, found.format]).toEqual([
        Number(width),
        heightAt(shapeOf(PORTRAIT), Number(width)),
        format === 'avif' ? 'heif' : format,
      ])
    }
  })

  test('is cut around its centre', async () => {
    await sourceImages.add(PHOTO, 840, 640)
    const { files } = await made()
    const { data, info } = await sharp(fileAt(files[0] ?? ''))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const row = [...data.subarray(0, info.width)]
    expect(row.filter((grey) => grey < 128).length / row.length).toBeCloseTo(0.5, 1)
  })

  test('is never larger than its original', () => {
    const shape = shapeOf('hero/office-wide')
    expect(Math.max(...shape.widths)).toBeGreaterThan(1700)
    expect(Math.max(...widthsWithin(shape, 1700))).toBeLessThanOrEqual(1700)
    expect(widthsWithin(shape, 4000)).toEqual(shape.widths)
  })

  test('is made once, and again under another name when the original changes', async () => {
    await sourceImages.add(PHOTO, 640, 640)
    const first = await made()
    expect((await made()).written).toBe(0)
    const [file = ''] = first.files
    utimesSync(fileAt(file), new Date(0), new Date(0))
    await made()
    expect(statSync(fileAt(file)).mtimeMs).toBe(0)
    await sourceImages.add(PHOTO, 648, 648)
    const second = await made()
    expect(second.written).toBe(second.files.length)
    expect(second.files.filter((each) => first.files.includes(each))).toEqual([])
  })

  test('half a picture is refused, not shown half', async () => {
    await sourceImages.add(PHOTO, 640, 640)
    sourceImages.damage(PHOTO)
    await expect(made()).rejects.toThrow()
  })

  test('what an earlier build left is removed, and nothing else', () => {
    const folder = join(sourceImages.root, 'public')
    mkdirSync(join(folder, 'pictures/services'), { recursive: true })
    for (const name of ['old.avif', 'new.avif']) writeFileSync(join(folder, 'pictures/services', name), '')
    writeFileSync(join(folder, 'other.txt'), '')
    expect(removeStale(folder, 'pictures', new Set(['/pictures/services/new.avif']))).toBe(1)
    expect(existsSync(join(folder, 'pictures/services/new.avif'))).toBe(true)
    expect(existsSync(join(folder, 'other.txt'))).toBe(true)
  })
})
