import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { SourceImage } from '../../lib/images/source-images'
import { pictureFiles, searchFiles, type PictureVariants } from '../../lib/images/pictures'
import { heightAt, isForSearch, shapeOf, type PictureShape } from '../../lib/content/schema/picture'
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
  const search = isForSearch(required.name) ? searchFiles(required.name, made) : []
  const isMissing = ({ address }: { address: string }) => !existsSync(join(folder, address))
  const cutTo = async (width: number, height: number) =>
    (await cut(file, sourceImage.kind, size, { width, height }, focus))
      .flatten({ background: 'white' })
      .toColourspace('srgb')

  const missing = [...all, old].filter(isMissing)
  if (missing.length > 0) {
    const whole = await cutTo(largest, heightAt(shape, largest))
    const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true })
    for (const { width, format, address } of missing) {
      const image = sharp(data, { raw: info }).resize({ width, height: heightAt(shape, width) })
      await save(image[format](SETTINGS[format]), join(folder, address))
    }
  }
  const missingSearch = search.filter(isMissing)
  for (const { width, height, address } of missingSearch)
    await save((await cutTo(width, height)).webp(SETTINGS.webp), join(folder, address))
  return {
    made,
    files: [...all, old, ...search].map(({ address }) => address),
    written: missing.length + missingSearch.length,
  }
}

/** Writes a picture whole, or not at all. */
async function save(image: Sharp, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  await image.toFile(`${path}.part`)
  renameSync(`${path}.part`, path)
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
