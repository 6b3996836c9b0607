import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportServer } from '../../scripts/serve/export-server'
import { MODULES } from '../support/page'
import { CONNECTED, builtFolderOf } from '../support/variants'

/** A fault in delivering the site's script. */
export type ScriptFault =
  | 'script intact'
  | 'script delayed by 2 s'
  | 'script delayed by 5 s'
  | 'script missing'
  | 'script replaced'
  | 'script truncated'
  | 'script connection reset'
  | 'script request never answered'
  | 'loader missing'
  | 'loader replaced'
  | 'script disabled'

const DELAY_MS: Partial<Record<ScriptFault, number>> = {
  'script delayed by 2 s': 2000,
  'script delayed by 5 s': 5000,
}

const LOADER = /\/loader\.js$/

const PICTURE = /\.(?:avif|jpe?g|png|webp|ico|svg)(?:\?|$)/

/** A picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

const POLICY = 'Content-Security-Policy'

const serveExport = exportServer(builtFolderOf(CONNECTED))

/**
 * Serves the site with a fault in its script. `forbidsScript` sends a policy that allows none, for
 * engines that cannot disable script.
 */
export function serveSite(
  request: IncomingMessage,
  response: ServerResponse,
  fault: ScriptFault,
  forbidsScript: boolean,
): void {
  const { url = '' } = request
  // No check depends on pictures, and they take most of a browser's time.
  if (PICTURE.test(url)) return void response.writeHead(200, { 'Content-Type': 'image/gif' }).end(PIXEL)
  const serveIntact = () => {
    serveExport(request, response)
    if (forbidsScript && !response.headersSent) {
      const own = response.getHeader(POLICY)
      response.setHeader(POLICY, [...(typeof own === 'string' ? [own] : []), "script-src 'none'"])
    }
  }
  if (LOADER.test(url)) {
    if (fault === 'loader missing') return void response.writeHead(404).end()
    if (fault === 'loader replaced') return sendScript(response, 'throw new Error("replaced")')
    return serveIntact()
  }
  if (!MODULES.test(url)) return serveIntact()
  switch (fault) {
    case 'script missing':
      return void response.writeHead(404).end()
    case 'script replaced':
      return sendScript(response, 'export const attach = () => { throw new Error("replaced") }')
    case 'script truncated':
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 10_000 })
      response.write('export const attach = () => {', () => response.destroy())
      return
    case 'script connection reset':
      return void response.destroy()
    case 'script request never answered':
      return
    default:
      setTimeout(serveIntact, DELAY_MS[fault] ?? 0)
  }
}

function sendScript(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text)
}
