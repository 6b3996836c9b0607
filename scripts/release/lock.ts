import { mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Has one file, whose name is the id of the process that builds in the project's folder. */
const LOCK = '.build/building'

/** The codes of a rename to a folder that has files; Windows refuses any folder that is there. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', ...(process.platform === 'win32' ? ['EPERM', 'EACCES'] : [])]

/**
 * Takes the folder for this process until it ends; if another one builds in it, says so. The lock
 * is made elsewhere and renamed, so that of builds that begin at the same moment one gets it. A
 * build that was killed has left the id of a process that is gone, or that of this one: in a
 * container each build may have the same.
 */
export function lockTrouble(): string | undefined {
  const own = `${LOCK}-${process.pid}`
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, String(process.pid)), '')
  while (!isTaken(own)) {
    const names = namesIn(LOCK)
    const other = names.map(Number).find((id) => id > 0 && id !== process.pid && isRunning(id))
    if (other) {
      rmSync(own, { recursive: true })
      return (
        `Another build is running in this folder, as process ${other}; two would mix their files.\n` +
        `Wait until it has ended, then build again. If process ${other} is no build, delete ${LOCK}/.`
      )
    }
    remove(names)
  }
  process.on('exit', () => remove([String(process.pid)]))
  return undefined
}

/** Puts the lock in its place; false where there is one. */
function isTaken(own: string): boolean {
  try {
    renameSync(own, LOCK)
    return true
  } catch (error) {
    if (TAKEN.includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Removes the lock of these names alone: another build may have put its own there by now. */
function remove(names: readonly string[]): void {
  for (const name of names) rmSync(join(LOCK, name), { recursive: true, force: true })
  try {
    rmdirSync(LOCK)
  } catch {
    // It is another build's, or removed.
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // That build has just ended.
    return []
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It runs, as another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
