import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { SourceImage } from '../../lib/images/source-images'
import { pictureFiles, type PictureVariants } from '../../lib/images/pictures'
import { heightAt, shapeOf, type PictureShape } from '../../lib/content/schema/picture'
import { cut, tableOf } from './cut'
import { croppedSize, type RequiredSourceImage } from './measure'

/** Encoder settings; part of each file's hash, so that a change encodes all of them again. */
const SETTINGS = {
  // A higher effort takes four times as long and saves 5% of the bytes.
  avif: { quality: 57, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 4, smartSubsample: true },
} as const

/** The variants of a picture, whose files exist. */
interface Encoded {
  made: PictureVariants
  /** The addresses of its files, from the site's root. */
  files: string[]
  /** How many of them were missing. */
  written: number
}

/**
 * Encodes the missing files of a picture below `folder`, cropped to its shape. Throws if the source
 * image cannot be decoded.
 */
export async function encode(root: string, folder: string, required: RequiredSourceImage): Promise<Encoded> {
  const shape = shapeOf(required.name)
  const { sourceImage, focus } = required
  const { width: available, sourceImage: size } = await croppedSize(root, required)
  const widths = widthsWithin(shape, available)
  const largest = Math.max(...widths)
  const file = join(root, sourceImage.file)
  const settings = JSON.stringify([SETTINGS, shape.ratio, ...(focus ?? [])])
  const hash = hashOf(readFileSync(file), settings, ...colouringOf(sourceImage.kind))
  const made = { hash, widths, kind: sourceImage.kind }

  const { all, old } = pictureFiles(required.name, made)
  const files = [...all, old]
  const missing = files.filter(({ address }) => !existsSync(join(folder, address)))
  if (missing.length > 0) {
    const { data, info } = await (
      await cut(file, sourceImage.kind, size, { width: largest, height: heightAt(shape, largest) }, focus)
    )
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { width, format, address } of missing) {
      const path = join(folder, address)
      mkdirSync(dirname(path), { recursive: true })
      await sharp(data, { raw: info })
        .resize({ width, height: heightAt(shape, width) })
        [format](SETTINGS[format])
        .toFile(`${path}.part`)
      renameSync(`${path}.part`, path)
    }
  }
  return { made, files: files.map(({ address }) => address), written: missing.length }
}

/** The widths of a shape that need no enlarging. */
export function widthsWithin({ widths }: PictureShape, available: number): number[] {
  return widths.filter((width) => width <= available)
}

/** A short hash of a source image and of how it is processed. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 10)
}

/** What the hash of a picture depends on when it is recoloured. */
export function colouringOf(kind: SourceImage['kind']): Uint8Array[] {
  const table = tableOf(kind)
  return table ? [new Uint8Array(table.buffer)] : []
}

/** Removes the files below `folder`/`part` that are not to be kept; returns how many. */
export function removeStale(folder: string, part: string, keep: ReadonlySet<string>): number {
  if (!existsSync(join(folder, part))) return 0
  const stale = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .map((name) => join(part, name))
    .filter((file) => statSync(join(folder, file)).isFile() && !keep.has(`/${file.replaceAll('\\', '/')}`))
  for (const file of stale) rmSync(join(folder, file))
  return stale.length
}
