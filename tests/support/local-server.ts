import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server whose responses a test can change. */
export interface LocalServer {
  address: string
  /** Handles requests with this listener from now on. Responses on their way are finished. */
  respondWith: (listener: RequestListener) => void
  /** Closes all open connections, and so ends the requests that get no response. */
  closeConnections: () => void
  /** Stops it: connections are then refused. */
  stop: () => Promise<void>
}

/** Starts a local server on a free port. */
export async function startServer(listener: RequestListener): Promise<LocalServer> {
  let current = listener
  const server = createServer((request, response) => current(request, response))
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    respondWith: (next) => {
      current = next
    },
    closeConnections: () => server.closeAllConnections(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
