import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ICON_FILES, SVG_ICON, type IconVariant } from '../../lib/site/icons'
import { markSvg } from './mark-svg'

/** Draws every icon from the mark; returns how many. */
export async function makeIcons(folder: string): Promise<number> {
  const files: [path: string, data: string | Buffer][] = [[SVG_ICON, markSvg('rounded')]]
  for (const { path, sizes, variant } of ICON_FILES) {
    const images = await Promise.all(sizes.map((size) => draw(variant, size)))
    files.push([path, path.endsWith('.ico') ? ico(sizes, images) : Buffer.concat(images)])
  }
  for (const [path, data] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), data)
  }
  return files.length
}

/** One size as PNG; a square one is opaque. */
function draw(variant: IconVariant, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(markSvg(variant, size)))
  return (variant === 'rounded' ? image : image.removeAlpha()).png({ compressionLevel: 9 }).toBuffer()
}

const HEADER = 6
const ENTRY = 16

/**
 * The container of favicon.ico: a directory of sizes and offsets, then the PNG files in sequence.
 */
function ico(sizes: readonly number[], images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length)
  // The second field is the type, 1 for icons; the first is reserved.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [i, image] of images.entries()) {
    const at = HEADER + ENTRY * i
    const size = sizes[i] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    // One colour plane, 32 bits for a pixel.
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images])
}
