import sharp, { type Sharp } from 'sharp'
import type { BaseColours } from '../../lib/content/schema/colours'
import type { PictureWords } from '../../lib/content/schema/picture'
import type { SourceImage } from '../../lib/images/source-images'
import { palettes } from '../../lib/site/palette'
import { decodable } from './heic'
import { recolour, recolourTable } from './recolour'

/** In px. */
interface Size {
  width: number
  height: number
}

/**
 * A source image scaled and cropped to `target`, around the focus, or else the centre. `size` is
 * its own, after EXIF rotation.
 */
export async function cut(
  path: string,
  kind: SourceImage['kind'],
  size: Size,
  target: Size,
  focus: PictureWords['focus'],
): Promise<Sharp> {
  const [x = 0.5, y = 0.5] = focus ?? []
  const scale = Math.max(target.width / size.width, target.height / size.height)
  const width = Math.max(target.width, Math.round(size.width * scale))
  const height = Math.max(target.height, Math.round(size.height * scale))
  const image = sharp(await decodable(path)).autoOrient()
  const table = tableOf(kind)
  return (table ? await recolour(image, table) : image).resize({ width, height, fit: 'fill' }).extract({
    ...target,
    left: startOf(x * width, target.width, width),
    top: startOf(y * height, target.height, height),
  })
}

/**
 * How a source image is recoloured: an illustration in the company's colours, a photograph not at
 * all.
 */
export function tableOf(kind: SourceImage['kind']): Float32Array | undefined {
  const { base } = palettes()
  if (known?.base !== base) known = { base, table: recolourTable(base) }
  return kind === 'illustration' ? known.table : undefined
}

let known: { base: BaseColours; table: Float32Array | undefined } | undefined

/** Where a section that is centred on a point begins, within the whole. */
function startOf(place: number, part: number, whole: number): number {
  return Math.min(Math.max(Math.round(place - part / 2), 0), whole - part)
}
