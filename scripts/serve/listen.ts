import { createServer, type Server } from 'node:http'
import { fail } from '../command-line'

/**
 * Starts a server on a port: of this machine alone if `host` says so, else of all its addresses. If
 * another program uses the port, ends the process with a message that says what to do; `command` is
 * the one that the user ran.
 */
export async function listen(port: number, command: string, host?: string): Promise<Server> {
  const server = createServer()
  server.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EADDRINUSE') throw error
    fail(
      `Port ${port} is taken by another program. Stop that program, or choose another port: ${command} -- --port ${port + 1}`,
    )
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return server
}
