import { z } from 'zod'
import { line } from './common'

/** What the owner says about a picture. */
export const pictureWords = z.strictObject({
  alt: line.meta({ description: 'What the picture shows, for people who cannot see it.' }),
  photo: z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'eight digits and letters in quotes, which `npm run content` names for each photograph')
    .optional()
    .meta({
      description:
        'Beside the words for a photograph: which file they describe, as `npm run content` names it. Another file has another value, so that no picture keeps words that do not describe it.',
    }),
  focus: z.array(z.number().min(0).max(1)).length(2).optional().meta({
    description:
      'The point around which a photograph is cropped to its shape: how far from the left and from the top, from 0 to 1. Without it, the centre.',
  }),
})
export type PictureWords = z.infer<typeof pictureWords>

/** content/pictures.yaml */
export const pictures = z.record(z.string(), pictureWords).meta({
  description:
    'What each picture shows, by its name below content/illustrations or content/photos. The hero’s pictures are described in pages/home.md.',
})

/**
 * Roles of the palette: the background of a picture's box while it loads, or if it fails to load.
 */
export type PictureGround = 'ground-strong' | 'ground-tint'

/** Aspect ratios, as width to height. components/ui/picture.css has a rule for each. */
export type PictureRatio = '16:10' | '4:5' | '4:3' | '1:1'

/**
 * A shape: its aspect ratio, the minimum width of a source image, the widths that the build makes
 * of it (none wider than the source image), and the background while it loads.
 */
export interface PictureShape {
  ratio: PictureRatio
  least: number
  widths: readonly number[]
  ground: PictureGround
}

const DEFAULT_SHAPE: PictureShape = {
  ratio: '4:3',
  least: 1024,
  widths: [160, 320, 480, 640, 960, 1280],
  ground: 'ground-tint',
}

/** Shapes of the pictures whose names match; all others have DEFAULT_SHAPE. */
const SHAPES: readonly [names: RegExp, shape: PictureShape][] = [
  [/^hero\/.+-wide$/, { ratio: '16:10', least: 1600, widths: [640, 960, 1280, 1600, 2000], ground: 'ground-strong' }],
  [/^hero\/.+-tall$/, { ratio: '4:5', least: 800, widths: [360, 480, 600, 800, 1000], ground: 'ground-strong' }],
  [/^(people|team)\//, { ratio: '1:1', least: 640, widths: [160, 320, 480, 640], ground: 'ground-tint' }],
]

/** The shape of the picture of this name. */
export function shapeOf(name: string): PictureShape {
  return SHAPES.find(([names]) => names.test(name))?.[1] ?? DEFAULT_SHAPE
}

/** The height of a picture of this shape. */
export function heightAt({ ratio }: PictureShape, width: number): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return Math.round((width * down) / across)
}

/**
 * The sizes of an article's pictures for search engines, in px: 16:9, 4:3 and 1:1, as
 * https://developers.google.com/search/docs/appearance/structured-data/article recommends. Google
 * Discover asks for 1200 px of width, so a smaller source image is enlarged to it.
 */
export const SEARCH_SIZES = [
  { width: 1200, height: 675 },
  { width: 1200, height: 900 },
  { width: 1200, height: 1200 },
] as const

/** Whether the structured data gives the picture of this name to search engines. */
export const isForSearch = (name: string) => /^(articles|case-studies)\//.test(name)

/** What an owner has to supply: "4:3, at least 1280×960". */
export function shapeText(shape: PictureShape): string {
  return `${shape.ratio}, at least ${shape.least}×${heightAt(shape, shape.least)}`
}

/**
 * The file types of source images below content/photos; an illustration below content/illustrations
 * is WebP.
 */
export const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic'] as const

/** The maximum size of an illustration in the repository, in bytes. */
export const ILLUSTRATION_BYTES_AT_MOST = 400 * 1024

/** A picture in the form in which a component receives it. */
export interface PictureData {
  alt: string
  kind: 'photo' | 'illustration'
  /** Of the largest file, in px. */
  width: number
  height: number
  /** AVIF in all widths. */
  srcSet: string
  /** WebP in one, for browsers without AVIF (Safari before 16.4: caniuse.com/avif). */
  src: string
  ratio: PictureRatio
  ground: PictureGround
}
