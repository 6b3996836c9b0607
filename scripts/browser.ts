// Bundles what runs in the browser into .build/browser/: the loader, and a file for each module of
// components/enhancements/modules.ts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BROWSER_FOLDER, LOADER_FILE, bundle } from './browser/bundle'

rmSync(BROWSER_FOLDER, { recursive: true, force: true })
const { files, loader } = await bundle()
for (const [address, bytes] of files) {
  const file = join(BROWSER_FOLDER, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
writeFileSync(join(BROWSER_FOLDER, LOADER_FILE), loader)
console.log(`browser: ${files.size} files; the loader has ${files.get(loader)?.length} bytes`)
