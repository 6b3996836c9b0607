import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import serveStatic from 'serve-static'
import { NOT_FOUND_FILE } from '../../lib/content/routes'
import { DEFAULT_CACHING, headersFor, readHeaders } from '../policy/headers-file'
import { readRedirects } from '../redirects/redirects'
import { HIDDEN } from '../hosting/rules'
import { TEXT_TYPES, contentType } from '../export/file-types'
import { addressOf } from '../release/manifest'

/** Content codings by the extension of precompressed files, the smallest first. */
const CODINGS = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
])

/** Hidden files, and those for hosts and programs, which no host serves. */
const NOT_SERVED = new RegExp(HIDDEN)

/** How long a request waits for a folder that is just being replaced, in ms. */
const WAIT_MS = 1000
const RETRY_MS = 5

/**
 * A request handler that serves an export as a host does: index.html for directories, 404.html with
 * status 404 for unknown paths, precompressed files to clients that accept them, and the headers in
 * the export's _headers. When a build replaces the folder, it serves the new one.
 */
export function exportServer(folder: string) {
  let site = readSite(folder)
  const files = serveStatic(folder, { cacheControl: false, dotfiles: 'allow', setHeaders: describe })

  return function respond(request: IncomingMessage, response: ServerResponse, since = Date.now()): void {
    const url = targetOf(request)
    request.url = url
    const path = pathOf(url)
    const retry = () => void setTimeout(() => respond(request, response, since), RETRY_MS)
    if (identityOf(folder) !== site.identity) {
      const next = readAgain(folder)
      // Otherwise it could combine the former site's headers with a file of the next one a moment
      // later.
      if (!next && Date.now() < since + WAIT_MS) return retry()
      site = next ?? site
    }
    for (const [name, value] of Object.entries(headersFor(site.rules, path))) response.setHeader(name, value)

    const refuse = () => {
      if (identityOf(folder) !== site.identity && Date.now() < since + WAIT_MS) {
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        request.url = url
        return retry()
      }
      response.writeHead(404, {
        ...DEFAULT_CACHING,
        'Content-Type': TEXT_TYPES.html,
        'Content-Length': site.notFound.length,
      })
      response.end(request.method === 'HEAD' ? undefined : site.notFound)
    }
    const redirect = site.redirects.find(({ from }) => from === path)
    if (redirect) return void response.writeHead(301, { Location: redirect.to + queryOf(url) }).end()
    if (NOT_SERVED.test(path)) return refuse()

    const file = path.endsWith('/') ? `${path}index.html` : path
    const codings = [...CODINGS.keys()].filter((ending) => existsSync(join(folder, file + ending)))
    if (codings.length > 0) {
      response.setHeader('Vary', 'Accept-Encoding')
      const accepted = acceptedCodings(request.headers['accept-encoding']?.toLowerCase())
      const ending = codings.find((ending) => accepted.includes(CODINGS.get(ending) ?? ''))
      if (ending) request.url = addressOf(file.slice(1) + ending)
    }
    files(request, response, (error?: { statusCode: number }) => {
      // The file is there, but not the part of it, or not as it was, that is asked for.
      const isUnmet = error && [412, 416].includes(error.statusCode)
      if (isUnmet) response.writeHead(error.statusCode, DEFAULT_CACHING).end()
      else refuse()
    })
  }
}

/** What is read only once per export. */
function readSite(folder: string) {
  return {
    identity: identityOf(folder),
    rules: readHeaders(folder),
    redirects: readRedirects(folder),
    notFound: readFileSync(join(folder, NOT_FOUND_FILE)),
  }
}

/** The same; undefined while the folder is being replaced. */
function readAgain(folder: string) {
  try {
    return readSite(folder)
  } catch {
    return undefined
  }
}

/** Distinguishes the folder from one that replaces it; undefined while there is none. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && `${found.ino} ${found.ctimeMs}`
}

/**
 * What is asked for, from the slash on. A client may say the whole address, with the name of the
 * site.
 */
const targetOf = ({ url = '/' }: IncomingMessage) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/')

/** The path of an address without its query, decoded; one that cannot be decoded stays as it is. */
function pathOf(url: string): string {
  const path = url.replace(/\?.*/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The query of an address with its question mark. */
const queryOf = (url: string) => /\?.*/.exec(url)?.[0] ?? ''

function acceptedCodings(header = ''): (string | undefined)[] {
  return header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([coding]) => coding)
}

function describe(response: ServerResponse, file: string): void {
  const coding = CODINGS.get(extname(file))
  if (coding) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Type', contentType(coding ? file.slice(0, -extname(file).length) : file))
}
