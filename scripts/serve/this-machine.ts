import type { IncomingMessage, RequestListener } from 'node:http'

/** The address under which only this machine can reach a server. */
export const HOST = '127.0.0.1'

/** The names of this machine, with any port: that of a tunnel may differ. */
const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/

const REFUSAL =
  'This server answers only this machine, as http://localhost or http://127.0.0.1. To see the site elsewhere, use npm start.'

/** Answers only requests of this machine, and none of another site's pages in its browser. */
export const forThisMachine =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (isOwn(request)) answer(request, response)
    else response.writeHead(403, { 'Content-Type': 'text/plain' }).end(REFUSAL)
  }

/**
 * Whether a request does not come from another site, whose origin it would have, nor from one whose
 * name resolves to this machine (DNS rebinding).
 */
function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return OWN_HOST.test(host) && (origin === undefined || origin === `http://${host}`)
}

/** The path of a request as it was sent: one such as "//" cannot be parsed as a URL. */
export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url.replace(/\?.*/, '')

/**
 * Whether a path leads to Next's own tools, which open files and restart it: what pages need of
 * Next is static. Not only at the beginning, since Next takes "//x" for the name of a host.
 */
export const isOfNextTools = (path: string): boolean => /\/(__next|_next\/(?!static\/))/.test(path)
