import { createRequire } from 'node:module'
import type { RequestListener } from 'node:http'
import { filesIn, formsIn, Unreadable, type Action } from './entries'
import { isInContent, pathsIn } from './paths'
import { removePhotograph } from './photographs'

const { resolve } = createRequire(new URL('decap/package.json', import.meta.url))

/** The part of Express that is used here; its types are not among the project's packages. */
interface Exchange {
  body: Action
}
interface Answer {
  status: (code: number) => Answer
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
 * forms and forms files: entries.ts. `onSave` is called when an entry is saved or deleted.
 */
export async function editorBackend(root: string, onSave: () => void): Promise<RequestListener> {
  process.env.GIT_REPO_DIRECTORY = root
  const express = (await import(resolve('express'))) as { default: Express }
  const server = (await import(resolve('decap-server/dist/middlewares'))) as {
    registerLocalFs: (app: RequestListener, options: { logLevel: string }) => Promise<void>
  }
  const app = express.default()
  app.use(express.default.json({ limit: '50mb' }))
  app.use((request, response, next) => {
    const { action, params } = request.body
    // A script injected into a page here could otherwise write programs, which the owner then runs.
    if (!pathsIn(params).every(isInContent)) return void response.sendStatus(403)
    const send = response.json.bind(response)
    const refuse = (error: unknown) => {
      if (!(error instanceof Unreadable)) throw error
      response.status(422)
      return send({ error: error.message })
    }
    response.json = (answer) => {
      try {
        return send(formsIn(root, action, params, answer))
      } catch (error) {
        return refuse(error)
      }
    }
    try {
      if (action === 'persistEntry') request.body = { action, params: filesIn(root, params) }
    } catch (error) {
      return void refuse(error)
    }
    if (action === 'deleteFiles') for (const path of params.paths ?? []) removePhotograph(root, path)
    if (action === 'persistEntry' || action === 'deleteFiles') onSave()
    next()
  })
  await server.registerLocalFs(app, { logLevel: 'error' })
  return app
}
