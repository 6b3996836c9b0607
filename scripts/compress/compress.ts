import { readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { TEXT_FILE } from '../export/file-types'

/** A smaller file fits into one packet anyway. */
const MIN_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * How many files were compressed, and their total size in bytes: original, as Brotli and as gzip.
 */
interface Compressed {
  files: number
  bytes: number
  br: number
  gz: number
}

/** Writes a .br and a .gz beside each text file of a folder that is large enough to benefit. */
export async function compress(folder: string): Promise<Compressed> {
  const total = { files: 0, bytes: 0, br: 0, gz: 0 }
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT_FILE.test(name))
  const work = async (name: string) => {
    const file = join(folder, name)
    const content = await readFile(file)
    if (content.length <= MIN_BYTES) return
    const [br, gz] = await Promise.all([
      compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    total.files += 1
    total.bytes += content.length
    total.br += br.length
    total.gz += gz.length
  }
  await pMap(names, work, { concurrency: availableParallelism() })
  return total
}
