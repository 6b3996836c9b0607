import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compress } from '../compress.mjs'
import { atEnd, stop, temporaryFolder } from './end'

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

/** Serves a copy of the export with the project's own server until the end; its origin. Stops the benchmark when pages do not come as brotli, since the results would not compare. */
export async function serveExport(): Promise<string> {
  const server = spawn(process.execPath, [resolve('scripts/serve.mjs')], {
    cwd: await copyExport(),
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  atEnd(() => server.kill())
  await new Promise((ready) => {
    server.once('exit', () => stop('The server ended; its own message stands above.'))
    server.stdout.once('data', ready)
  })
  const origin = `http://localhost:${PORT}`
  const response = await fetch(origin, { headers: { 'Accept-Encoding': 'br' } })
  const encoding = response.headers.get('content-encoding')
  if (encoding !== 'br') stop(`${origin}/ came with the encoding ${JSON.stringify(encoding)}; expected "br".`)
  return origin
}
