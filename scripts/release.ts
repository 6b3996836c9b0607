// Writes the manifest of the site, its last file, and replaces out/ with the site.
import { isGiven } from './command-line'
import { BUILDING, OUT } from './release/folders'
import { writeManifest } from './release/manifest'
import { swap } from './release/swap'

const { version, files } = writeManifest(BUILDING, isGiven('launch'))
swap()
console.log(`release: version ${version} with ${files.length} files is in ${OUT}/`)
