import { join } from 'node:path'
import sharp from 'sharp'
import { wordsOf } from '../../lib/images/required-pictures'
import type { SourceImage } from '../../lib/images/source-images'
import type { Problem } from '../../lib/content/problem'
import type { PartialContent } from '../../lib/content/whole'
import { heightAt, shapeOf, shapeText, type PictureWords } from '../../lib/content/schema/picture'

/**
 * If more than this share of a source image is cropped to fit its shape, the owner should say which
 * part matters.
 */
const MUCH = 0.25

/** A picture that the site shows, its source image, and the point that it is cropped around. */
export interface RequiredSourceImage {
  name: string
  sourceImage: SourceImage
  focus: PictureWords['focus']
}

/**
 * The size of a source image cropped to its shape, after EXIF rotation; throws when its header
 * cannot be read.
 */
export async function croppedSize(
  root: string,
  { name, sourceImage }: Pick<RequiredSourceImage, 'name' | 'sourceImage'>,
) {
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

/**
 * Problems with the sizes of source images, from their headers alone; and, as warnings, those of
 * which much is cropped although no focus is set.
 */
export async function measureSourceImages(
  root: string,
  content: PartialContent,
  required: readonly RequiredSourceImage[],
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const measured = await Promise.all(required.map((each) => measure(root, content, each)))
  return {
    problems: measured.flatMap(({ problem }) => problem ?? []),
    warnings: measured.flatMap(({ warning }) => warning ?? []),
  }
}

async function measure(
  root: string,
  content: PartialContent,
  required: RequiredSourceImage,
): Promise<{ problem?: Problem; warning?: Problem }> {
  const {
    name,
    focus,
    sourceImage: { file },
  } = required
  const shape = shapeOf(name)
  const expected = `a picture of ${shapeText(shape)}`
  try {
    const { width, height, lost, sourceImage } = await croppedSize(root, required)
    const size = `${sourceImage.width}×${sourceImage.height}`
    if (width < shape.least) {
      const found = lost === 0 ? size : `${size}, which leaves ${width}×${height} when it is cut to shape`
      return { problem: { file, field: 'the picture’s size', found, expected } }
    }
    if (lost <= MUCH || focus) return {}
    const place = wordsOf(content, name)
    return {
      warning: {
        file,
        field: 'the picture’s shape',
        found: `${size}, of which ${Math.round(lost * 100)}% is cut away around the centre`,
        expected: `${expected}; or, at ${place.field} in ${place.file}, what has to be seen: focus: [0.5, 0.5] is the centre, [0, 0] the top left corner, [1, 1] the bottom right one`,
      },
    }
  } catch (error) {
    return { problem: unreadable(file, error) }
  }
}

/** The problem of a source image that cannot be decoded, or only in part. */
export function unreadable(file: string, error: unknown): Problem {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return {
    file,
    field: 'the picture',
    found: `a file that cannot be read as one (${message.trim()})`,
    expected: file.endsWith('.heic')
      ? 'a whole HEIC; or export it as JPEG from Photos or Preview (an iPhone takes JPEG with Settings › Camera › Formats › Most Compatible)'
      : 'a whole picture: save it again from its original',
  }
}
