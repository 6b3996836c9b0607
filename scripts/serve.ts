// Serves out/ as any web server would, with what its _headers says and with precompressed files
// where there are any.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { exportServer } from './export-server'

const ROOT = 'out'
const port = Number(process.env.PORT || 3000)

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is ${JSON.stringify(process.env.PORT)}; expected a number from 1 to 65535, such as PORT=8080`)
}
const server = createServer()
server.on('error', (error) => {
  if ('code' in error && error.code === 'EADDRINUSE') {
    fail(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  throw error
})
await new Promise<void>((resolve) => server.listen(port, resolve))

// With --check it only says whether the port is free: npm start asks before it builds.
if (process.argv.includes('--check')) process.exit(0)

if (!existsSync(join(ROOT, '404.html'))) {
  fail('There is no finished export in out/. Run npm run build first, or npm start, which does both.')
}

server.on('request', exportServer(ROOT))
console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
