import type { IncomingMessage, RequestListener } from 'node:http'

/** What only this machine reaches. */
export const HOST = '127.0.0.1'

/** The names by which this machine knows itself, with any port: a tunnel may have another one. */
const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** Answers only what this machine asks for, and no page of another site in its browser. */
export const forThisMachine =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (isOwn(request)) answer(request, response)
    else response.writeHead(403).end()
  }

/**
 * Whether neither another site has asked, which its origin gives away, nor one whose name leads to
 * this machine (DNS rebinding).
 */
function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return OWN_HOST.test(host) && (origin === undefined || origin === `http://${host}`)
}

/** The path of a request as it was sent: of one such as "//" there is no URL. */
export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url.replace(/\?.*/, '')
