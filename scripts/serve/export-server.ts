import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import serveStatic from 'serve-static'
import { DEFAULT_CACHING, HEADERS_FILE, headersFor, readHeaders } from '../policy/headers-file'
import { TEXT_TYPES } from '../export/text-types'

/** Content codings by the extension of precompressed files, the smallest first. */
const CODINGS = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
])

/** Hidden files, which no host serves; rfc-editor.org/rfc/rfc8615 makes an exception. */
const HIDDEN = /\/\.(?!well-known\/)/

/**
 * A request handler that serves an export as a host does: index.html for directories, 404.html with
 * status 404 for unknown paths, precompressed files to clients that accept them, and the headers in
 * the export's _headers.
 */
export function exportServer(folder: string) {
  const rules = readHeaders(folder)
  const notFound = readFileSync(join(folder, '404.html'))
  const files = serveStatic(folder, { cacheControl: false, dotfiles: 'allow', setHeaders: describeCompressed })

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request.url ?? '/')
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value)

    const refuse = () => {
      response.writeHead(404, {
        ...DEFAULT_CACHING,
        'Content-Type': TEXT_TYPES.html,
        'Content-Length': notFound.length,
      })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    }
    if (path === `/${HEADERS_FILE}` || HIDDEN.test(path)) return refuse()

    const file = path.endsWith('/') ? `${path}index.html` : path
    const codings = [...CODINGS.keys()].filter((ending) => existsSync(join(folder, file + ending)))
    if (codings.length > 0) {
      response.setHeader('Vary', 'Accept-Encoding')
      const accepted = acceptedCodings(request.headers['accept-encoding'])
      const ending = codings.find((ending) => accepted.includes(CODINGS.get(ending) ?? ''))
      if (ending) request.url = encodeURI(file + ending)
    }
    files(request, response, refuse)
  }
}

/** The path of an address without its query, decoded; one that cannot be decoded stays as it is. */
function pathOf(url: string): string {
  const path = url.replace(/\?.*/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function acceptedCodings(header = ''): (string | undefined)[] {
  return header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([coding]) => coding)
}

function describeCompressed(response: ServerResponse, file: string): void {
  const coding = CODINGS.get(extname(file))
  if (!coding) return
  const ending = extname(file.slice(0, -extname(file).length)).slice(1)
  response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Type', TEXT_TYPES[ending as keyof typeof TEXT_TYPES])
}
