// Serves out/ as any plain web server would: directories by their index.html, unknown paths by 404.html with status 404.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import serveStatic from 'serve-static'

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
await new Promise((resolve) => server.listen(port, () => resolve(undefined)))

// With --check it only says whether the port is free: npm start asks before it builds.
if (process.argv.includes('--check')) process.exit(0)

if (!existsSync(join(ROOT, '404.html'))) {
  fail('There is no finished export in out/. Run npm run build first, or npm start, which does both.')
}

const notFound = readFileSync(join(ROOT, '404.html'))
const files = serveStatic(ROOT, {
  setHeaders: (response, path) => {
    // Names in these folders change with their content.
    const immutable = [join('_next', 'static'), join(ROOT, 'pictures')].some((folder) => path.includes(folder))
    response.setHeader(
      'Cache-Control',
      immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    )
  },
})

server.on('request', (request, response) =>
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': notFound.length })
    response.end(request.method === 'HEAD' ? undefined : notFound)
  }),
)
console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`)

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
