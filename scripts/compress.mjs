// Writes .br and .gz beside the text files of out/, for hosts that send ready-made ones. With
// --if-asked only when COMPRESS=on.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { TEXT_FILE } from './text-types.mjs'

/** Below this a file fits into one packet anyway. */
const LEAST_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Precompresses the text files of a folder. Gives how many there are, and their bytes as written
 * and compressed. @param {string} folder
 */
export async function compress(folder) {
  const total = { files: 0, bytes: 0, br: 0, gz: 0 }
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT_FILE.test(name))
  const queue = names.values()
  // Each takes the next file when it has done one, so that few are in memory at a time.
  const work = async () => {
    for (const name of queue) {
      const file = join(folder, name)
      const content = await readFile(file)
      if (content.length <= LEAST_BYTES) continue
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
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return total
}

async function compressExport() {
  const { files, ...sizes } = await compress('out')
  const [all, br, gz] = [sizes.bytes, sizes.br, sizes.gz].map((count) => `${Math.round(count / 1000)} kB`)
  console.log(`compress: ${files} files, ${all} → ${br} brotli, ${gz} gzip`)
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href
const isAsked = process.env.COMPRESS === 'on' || !process.argv.includes('--if-asked')
if (isProgram && isAsked) void compressExport()
