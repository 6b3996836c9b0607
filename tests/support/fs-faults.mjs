// Imported before a script that a test runs: its at-th change to a file or folder named by a
// relative path ends the process halfway through, fails with an error code, or is followed by a
// pause. FS_FAULT says which, as JSON.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isAbsolute, join } from 'node:path'

/**
 * @type {{ at: number, of?: string, does: 'kill' | 'fail' | 'pause', code?: string, ms?: number }}
 */
const fault = JSON.parse(process.env.FS_FAULT ?? 'null')

const CHANGES = /** @type {const} */ (['mkdirSync', 'renameSync', 'rmSync', 'writeFileSync'])

const sleep = (/** @type {number} */ ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** What a change has done when its process is ended in the middle: a rename is one step. */
const HALVES = {
  /** @param {string} path */
  rmSync(path) {
    const entries = fs.existsSync(path) ? fs.readdirSync(path, { recursive: true, withFileTypes: true }) : []
    const file = entries.find((entry) => entry.isFile())
    if (file) fs.unlinkSync(join(file.parentPath, file.name))
  },
  /** @param {string} path @param {string} text */
  writeFileSync(path, text) {
    const file = fs.openSync(path, 'w')
    fs.writeSync(file, text.slice(0, text.length / 2))
  },
  mkdirSync() {},
  renameSync() {},
}

let count = 0
for (const name of CHANGES) {
  const real = /** @type {(...words: unknown[]) => unknown} */ (fs[name])
  const changed = (/** @type {[string, string]} */ ...words) => {
    const counts = !isAbsolute(String(words[0])) && (fault.of === undefined || fault.of === name)
    if (counts) count += 1
    if (!counts || count !== fault.at) return real(...words)
    if (fault.does === 'fail') throw Object.assign(new Error(`${fault.code}: caused by a test`), { code: fault.code })
    if (fault.does === 'kill') {
      HALVES[name](...words)
      process.kill(process.pid, 'SIGKILL')
      sleep(60_000)
    }
    const result = real(...words)
    sleep(fault.ms ?? 0)
    return result
  }
  Object.assign(fs, { [name]: changed })
}
syncBuiltinESMExports()
