import sharp, { type Sharp } from 'sharp'
import type { PictureWords } from '../../lib/content/schema/picture'
import { decodable } from './heic'

/** In px. */
interface Size {
  width: number
  height: number
}

/**
 * A source image that fills `target`; what is left over is cut away around the focus, or else the
 * centre. `size` is its own, after EXIF rotation.
 */
export async function cut(path: string, size: Size, target: Size, focus: PictureWords['focus']): Promise<Sharp> {
  const [x = 0.5, y = 0.5] = focus ?? []
  const scale = Math.max(target.width / size.width, target.height / size.height)
  const width = Math.max(target.width, Math.round(size.width * scale))
  const height = Math.max(target.height, Math.round(size.height * scale))
  return sharp(await decodable(path))
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .extract({
      ...target,
      left: startOf(x * width, target.width, width),
      top: startOf(y * height, target.height, height),
    })
}

/** Where a part begins that is centred on a place and lies within the whole. */
function startOf(place: number, part: number, whole: number): number {
  return Math.min(Math.max(Math.round(place - part / 2), 0), whole - part)
}
