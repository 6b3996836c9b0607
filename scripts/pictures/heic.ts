import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import libheif, { type ImageData } from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { photoHash } from './words'

/** Where photographs that sharp cannot decode are kept as JPEG. */
const FOLDER = '.pictures/decoded'

/** A photograph that two pictures show is decoded once. */
const decoding = new Map<string, Promise<string>>()

/**
 * The path of a source image that sharp can decode: its own, or for the HEIC of an iPhone, whose
 * HEVC sharp lacks, that of a JPEG made from it.
 */
export async function decodable(path: string): Promise<string> {
  const { compression, icc } = await sharp(path).metadata()
  if (compression !== 'hevc') return path
  const made = `${FOLDER}/${photoHash(path)}.jpg`
  const jpeg = decoding.get(made) ?? (existsSync(made) ? Promise.resolve(made) : toJpeg(path, icc, made))
  decoding.set(made, jpeg)
  return jpeg
}

async function toJpeg(path: string, icc: Buffer | undefined, made: string): Promise<string> {
  const { data, ...raw } = await decode(readFileSync(path))
  const jpeg = await sharp(data, { raw: { ...raw, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${made}.part`, icc ? withProfile(jpeg, icc) : jpeg)
  renameSync(`${made}.part`, made)
  return made
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
