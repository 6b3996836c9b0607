// Serves out/ as any web server would, with the headers in its _headers and with precompressed
// files where there are any. With --build, which npm start adds, builds the site first.
import { spawnSync } from 'node:child_process'
import { fail } from '../command-line'
import { OUT } from '../release/folders'
import { exportTrouble } from '../release/manifest'
import { exportServer } from './export-server'
import { readArguments } from './arguments'
import { listen } from './listen'

const COMMAND = 'npm start'

const { port, build } = readArguments(COMMAND)

if (build) {
  // A port that is in use is reported before the build, which takes a minute.
  const server = await listen(port, COMMAND)
  await new Promise((resolve) => server.close(resolve))
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const server = await listen(port, COMMAND)
const trouble = exportTrouble(OUT)
if (trouble) fail(`${trouble}\nRun npm run build first, or npm start, which does both.`)
server.on('request', exportServer(OUT))
console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`)
