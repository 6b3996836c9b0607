import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { generate } from 'selfsigned'
import { NOT_FOUND_FILE } from '../../../lib/content/routes'
import { compress } from '../../compress/compress'
import { exportServer } from '../../serve/export-server'
import { fail } from '../../command-line'
import { temporaryFolder } from './exit'

/** The emptiest page that a visitor can read: no page can be faster. It requests no icon. */
export const FLOOR = '/floor/'
const FLOOR_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>The floor</title><h1>The floor</h1><p>One heading and one paragraph.</p>\n'

/**
 * A temporary folder with a copy of an export as `out/`: the floor page is added, an empty 404 page
 * where there is none, and text files have their compressed ones beside them.
 */
export async function copyExport(folder = 'out'): Promise<string> {
  if (!existsSync(join(folder, 'index.html')))
    fail(`There is no finished export in ${folder}/. For our own, run npm run build first.`)
  const root = temporaryFolder()
  const out = join(root, 'out')
  cpSync(folder, out, { recursive: true })
  const floor = join(out, FLOOR, 'index.html')
  mkdirSync(dirname(floor), { recursive: true })
  writeFileSync(floor, FLOOR_HTML)
  const notFound = join(out, NOT_FOUND_FILE)
  if (!existsSync(notFound)) writeFileSync(notFound, FLOOR_HTML)
  await compress(out)
  return root
}

/**
 * Serves a copy of an export over HTTP/2 and TLS, as hosts do, until the end; returns its port. The
 * certificate is self-signed. Stops the benchmark if pages are not compressed with Brotli, since
 * the results would not be comparable.
 */
export async function serveExport(folder?: string): Promise<number> {
  const copy = join(await copyExport(folder), 'out')
  if (!existsSync(join(copy, 'index.html.br')))
    fail('Pages are not compressed with Brotli: expected index.html.br in the copy.')
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const answer = exportServer(copy)
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    // Node's HTTP/2 server is compatible with its HTTP/1 interface here.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  )
  await new Promise<void>((ready) => server.listen(0, ready))
  server.unref()
  return (server.address() as AddressInfo).port
}
