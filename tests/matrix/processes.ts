import { execFileSync } from 'node:child_process'

interface Process {
  pid: number
  parent: number
  command: string
}

/** All processes that descend from one. */
export function descendantsOf(pid: number): Process[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line): Process[] => {
      const [, own, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return own && parent && command ? [{ pid: Number(own), parent: Number(parent), command }] : []
    })
  const below = (parent: number): Process[] =>
    all.filter((process) => process.parent === parent).flatMap((process) => [process, ...below(process.pid)])
  return below(pid)
}

/** Kills a process as a system does that runs out of memory. It may be gone already. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
