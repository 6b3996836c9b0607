// Runs npm scripts in parallel, as many at once as there are cores, such as
// node scripts/tools/run-parallel.mjs types lint. Prints the output of each in one piece when it
// ends. Fails when one of them fails.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import pMap from 'p-map'

const COLUMN = 80

/** Whether a script has succeeded. @param {string} name @returns {Promise<boolean>} */
function run(name) {
  const start = performance.now()
  const child = spawn(`npm run --silent ${name}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part))
  return new Promise((resolve) =>
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - start) / 1000)
      const result = status === 0 ? 'passed' : `failed with ${status}`
      console.log(`── ${name} ${result} after ${seconds} s `.padEnd(COLUMN, '─'))
      process.stdout.write(Buffer.concat(output))
      resolve(status === 0)
    }),
  )
}

const names = process.argv.slice(2)
const results = await pMap(names, run, { concurrency: availableParallelism() })
const failed = names.filter((_, i) => !results[i])
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}; their output is above.`)
  process.exit(1)
}
