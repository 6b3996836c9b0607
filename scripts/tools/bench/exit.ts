import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const tasks: (() => void)[] = []

process.on('exit', () => tasks.toReversed().forEach((task) => task()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/**
 * Registers a cleanup for the end of the benchmark, however it ends. The last one registered runs
 * first.
 */
export function onExit(task: () => void): void {
  tasks.push(task)
}

/** A new folder, removed at the end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  // A browser that is shutting down may still write into it.
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
