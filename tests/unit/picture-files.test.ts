import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { getContent } from '@/lib/content/get-content'
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

const measured = (focus?: number[]) =>
  measureSourceImages(sourceImages.root, getContent(), [sourceImages.wanted(NAME, focus)])
const problems = async () => (await measured()).problems

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

// Regression: a photograph that a phone took upright was refused, since 44% would be cut away.
test('of a picture of which more than a quarter is cut away, the owner is asked what matters', async () => {
  await sourceImages.add(FILE, 1920, 1080)
  expect(await measured()).toEqual({ problems: [], warnings: [] })
  await sourceImages.add(FILE, 3024, 4032)
  const { problems, warnings } = await measured()
  expect(problems).toEqual([])
  expect(warnings).toEqual([
    {
      file: `content/${FILE}`,
      field: 'the picture’s shape',
      found: '3024×4032, of which 44% is cut away around the centre',
      expected: expect.stringMatching(/services\/window-cleaning in content\/pictures\.yaml.* focus: \[0\.5, 0\.5\]/),
    },
  ])
  expect(await measured([0.5, 0.3])).toEqual({ problems: [], warnings: [] })
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

test('of a HEIC that cannot be read, the iPhone’s own ways to a JPEG are named', async () => {
  sourceImages.write(`photos/${NAME}.heic`, 'not a picture')
  expect(await problems()).toEqual([
    expect.objectContaining({ expected: expect.stringContaining('Settings › Camera › Formats › Most Compatible') }),
  ])
})

describe('what is made of a picture', () => {
  // The smallest shape, which is soon made.
  const PORTRAIT = 'people/director'
  const PHOTO = `photos/${PORTRAIT}.jpg`
  const made = (focus?: number[]) =>
    encode(sourceImages.root, join(sourceImages.root, 'public'), sourceImages.wanted(PORTRAIT, focus))
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

  /** Where the red mark of a picture is, as parts of its sides; undefined if it is cut away. */
  const markIn = async (address: string) => {
    const { data, info } = await sharp(fileAt(address)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const red = Array.from({ length: info.width * info.height }, (_, i) => i).filter(
      (i) => (data[3 * i] ?? 0) > 180 && (data[3 * i + 1] ?? 0) < 90,
    )
    const mean = (of: (i: number) => number) => red.reduce((sum, i) => sum + of(i), 0) / red.length
    return red.length === 0
      ? undefined
      : { x: mean((i) => i % info.width) / info.width, y: mean((i) => Math.floor(i / info.width)) / info.height }
  }

  test.each([
    ['across', 4000, 1000, [0.9, 0.5]],
    ['upright', 1000, 4000, [0.5, 0.1]],
  ])('is cut around its focus, where the original is much longer %s', async (_, width, height, [x = 0, y = 0]) => {
    await sourceImages.addMarked(PHOTO, width, height, [x, y])
    expect(await markIn((await made()).files[0] ?? '')).toBeUndefined()
    const mark = await markIn((await made([x, y])).files[0] ?? '')
    expect(mark?.x).toBeCloseTo(width > height ? 0.6 : 0.5, 1)
    expect(mark?.y).toBeCloseTo(width > height ? 0.5 : 0.4, 1)
  })

  test('of an article is cut around its focus for search engines, too, in Google’s three ratios', async () => {
    const name = 'articles/window-cleaning'
    await sourceImages.addMarked(`photos/${name}.jpg`, 4000, 1300, [0.9, 0.5])
    const { files } = await encode(
      sourceImages.root,
      join(sourceImages.root, 'public'),
      sourceImages.wanted(name, [0.9, 0.5]),
    )
    const search = files.filter((file) => /-\d+x\d+\.webp$/.test(file))
    const sizes = await Promise.all(search.map((file) => sharp(fileAt(file)).metadata()))
    expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual(['1200x675', '1200x900', '1200x1200'])
    for (const file of search) expect(await markIn(file)).toBeDefined()
  })

  test('has its focus where the visitor sees it when the phone was held upright', async () => {
    // A mark at the right of what the sensor saw is at the bottom of what the phone saw.
    await sourceImages.addMarked(PHOTO, 3000, 1000, [0.9, 0.5], 6)
    const mark = await markIn((await made([0.5, 0.9])).files[0] ?? '')
    expect(mark?.x).toBeCloseTo(0.5, 1)
    expect(mark?.y).toBeCloseTo(0.7, 1)
  })

  test('of 48 megapixels, held upright, keeps what is at its focus', async () => {
    await sourceImages.addMarked(PHOTO, 8064, 6048, [0.1, 0.5], 6)
    const { files } = await made([0.5, 0.1])
    expect(await markIn(files[0] ?? '')).toBeDefined()
  })

  test('of an iPhone’s HEIC is made as of any other, in its colours', async () => {
    sourceImages.write('photos/people/director.heic', readFileSync('tests/support/phone.heic'))
    const { files } = await made([0, 0.5])
    const { data, info } = await sharp(fileAt(files[0] ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = Math.floor(info.height / 2) * info.width
    const at = (x: number) => [...data.subarray(3 * (middle + x), 3 * (middle + x) + 3)]
    // The file’s colours are those of Display P3, in which this red is (234, 51, 35).
    expect(at(Math.floor(info.width / 8))[0]).toBeGreaterThan(245)
    expect(at(Math.floor(info.width / 8))[1]).toBeLessThan(25)
    expect(Math.min(...at(info.width - 5))).toBeGreaterThan(245)
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
