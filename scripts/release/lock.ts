import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Names the process that builds in this folder. */
const LOCK = '.build/lock'

/**
 * Takes the folder for this process until it ends; if another one builds in it, says so. A build
 * that was killed has left the id of a process that is gone, or that of this one: in a container
 * each build may have the same.
 */
export function lockTrouble(): string | undefined {
  // The end of the line shows that it is the whole id.
  const [, id = '0'] = /^(\d+)\n$/.exec(existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : '') ?? []
  const other = Number(id)
  if (other > 0 && other !== process.pid && isRunning(other))
    return (
      `Another build is running in this folder, as process ${other}; two would mix their files.\n` +
      `Wait until it has ended, then build again. If process ${other} is no build, delete ${LOCK}.`
    )
  mkdirSync(dirname(LOCK), { recursive: true })
  writeFileSync(LOCK, `${process.pid}\n`)
  process.on('exit', () => rmSync(LOCK, { force: true }))
  return undefined
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It runs, as another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
