// Writes .br and .gz beside the text files of out/, for hosts that send ready-made ones. With
// --if-asked only when COMPRESS=on.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { TEXT_FILE } from './text-types'

/** Below this a file fits into one packet anyway. */
const LEAST_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What was compressed: how many files, and their bytes as written and in each way. */
interface Compressed {
  files: number
  bytes: number
  br: number
  gz: number
}

/** Precompresses the text files of a folder. */
export async function compress(folder: string): Promise<Compressed> {
  const total = { files: 0, bytes: 0, br: 0, gz: 0 }
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT_FILE.test(name))
  const work = async (name: string) => {
    const file = join(folder, name)
    const content = await readFile(file)
    if (content.length <= LEAST_BYTES) return
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

async function compressExport() {
  const { files, ...sizes } = await compress('out')
  const [all, br, gz] = [sizes.bytes, sizes.br, sizes.gz].map((count) => `${Math.round(count / 1000)} kB`)
  console.log(`compress: ${files} files, ${all} → ${br} brotli, ${gz} gzip`)
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href
const isAsked = process.env.COMPRESS === 'on' || !process.argv.includes('--if-asked')
if (isProgram && isAsked) void compressExport()
