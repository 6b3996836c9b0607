import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { YAML_FILES } from '../../lib/content/entries'
import { PROSE, collectionOf } from './fields'
import { formOf, formText, kindOf, readForm, writeForm } from './files'
import { isInContent, pathsIn } from './paths'
import { PHOTOGRAPH, readPhotograph, writePhotograph, type Asset, type Photograph } from './photographs'

const { resolve } = createRequire(new URL('decap/package.json', import.meta.url))

/** A file of an entry, as decap-server sends it. */
interface Sent {
  data: string | null
  file: { path: string }
}

/** A file of an entry, as decap-server receives it. */
interface Received {
  slug: string
  path: string
  raw: string
}

/** What the editor asks of decap-server; all but saving passes as it is. */
interface Action {
  action: string
  params: { folder?: string; dataFiles?: Received[]; assets?: Asset[] }
}

/** As much of Express as is used here; its types are not among the project's packages. */
interface Exchange {
  body: Action
}
interface Answer {
  json: (answer: unknown) => unknown
  sendStatus: (code: number) => unknown
}
type Middleware = (request: Exchange, response: Answer, next: () => void) => void
interface Express {
  (): RequestListener & { use: (middleware: Middleware) => void }
  json: (options: { limit: string }) => Middleware
}

/**
 * decap-server on the content below `root`, at /api/v1. Between it and the editor, files become
 * forms and forms files: files.ts. `onPhotograph` is told when a photograph is saved.
 */
export async function editorBackend(root: string, onPhotograph: () => void): Promise<RequestListener> {
  process.env.GIT_REPO_DIRECTORY = root
  const express = (await import(resolve('express'))) as { default: Express }
  const server = (await import(resolve('decap-server/dist/middlewares'))) as {
    registerLocalFs: (app: RequestListener, options: { logLevel: string }) => Promise<void>
  }
  const app = express.default()
  app.use(express.default.json({ limit: '50mb' }))
  app.use((request, response, next) => {
    const { action, params } = request.body
    // A script that got onto a page here would otherwise write programs, which the owner then runs.
    if (!pathsIn(params).every(isInContent)) return void response.sendStatus(403)
    const send = response.json.bind(response)
    response.json = (answer) => send(formsIn(root, action, params, answer))
    if (action === 'persistEntry') {
      request.body = { action, params: filesIn(root, params) }
      if ((request.body.params.assets ?? []).length > 0) onPhotograph()
    }
    next()
  })
  await server.registerLocalFs(app, { logLevel: 'error' })
  return app
}

/** The answer of decap-server with forms in place of files. */
function formsIn(root: string, action: string, { folder }: Action['params'], answer: unknown): unknown {
  const one = (sent: Sent): Sent => ({ ...sent, data: sent.data && formIn(root, sent.file.path, sent.data) })
  if (action === 'getEntry') return one(answer as Sent)
  if (action !== 'entriesByFolder' && action !== 'entriesByFiles') return answer
  const all = answer as Sent[]
  // The pages of the site have forms of their own, and are in a collection of their own.
  return all.filter(({ file }) => folder !== 'content/pages' || collectionOf(file.path).name === PROSE).map(one)
}

function formIn(root: string, path: string, data: string): string {
  const kind = kindOf(path)
  if (!kind) return data
  const [photograph] = readPhotograph(root, path)
  return formText(kind, { ...readForm(kind, data), ...(photograph && { [PHOTOGRAPH]: [photograph] }) })
}

/** What the editor saves, with files in place of forms. */
function filesIn(root: string, params: Action['params']): Action['params'] {
  const { dataFiles = [], assets = [] } = params
  const saved = dataFiles.map((received) => fileIn(root, received, assets))
  return {
    ...params,
    dataFiles: saved.flatMap(({ files }) => files),
    assets: saved.flatMap((each) => each.assets),
  }
}

function fileIn(root: string, received: Received, assets: readonly Asset[]): { files: Received[]; assets: Asset[] } {
  const { path, raw } = received
  const kind = kindOf(path)
  if (!kind) return { files: [received], assets: [...assets] }
  const { [PHOTOGRAPH]: photograph, ...form } = formOf(kind, raw)
  const file = join(root, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const { pictures, ...kept } = writePhotograph(root, path, (photograph ?? []) as Photograph[], assets)
  return {
    files: [
      { ...received, raw: writeForm(kind, form, before) },
      ...(pictures === undefined ? [] : [{ slug: 'pictures', path: YAML_FILES.pictures, raw: pictures }]),
    ],
    ...kept,
  }
}
