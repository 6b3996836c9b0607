// Bundles the browser code into .build/browser/: the loader, and the modules of
// components/enhancements/modules.ts. Adds the licences of the packages in them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getContent } from '../lib/content/get-content'
import { BROWSER_FOLDER, LICENCES_FILE, LOADER_FILE, bundle } from './browser/bundle'
import { licencesText } from './browser/licences'

rmSync(BROWSER_FOLDER, { recursive: true, force: true })
const { files, loader, packages } = await bundle()
for (const [address, bytes] of files) {
  const file = join(BROWSER_FOLDER, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
writeFileSync(join(BROWSER_FOLDER, LOADER_FILE), loader)
writeFileSync(join(BROWSER_FOLDER, LICENCES_FILE), licencesText(packages, getContent().font))
console.log(`browser: ${files.size} files; the loader has ${files.get(loader)?.length} bytes`)
