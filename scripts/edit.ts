// Lets the owner edit the content in a browser: npm run edit. The editor is at /admin/, and the
// site with the edits is at the other addresses. Only this machine can reach either.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import serveStatic from 'serve-static'
import { CONTENT_ROOT } from '../lib/content/get-content'
import { editorBackend } from './edit/backend'
import { editorConfig } from './edit/config'
import { editorFiles } from './edit/bundle'
import { ADMIN, ADMIN_HEADERS, API, PAGE } from './edit/page'
import { noteSave, stateOf } from './edit/state'
import { TEXT_TYPES } from './export/file-types'
import { readArguments } from './serve/arguments'
import { developmentSite } from './serve/development'
import { listen } from './serve/listen'
import { HOST, forThisMachine, pathOf } from './serve/this-machine'

const COMMAND = 'npm run edit'

const { port } = readArguments(COMMAND)
const address = `http://localhost:${port}`
const { resolve } = createRequire(new URL('edit/decap/package.json', import.meta.url))

const site = await developmentSite()
const backend = await editorBackend(CONTENT_ROOT, noteSave)
const bundled = await editorFiles()
const decap = serveStatic(dirname(resolve('decap-cms/dist/decap-cms.js')), { index: false, redirect: false })

// Forms load an entry's current photograph from here.
const photographs = serveStatic(join(CONTENT_ROOT, 'content/photos'), { index: false, redirect: false })
const PHOTOGRAPHS = '/content/photos/'

const server = await listen(port, COMMAND, HOST)
server.on(
  'request',
  forThisMachine((request, response) => {
    const path = pathOf(request)
    if (path === API) backend(request, response)
    else if (path.startsWith(PHOTOGRAPHS)) photograph(request, response)
    else if (path.startsWith(ADMIN)) admin(path.slice(ADMIN.length), request, response)
    else site(request, response)
  }),
)
console.log(`The editor is at ${address}${ADMIN}, the site at ${address} (Ctrl+C stops both)`)

function photograph(request: IncomingMessage, response: ServerResponse): void {
  request.url = request.url?.slice(PHOTOGRAPHS.length - 1)
  // Another file there must not run as a page of this server, whose scripts may write.
  response.setHeader('Content-Security-Policy', 'sandbox')
  photographs(request, response, () => void response.writeHead(404).end())
}

function admin(path: string, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(ADMIN_HEADERS)) response.setHeader(name, value)
  const send = (type: keyof typeof TEXT_TYPES, text: string) =>
    void response.writeHead(200, { 'Content-Type': TEXT_TYPES[type] }).end(text)
  const file = bundled.get(path)
  if (path === '') send('html', PAGE)
  // JSON is also YAML.
  else if (path === 'config.yml') send('json', JSON.stringify(editorConfig(API, address)))
  else if (path === 'state.json')
    stateOf().then(
      (state) => send('json', JSON.stringify(state)),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  else if (file) send(file.type, file.text)
  else {
    request.url = `/${path.replace(/^decap\//, '')}`
    decap(request, response, () => void response.writeHead(404).end())
  }
}
