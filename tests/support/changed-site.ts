import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { exportServer } from '../../scripts/serve/export-server'
import { startServer, type LocalServer } from './local-server'

/** An answer before it is sent. Text is compressed where it has the header that says so. */
export interface Sent {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** What a wrong host does to the right answer to a request. */
export type Change = (answer: Sent, request: { method: string; path: string; host: string }) => void

export interface ChangedSite extends LocalServer {
  /** Changes answers in this way from now on. */
  change: (change: Change) => void
}

/** Serves the export in a folder, compressed, as a host does that can be made to do it wrong. */
export async function serveChanged(folder: string): Promise<ChangedSite> {
  const right = await startServer(exportServer(folder))
  let change: Change = () => {}
  const listener: RequestListener = (asked, response) => void respond(asked, response)
  const site = await startServer(listener)

  async function respond(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = asked
    const answer = await askFor(method, right.address + path)
    const isText = /text|json|xml|javascript/.test(String(answer.headers['content-type']))
    if (isText && method === 'GET') answer.headers['content-encoding'] = 'gzip'
    change(answer, { method, path, host: String(asked.headers['x-forwarded-host'] ?? asked.headers.host) })
    if (method !== 'HEAD') delete answer.headers['content-length']
    const body = answer.headers['content-encoding'] === 'gzip' ? gzipSync(answer.body) : answer.body
    response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : body)
  }
  return {
    ...site,
    change: (next) => (change = next),
    stop: async () => void (await Promise.all([site.stop(), right.stop()])),
  }
}

/** The answer as it is sent, without compression. */
function askFor(method: string, address: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers: { ...headers }, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject).end()
  })
}
