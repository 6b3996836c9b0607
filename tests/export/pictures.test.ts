import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ICON_FILES, SVG_ICON } from '@/lib/site/icons'
import { SCHEMES, paletteColour } from '@/lib/site/palette'
import { siteUrl } from '@/lib/site/site-url'
import { iconGround } from '@/scripts/pictures/mark-svg'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { requiredPictures } from '@/lib/images/required-pictures'
import { pictureOf } from '@/lib/images/pictures'
import { OUT, documentIn, files, pages } from './out'

const { articles, routes, services, site } = getContent()
const SOCIAL_BYTES_AT_MOST = 300_000
const pathInOut = (address: string) => join(OUT, address)
const addressesIn = (srcSet: string) => srcSet.split(', ').map((each) => each.split(' ')[0]?.slice(1) ?? '')

const needed = requiredPictures(getContent()).filter(({ optional }) => !optional)

test.each(needed.map(({ name }) => [name]))('%s has its files and its alt text', (name) => {
  const { srcSet, src, alt } = pictureOf(name)
  const addresses = [...addressesIn(srcSet), src.slice(1)]
  expect(addresses.filter((address) => !files.includes(address))).toEqual([])
  expect(alt).toMatch(/\w/)
})

/** The pages with a picture of their own in the header, each with the picture's name. */
const pictured = [
  ...services.map(({ path, slug }) => [path, `services/${slug}`] as const),
  ...articles.map(({ path, slug }) => [path, `articles/${slug}`] as const),
]

test.each(pictured)('the header picture of %s has its alternative text', (path, name) => {
  const { src, alt } = pictureOf(name)
  const image = documentIn(fileOf(path))('main img').first()
  expect([image.attr('src'), image.attr('alt')]).toEqual([src, alt])
})

describe.each(routes.map((route) => [route.path, route] as const))('the social picture of %s', (path, route) => {
  const meta = (property: string) => documentIn(fileOf(path))(`meta[property="${property}"]`).attr('content') ?? ''

  test('is a PNG of the declared size', async () => {
    const address = meta('og:image')
    expect(address.startsWith(`${siteUrl()}/social/`)).toBe(true)
    const bytes = readFileSync(pathInOut(new URL(address).pathname))
    expect(bytes.length).toBeLessThan(SOCIAL_BYTES_AT_MOST)
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:type')]).toEqual([
      '1200',
      '630',
      'image/png',
    ])
  })

  test('has an alt text with the page’s title and the company’s name', () => {
    expect(meta('og:image:alt')).toContain(route.entry.title)
    expect(meta('og:image:alt')).toContain(site.shortName.value)
  })
})

test('each page has its own social picture, which an alias shares with its page', () => {
  const canonical = routes.filter(({ path, canonical }) => path === canonical)
  const images = canonical.map(({ path }) => documentIn(fileOf(path))('meta[property="og:image"]').attr('content'))
  expect(new Set(images).size).toBe(canonical.length)
  expect(files.filter((file) => file.startsWith('social/')).length).toBe(canonical.length)
})

/** The radius of the mark in an icon: its farthest pixel, as a share of half the icon's width. */
async function markRadius(path: string) {
  const { data, info } = await sharp(pathInOut(path)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const background = iconGround()
  const hex = (i: number) =>
    `#${[...data.subarray(i * channels, i * channels + 3)].map((each) => each.toString(16).padStart(2, '0')).join('')}`
  const drawn = Array.from({ length: width * height }, (_, i) => i).filter((i) => hex(i) !== background)
  return Math.max(
    ...drawn.map(
      (i) => Math.hypot((i % width) + 0.5 - width / 2, Math.floor(i / width) + 0.5 - height / 2) / (width / 2),
    ),
  )
}

describe('the icons', () => {
  const pngs = ICON_FILES.filter(({ path }) => path.endsWith('.png'))

  test.each(pngs.map((icon) => [icon.path, icon] as const))('%s has its size', async (path, { sizes, variant }) => {
    const { width, height, hasAlpha } = await sharp(pathInOut(path)).metadata()
    expect([width, height]).toEqual([sizes[0], sizes[0]])
    // Only the rounded icons are transparent, at their corners.
    expect(hasAlpha).toBe(variant === 'rounded')
  })

  test('favicon.ico holds a picture of each size', async () => {
    const icon = ICON_FILES.find(({ path }) => path.endsWith('.ico'))
    const bytes = readFileSync(pathInOut(icon?.path ?? ''))
    const count = bytes.readUInt16LE(4)
    const sizes = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const [length, offset] = [bytes.readUInt32LE(6 + 16 * i + 8), bytes.readUInt32LE(6 + 16 * i + 12)]
        const { width, format } = await sharp(bytes.subarray(offset, offset + length)).metadata()
        return format === 'png' && width === bytes.readUInt8(6 + 16 * i) ? width : undefined
      }),
    )
    expect(sizes).toEqual(icon?.sizes)
  })

  test.each(ICON_FILES.filter(({ variant }) => variant === 'maskable').map(({ path }) => [path]))(
    '%s has its mark within the safe zone of maskable icons',
    async (path) => {
      const radius = await markRadius(path)
      expect(radius).toBeGreaterThan(0.4)
      expect(radius).toBeLessThanOrEqual(0.8)
    },
  )

  test.each(pages)('%s links to its icons and its manifest, and has the theme colour of both schemes', (file) => {
    const $ = documentIn(file)
    const links = $('link[rel=icon], link[rel=apple-touch-icon]')
      .toArray()
      .map(({ attribs }) => attribs.href)
    const expected = ICON_FILES.filter(({ listed }) => listed !== 'manifest').map(({ path }) => path)
    expect(links.sort()).toEqual([...expected, SVG_ICON].sort())
    expect(links.filter((link) => !files.includes(link?.slice(1) ?? ''))).toEqual([])
    expect($('link[rel=manifest]').attr('href')).toBe('/manifest.webmanifest')
    for (const scheme of SCHEMES) {
      const colour = paletteColour('ground-strong', scheme)
      expect($(`meta[name=theme-color][media*=${scheme}]`).attr('content')).toBe(colour)
    }
  })

  test('the manifest has the site’s names and colours, and icons of the declared sizes', async () => {
    const manifest = JSON.parse(readFileSync(pathInOut('manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({
      name: site.name.value,
      short_name: site.shortName.value,
      start_url: '/',
      display: 'browser',
      theme_color: paletteColour('ground-strong'),
      background_color: paletteColour('ground'),
    })
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(pathInOut(src)).metadata()
      expect(sizes).toBe(`${width}x${height}`)
    }
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
    expect(kinds.sort()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  })
})
