import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forThisMachine, isOfNextTools, pathOf } from '../../scripts/serve/this-machine'

let server: Server
let port: number

beforeAll(async () => {
  server = createServer(forThisMachine((request, response) => void response.end(pathOf(request))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

/** An answer as it is sent: fetch would tidy the path, and sets Host itself. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode, text }))
    }).on('error', reject)
  })

test.each([
  ['this machine by its name', { host: 'localhost:3000' }, 200],
  ['this machine by its address', { host: '127.0.0.1:3000' }, 200],
  ['a page of the server', { host: 'localhost:3000', origin: 'http://localhost:3000' }, 200],
  ['a page of another site', { host: 'localhost:3000', origin: 'https://evil.example' }, 403],
  ['a page of another server here', { host: 'localhost:3000', origin: 'http://localhost:8080' }, 403],
  ['a page that hides its origin', { host: 'localhost:3000', origin: 'null' }, 403],
  // Regression: npm run dev answered whatever name had led to it.
  ['a site whose name leads here', { host: 'evil.example:3000' }, 403],
  ['a site that begins with our name', { host: 'localhost.evil.example' }, 403],
])('a request of %s, with the headers %j, is answered with %i', async (_, headers, status) => {
  expect((await ask('/', headers)).status).toBe(status)
})

// Regression: who reached npm run dev by a tunnel, under another name, got an empty page.
test('who is refused reads why, and what to do', async () => {
  expect((await ask('/', { host: 'tunnel.example' })).text).toMatch(/only this machine.*npm start/)
})

// Regression: a picture with the address http://localhost:3000// on any page ended the editor.
test.each(['//', '///x', '/\\', '//a:b?c'])('%s is answered', async (path) => {
  expect(await ask(path)).toEqual({ status: 200, text: path.replace('?c', '') })
})

// Regression: a picture with the address http://localhost:3000//x/__nextjs_launch-editor?file=… on
// any page had Next open a file: only addresses that begin with the tool were refused.
test.each([
  ['/__nextjs_launch-editor', true],
  ['//__nextjs_launch-editor', true],
  ['//x/__nextjs_launch-editor', true],
  ['/_next/webpack-hmr', true],
  ['//x/_next/webpack-hmr', true],
  ['/_next/static/chunks/app.css', false],
  ['/services/office-cleaning/', false],
])('%s is an address of Next’s own tools: %s', (path, isOfTools) => {
  expect(isOfNextTools(path)).toBe(isOfTools)
})
