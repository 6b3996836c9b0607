import { spawn, spawnSync } from 'node:child_process'
import { onExit } from './exit'

/** The results of one run of wrk. */
export interface Load {
  requestsPerSecond: number
  /** The bytes of the responses, including headers. */
  bytesPerSecond: number
  /** The time within which 99 of 100 responses arrived, in ms. */
  p99: number
  /** Requests that got no response, or one whose status does not begin with 2 or 3. */
  errors: number
}

const UNITS: Record<string, number> = {
  us: 0.001,
  ms: 1,
  s: 1000,
  m: 60_000,
  B: 1,
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
}

/** Whether a program can be started. */
export const isInstalled = (program: string): boolean => !spawnSync(program, ['-v']).error

/**
 * Requests a URL over 256 connections for some seconds, accepting gzip, since stock nginx has no
 * Brotli.
 */
export async function wrk(url: string, seconds: number): Promise<Load> {
  const args = ['-t2', '-c256', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onExit(() => child.kill())
  let text = ''
  for await (const part of child.stdout) text += String(part)
  return readWrk(text)
}

/** Parses the output of wrk 4; throws if it is something else. */
function readWrk(text: string): Load {
  const find = (pattern: RegExp): readonly string[] => {
    const found = pattern.exec(text)
    if (!found) throw new Error(`wrk wrote nothing like ${pattern}, but:\n${text}`)
    return found.slice(1)
  }
  const quantity = (pattern: RegExp): number => {
    const [number = '', unit = ''] = find(pattern)
    return Number(number) * (UNITS[unit] ?? NaN)
  }
  // These lines are there only if there were errors.
  const [, ...failed] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(text) ?? []
  return {
    requestsPerSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)[0]),
    bytesPerSecond: quantity(/Transfer\/sec:\s+([\d.]+)([KMG]?B)/),
    p99: quantity(/ 99%\s+([\d.]+)(us|ms|s|m)/),
    errors: [...failed, refused].reduce((sum, count) => sum + Number(count), 0),
  }
}
