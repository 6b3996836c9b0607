// Serves out/ as any web server would, with the headers in its _headers and with precompressed
// files where there are any. With --build, which npm start adds, builds the site first.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { OUT } from '../release/folders'
import { exportTrouble } from '../release/manifest'
import { exportServer } from './export-server'
import { readArguments } from './arguments'

const { port, build } = readArguments()

if (build) {
  // A port that is in use is reported before the build, which takes a minute.
  const server = await listen()
  await new Promise((resolve) => server.close(resolve))
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const server = await listen()
const trouble = exportTrouble(OUT)
if (trouble) fail(`${trouble}\nRun npm run build first, or npm start, which does both.`)
server.on('request', exportServer(OUT))
console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`)

/** A server that listens on the port. */
async function listen() {
  const server = createServer()
  server.on('error', (error) => {
    if ('code' in error && error.code === 'EADDRINUSE') {
      fail(
        `Port ${port} is taken by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`,
      )
    }
    throw error
  })
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)))
  return server
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
