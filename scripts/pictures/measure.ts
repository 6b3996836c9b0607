import { join } from 'node:path'
import sharp from 'sharp'
import type { SourceImage } from '../../lib/images/source-images'
import type { Problem } from '../../lib/content/problem'
import { heightAt, shapeOf, shapeText } from '../../lib/content/schema/picture'

/** The largest part of a source image that may be cropped away to fit its shape. */
const MAX_CROP = 0.25

/** A picture that the site shows, and its source image. */
export interface RequiredSourceImage {
  name: string
  sourceImage: SourceImage
}

/**
 * The size of a source image cropped to its shape, after EXIF rotation; throws when its header
 * cannot be read.
 */
export async function croppedSize(root: string, { name, sourceImage }: RequiredSourceImage) {
  const { autoOrient } = await sharp(join(root, sourceImage.file)).metadata()
  const shape = shapeOf(name)
  const width = Math.min(
    autoOrient.width,
    Math.floor((autoOrient.height * autoOrient.width) / heightAt(shape, autoOrient.width)),
  )
  const height = heightAt(shape, width)
  const lost = 1 - (width * height) / (autoOrient.width * autoOrient.height)
  return { width, height, lost, sourceImage: autoOrient }
}

/** Problems with the sizes and shapes of source images, from their headers alone. */
export async function measureSourceImages(root: string, required: readonly RequiredSourceImage[]): Promise<Problem[]> {
  const problems = await Promise.all(required.map((each) => measure(root, each)))
  return problems.flat()
}

async function measure(root: string, required: RequiredSourceImage): Promise<Problem[]> {
  const { file } = required.sourceImage
  const shape = shapeOf(required.name)
  const expected = `a picture of ${shapeText(shape)}`
  try {
    const { width, height, lost, sourceImage } = await croppedSize(root, required)
    const size = `${sourceImage.width}×${sourceImage.height}`
    if (lost > MAX_CROP) {
      const found = `${size}, of which ${Math.round(lost * 100)} % would be cut away`
      return [{ file, field: 'the picture’s shape', found, expected }]
    }
    if (width < shape.least) {
      const found = lost === 0 ? size : `${size}, which leaves ${width}×${height} when it is cut to shape`
      return [{ file, field: 'the picture’s size', found, expected }]
    }
    return []
  } catch (error) {
    return [unreadable(file, error)]
  }
}

/** The problem of a source image that cannot be decoded, or only in part. */
export function unreadable(file: string, error: unknown): Problem {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return {
    file,
    field: 'the picture',
    found: `what cannot be read as one (${message.trim()})`,
    expected: 'a whole picture: save it again from its original',
  }
}
