// Netlify's part in the tests: its emulator of Blobs, which keeps them in a folder, and the
// functions of another folder, called as Netlify calls them.
//
//     node tests/support/netlify.mjs <folder for blobs> [<folder of functions>]
//
// Says on one line, as JSON, where it is and how to reach the blobs.
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { BlobsServer } from '@netlify/blobs/server'

const [blobs, functions] = process.argv.slice(2)

/**
 * The emulator looks whether a blob is there and then writes it, in two steps; the service does it
 * in one.
 */
class OneByOne extends BlobsServer {
  last = Promise.resolve()

  /** @param {Request} request */
  handleRequest(request) {
    const answer = this.last.then(() => super.handleRequest(request))
    this.last = answer.catch(() => undefined)
    return answer
  }
}

const token = 'a-token-of-the-emulator'
const store = await new OneByOne({ directory: blobs, token }).start()
const edgeURL = `http://127.0.0.1:${store.port}`
const context = btoa(JSON.stringify({ edgeURL, uncachedEdgeURL: edgeURL, token, siteID: 'site' }))
process.env.NETLIFY_BLOBS_CONTEXT = context

const load = (/** @type {string} */ name) => functions && import(resolve(functions, `${name}.mjs`))
const [receiver, mail] = [await load('receiver'), await load('receiver-mail')]

const server = createAdaptorServer({
  fetch: async (request, { incoming }) => {
    const { pathname } = new URL(request.url)
    // So a function with a schedule is run by hand: netlify functions:invoke.
    if (pathname === '/.netlify/functions/receiver-mail') {
      await mail.default(request)
      return new Response()
    }
    const isOurs = receiver?.config.path.some((/** @type {string} */ path) =>
      path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
    )
    if (!isOurs) return new Response('Not Found', { status: 404 })
    return receiver.default(request, { ip: incoming.socket.remoteAddress, waitUntil: () => undefined })
  },
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(JSON.stringify({ address: `http://127.0.0.1:${server.address().port}`, context }))
