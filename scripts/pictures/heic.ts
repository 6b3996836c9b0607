import { readFileSync } from 'node:fs'
import libheif, { type ImageData } from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'

/** JPEGs made from HEIC, by path: two pictures and a social picture may show one photograph. */
const decoded = new Map<string, Promise<Buffer>>()

/**
 * Settles when the last photograph is decoded. One with 48 megapixels takes a gigabyte of memory
 * meanwhile.
 */
let queue: Promise<unknown> = Promise.resolve()

/**
 * A version of a source image that sharp can decode: the file itself, or for an iPhone's HEIC,
 * whose HEVC sharp does not support, a JPEG made from it.
 */
export async function decodable(path: string): Promise<string | Buffer> {
  const { compression, icc } = await sharp(path).metadata()
  if (compression !== 'hevc') return path
  const known = decoded.get(path)
  if (known) return known
  const jpeg = queue.then(() => toJpeg(path, icc))
  decoded.set(path, jpeg)
  queue = jpeg.catch(() => undefined)
  return jpeg
}

async function toJpeg(path: string, icc: Buffer | undefined): Promise<Buffer> {
  const { data, ...raw } = await decode(readFileSync(path))
  const jpeg = await sharp(data, { raw: { ...raw, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return icc ? withProfile(jpeg, icc) : jpeg
}

/** The pixels of a HEIC, turned upright. */
async function decode(file: Uint8Array): Promise<ImageData> {
  const images = new libheif.HeifDecoder().decode(file)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) throw new Error('no picture in it')
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const decoded = await new Promise<ImageData | null>((resolve) => image.display(pixels, resolve))
  for (const each of images) each.free()
  if (!decoded) throw new Error('its HEVC cannot be decoded')
  return decoded
}

/** A JPEG with a colour profile: an iPhone’s colours are those of Display P3. */
function withProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 0]), Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
