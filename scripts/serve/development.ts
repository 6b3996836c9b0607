import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, createServer as createPort, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import serveStatic from 'serve-static'
import { CONTENT_ROOT, checkContent } from '../../lib/content/get-content'
import { PICTURE_FILES } from '../../lib/images/pictures'
import { ASSETS } from '../../lib/site/folders'
import { writeBrandStyles } from '../brand/write'
import { bundle, type Bundle } from '../browser/bundle'
import { cutPage, findCuts } from '../export/page'
import { TEXT_TYPES } from '../export/file-types'
import { HOST, isOfNextTools, pathOf } from './this-machine'

/** Folders whose edits reload the page; the rest of the project is read when the server starts. */
const WATCHED = ['app', 'components', join(CONTENT_ROOT, 'content'), 'lib', 'public']

/** Editors write a file in several steps. */
const SETTLED_AFTER_MS = 100

const CHANGES = '/_dev/changes'
const RELOAD = `<script type="module">new EventSource('${CHANGES}').onmessage = () => location.reload()</script>`

let browser: Promise<Bundle> | undefined

/**
 * The site while somebody works on it: a proxy of Next's own server that changes its pages as
 * scripts/export.ts does, and bundles the browser code again after each edit. Every edit reloads
 * the page. Next's process ends with this one, and this one with Next's.
 */
export async function developmentSite(): Promise<RequestListener> {
  // The content is read again for each page: lib/content/get-content.ts.
  Object.assign(process.env, { NODE_ENV: 'development' })
  await restyle()
  const nextPort = await freePort()
  const command = ['node_modules/next/dist/bin/next', 'dev', '--hostname', HOST, '--port', String(nextPort)]
  const next = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
  next.on('exit', () => process.exit(1))
  process.on('exit', () => next.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

  while (!(await isOpen(nextPort))) await sleep(100)
  const open = watchEdits()
  const pictures = serveStatic(PICTURE_FILES, { index: false, redirect: false })
  return (request, response) => {
    const path = pathOf(request)
    if (isOfNextTools(path)) return void response.writeHead(404).end()
    if (path === CHANGES) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.flushHeaders()
      open.add(response)
      response.on('close', () => open.delete(response))
      return
    }
    pictures(request, response, () => {
      const answer = path.startsWith(ASSETS)
        ? sendModule(path, response)
        : proxy(nextPort, request.url ?? '/', response)
      answer.catch((error: unknown) => {
        console.error(error)
        response.writeHead(500, { 'Content-Type': TEXT_TYPES.txt }).end(String(error))
      })
    })
  }
}

/** The open pages, which are notified of each edit. */
function watchEdits(): Set<ServerResponse> {
  const open = new Set<ServerResponse>()
  let timer: NodeJS.Timeout | undefined
  for (const folder of WATCHED.filter((name) => existsSync(name))) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        browser = undefined
        void restyle()
          .catch(console.error)
          .then(() => {
            for (const response of open) response.write('data: changed\n\n')
          })
      }, SETTLED_AFTER_MS)
    })
  }
  return open
}

/**
 * Writes the company's part of the stylesheet, unless the content is invalid: pages report
 * that.
 */
async function restyle(): Promise<void> {
  const { siteContent } = checkContent()
  if (siteContent) await writeBrandStyles(siteContent)
}

/** A file of browser code. */
async function sendModule(address: string, response: ServerResponse): Promise<void> {
  const bytes = (await bundled()).files.get(address)
  if (bytes) response.writeHead(200, { 'Content-Type': TEXT_TYPES.js }).end(bytes)
  else response.writeHead(404).end()
}

/** The response of Next's server; a page is changed as in the export. */
async function proxy(nextPort: number, url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(`http://${HOST}:${nextPort}${url}`, { redirect: 'manual' })
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream'
  const location = answer.headers.get('Location')
  const body = type.startsWith('text/html') ? await page(answer) : Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body)
}

async function page(answer: Response): Promise<string> {
  const html = await answer.text()
  // Next's error page keeps Next's scripts, which render it.
  if (answer.status >= 500) return html + RELOAD
  const cuts = findCuts(html)
  const { start, early, head, first, rest } = cutPage(html, cuts)
  const { loader } = await bundled()
  const sheets = cuts.stylesheets.map((address) => `<link rel="stylesheet" href="${address}"/>`)
  return [start, early, head, ...sheets, `<script type="module" src="${loader}"></script>`, RELOAD, first, rest].join(
    '',
  )
}

function bundled(): Promise<Bundle> {
  browser ??= bundle()
  // After an error of the compiler the next request compiles again.
  browser.catch(() => (browser = undefined))
  return browser
}

/** Whether a program listens on a port of this machine. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const probe = createPort().listen(0, HOST)
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
