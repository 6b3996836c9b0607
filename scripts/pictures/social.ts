import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import satori from 'satori'
import sharp, { type OutputInfo } from 'sharp'
import { getContent } from '../../lib/content/get-content'
import { paletteColour } from '../../lib/site/palette'
import { SOCIAL_SIZE, type socialPicture } from '../../lib/seo/social'
import { fontFiles, instanceOf } from '../brand/font-instance'
import { cut } from './cut'
import { colouringOf, hashOf } from './encode'
import { croppedSize, type RequiredSourceImage } from './measure'
import { logoOnDark } from './mark-svg'

/** The text and picture of a social picture. */
type SocialPicture = ReturnType<typeof socialPicture>

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE
const MAX_BYTES = 300_000
const MARGIN = 64
const MARK_SIZE = 64

/**
 * The left edge of the picture, slanted like the stroke of a squeegee: it leans to the right
 * towards the top.
 */
const LEAN = Math.tan((12 * Math.PI) / 180) * HEIGHT
const EDGE_BELOW = Math.round(WIDTH * 0.55 - LEAN / 2)
const EDGE_ABOVE = Math.round(EDGE_BELOW + LEAN)

/** Font sizes of the heading, by the maximum number of characters for each. */
const HEADING_SIZES = [
  [24, 72],
  [44, 60],
  [64, 52],
  [Infinity, 44],
] as const

/** The site's font in the weights of the picture; what one file lacks is taken from the next. */
const fonts = await Promise.all(
  fontFiles(getContent().font).flatMap((file, i) =>
    ([600, 700] as const).map(async (weight) => ({
      name: `part ${i + 1}`,
      weight,
      data: await instanceOf(file, weight),
    })),
  ),
)

/** What every social picture depends on besides its own texts and its source image. */
const COMMON = hashOf(
  readFileSync(fileURLToPath(import.meta.url)),
  logoOnDark(MARK_SIZE).file,
  ...(['ground-strong', 'accent', 'on-dark'] as const).map((role) => paletteColour(role)),
  ...fonts.map(({ data }) => data),
)

/**
 * Draws the social picture below `folder`, unless the one with the `known` hash is already there or
 * the font lacks characters of its texts. Returns its hash, whether it was drawn, and those
 * characters.
 */
export async function drawSocial(
  folder: string,
  picture: SocialPicture,
  root: string,
  shown: RequiredSourceImage,
  known: string | undefined,
): Promise<{ hash: string; drawn: boolean; missing: string }> {
  const { path, heading, eyebrow, name } = picture
  const sourceImage = readFileSync(join(root, shown.sourceImage.file))
  const texts = JSON.stringify([heading, eyebrow, name, ...(shown.focus ?? [])])
  const hash = hashOf(COMMON, texts, sourceImage, ...colouringOf(shown.sourceImage.kind))
  const file = join(folder, path)
  if (hash === known && existsSync(file)) return { hash, drawn: false, missing: '' }
  const { text, missing } = await drawText(picture)
  if (missing !== '') return { hash, drawn: false, missing }

  const image = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: paletteColour('ground-strong') },
  })
  const { data, info } = await image
    .composite([{ input: await cutImage(root, shown), left: EDGE_BELOW, top: 0 }, { input: text }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await toPng(data, info))
  return { hash, drawn: true, missing }
}

/** The right of the social picture: the source image, cropped along the edge. */
async function cutImage(root: string, shown: RequiredSourceImage): Promise<Buffer> {
  const width = WIDTH - EDGE_BELOW
  const shape = `${EDGE_ABOVE - EDGE_BELOW},0 ${width},0 ${width},${HEIGHT} 0,${HEIGHT}`
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><polygon points="${shape}"/></svg>`
  const { sourceImage: size } = await croppedSize(root, shown)
  const { file, kind } = shown.sourceImage
  const image = await cut(join(root, file), kind, size, { width, height: HEIGHT }, shown.focus)
  return image
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/**
 * The left of the social picture as SVG, with text as outlines: mark and name at the top, heading
 * below; and the characters that the font lacks.
 */
async function drawText({ heading, eyebrow, name }: SocialPicture) {
  const logo = logoOnDark(MARK_SIZE)
  const src = `data:image/svg+xml;base64,${Buffer.from(logo.file).toString('base64')}`
  const size = HEADING_SIZES.find(([characters]) => heading.length <= characters)?.[1]
  const content = box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: fonts.map(({ name: part }) => part).join(', '),
      color: paletteColour('on-dark'),
    },
    box(
      {
        alignItems: 'center',
        gap: 18,
        // A long name is set in two lines if it would otherwise run over the picture.
        width: EDGE_BELOW - MARGIN - 24,
        fontSize: 38,
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: -0.4,
      },
      createElement('img', { src, width: logo.width, height: MARK_SIZE, style: { flexShrink: 0 } }),
      logo.hasName ? null : name,
    ),
    box(
      { flexDirection: 'column', width: EDGE_BELOW - MARGIN },
      box({ fontSize: 25, fontWeight: 600, color: paletteColour('accent'), width: EDGE_BELOW - MARGIN }, eyebrow),
      box(
        {
          width: EDGE_BELOW - MARGIN - 24,
          marginTop: 16,
          fontSize: size,
          fontWeight: 700,
          lineHeight: 1.08,
          letterSpacing: -1,
          textWrap: 'balance',
        },
        heading,
      ),
    ),
  )
  const missing: string[] = []
  const svg = await satori(content, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    loadAdditionalAsset: async (_kind, letters) => {
      missing.push(letters)
      return []
    },
  })
  return { text: Buffer.from(svg), missing: missing.join(' ') }
}

/** An element of the drawing; it is never part of a page, so it may have a style attribute. */
function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', boxSizing: 'border-box', ...style } }, ...children)
}

/** PNG with as many colours as the size limit allows. */
async function toPng(data: Buffer, raw: OutputInfo): Promise<Buffer> {
  for (const colours of [256, 128, 64]) {
    const png = await sharp(data, { raw }).png({ palette: true, colours, effort: 7, compressionLevel: 9 }).toBuffer()
    if (png.length < MAX_BYTES) return png
  }
  throw new Error(`A social picture is larger than ${MAX_BYTES / 1000} kB even with few colours.`)
}
