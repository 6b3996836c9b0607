import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { dirname, join } from 'node:path'
import { generate } from 'selfsigned'
import { compress } from '../compress.mjs'
import { exportServer } from '../export-server.mjs'
import { stop, temporaryFolder } from './end'

const PORT = 5200

/** The emptiest page that a visitor can read: what no page can be faster than. It asks for no icon. */
export const FLOOR = '/floor/'
const FLOOR_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>The floor</title><h1>The floor</h1><p>One heading and one paragraph.</p>\n'

/** A temporary folder with a copy of the export as `out/`: the floor page is added, and text files have their compressed ones beside them. */
export async function copyExport(): Promise<string> {
  if (!existsSync('out/404.html')) stop('There is no finished export in out/. Run npm run build first.')
  const root = temporaryFolder()
  const out = join(root, 'out')
  cpSync('out', out, { recursive: true })
  const floor = join(out, FLOOR, 'index.html')
  mkdirSync(dirname(floor))
  writeFileSync(floor, FLOOR_HTML)
  await compress(out)
  return root
}

/** Serves a copy of the export over HTTP/2 and TLS, as hosts do, until the end; its origin, with a certificate of its own. Stops the benchmark when pages do not come as brotli, since the results would not compare. */
export async function serveExport(): Promise<string> {
  const folder = join(await copyExport(), 'out')
  if (!existsSync(join(folder, 'index.html.br')))
    stop('Pages do not come as brotli: expected index.html.br in the copy.')
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const answer = exportServer(folder)
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    // Node's HTTP/2 speaks the interface of its HTTP/1 here.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  )
  await new Promise<void>((ready) => server.listen(PORT, ready))
  server.unref()
  return `https://localhost:${PORT}`
}
