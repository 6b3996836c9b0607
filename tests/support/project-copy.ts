import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { OUT } from '../../scripts/release/folders'

/** What a build makes, and what has nothing to do with it. */
const NOT_COPIED = ['.build', '.git', '.next', '.variants', OUT, 'shots', 'test-results']

/**
 * Copies the project into a folder, for what would change it, with the packages in `packages`. The
 * pictures that are made already are copied: encoding them again would take minutes.
 */
export function copyProject(root: string, packages: readonly string[] = ['node_modules']): void {
  for (const name of readdirSync('.').filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(name, join(root, name), { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  }
  for (const folder of packages) linkFolder(folder, join(root, folder))
}

/** The same files in another folder, without their bytes a second time. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

/** A file on another disk cannot be linked. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    cpSync(source, target)
  }
}
