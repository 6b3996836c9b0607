import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback whose answers a test may change. */
export interface LocalServer {
  address: string
  /** From now on requests are answered by this; those that still wait for an answer are cut off. */
  answerBy: (listener: RequestListener) => void
  /** Stops it: who asks then is refused the connection. */
  stop: () => Promise<void>
}

/** Starts one on a free port. */
export async function startServer(listener: RequestListener): Promise<LocalServer> {
  let current = listener
  const server = createServer((request, response) => current(request, response))
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    answerBy: (next) => {
      current = next
      server.closeAllConnections()
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
