// Writes .br and .gz files beside the text files of the site, for hosts that serve precompressed
// files.
import { compress } from './compress/compress'
import { BUILDING } from './release/folders'

const { files, ...sizes } = await compress(BUILDING)
const [all, br, gz] = [sizes.bytes, sizes.br, sizes.gz].map((count) => `${Math.round(count / 1000)} kB`)
console.log(`compress: ${files} files, ${all} → ${br} Brotli, ${gz} gzip`)
