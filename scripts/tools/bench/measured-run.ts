import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fail } from '../../command-line'

/** The cost of running a command. */
export interface Cost {
  /** Wall time. */
  ms: number
  /**
   * The maximum memory of all its processes at one time, in bytes; memory that they share counts
   * once for each.
   */
  memory: number
}

const SAMPLE_EVERY_MS = 100

/**
 * Runs a command line in a folder and samples the memory of all its processes (Linux's /proc); ends
 * the benchmark when the command fails.
 */
export function measuredRun(command: string, cwd: string): Promise<Cost> {
  const start = performance.now()
  // In a session of its own, which identifies everything that it starts.
  const child = spawn(command, { cwd, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid } = child
  if (pid === undefined) return fail(`${command} could not be started in ${cwd}.`)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  let memory = 0
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), SAMPLE_EVERY_MS)
  const kill = () => process.kill(-pid)
  process.once('exit', kill)
  return new Promise((resolve) =>
    child.once('close', (status) => {
      clearInterval(sampling)
      process.off('exit', kill)
      if (status !== 0) fail(`${output}\n${command} failed; its own message is above.`)
      resolve({ ms: performance.now() - start, memory })
    }),
  )
}

/** Bytes held by the processes of a session (proc_pid_stat(5): the sixth field is the session). */
function memoryOf(session: number): number {
  const sizes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        // The second field, in brackets, may contain spaces.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        if (Number(fields[3]) !== session) return 0
        const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
        return Number(kilobytes) * 1024
      } catch {
        // It has ended in the meantime.
        return 0
      }
    })
  return sizes.reduce((sum, size) => sum + size, 0)
}
