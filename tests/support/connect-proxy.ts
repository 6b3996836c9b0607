import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface ProxyAddress {
  host: string
  port: number
}

interface Options {
  /** The local port that answers for a host, or undefined for a host that cannot be reached. */
  portOf: (host: string) => number | undefined
  /** How long what a browser sends to a host is held back, in ms. */
  delayOf?: (host: string) => number
}

/** Firefox's preferences by which all its requests over https go to a proxy. */
export const firefoxProxyPrefs = ({ host, port }: ProxyAddress) => ({
  'network.proxy.type': 1,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': port,
})

/** A proxy on loopback by which every engine finds the tests' hosts, and no other, over https. */
export class ConnectProxy {
  private readonly tunnels = new Map<Duplex, string>()

  private constructor(
    private readonly server: Server,
    private readonly options: Options,
  ) {
    server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.tunnel(request, socket, head))
    // Browsers send requests of their own by http.
    server.on('request', (_request, response) => response.writeHead(502).end())
  }

  /** Starts on a free port. */
  static async start(options: Options): Promise<ConnectProxy> {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return new ConnectProxy(server, options)
  }

  /** Where it listens. */
  get address(): ProxyAddress {
    return { host: '127.0.0.1', port: (this.server.address() as AddressInfo).port }
  }

  /** Closes the open connections to hosts that cannot be reached any more. */
  closeUnreachable(): void {
    for (const [socket, host] of this.tunnels) if (!this.options.portOf(host)) socket.destroy()
  }

  stop(): void {
    for (const socket of this.tunnels.keys()) socket.destroy()
    this.server.close()
    this.server.closeAllConnections()
  }

  private tunnel({ url = '' }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { portOf, delayOf } = this.options
    const host = url.replace(/:\d+$/, '')
    const port = portOf(host)
    socket.on('error', () => {})
    if (!port) return void socket.destroy()
    const inner = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      inner.write(head)
      inner.pipe(socket)
      if (!delayOf) return void socket.pipe(inner)
      const delayMs = delayOf(host)
      socket.on('data', (chunk: Buffer) => setTimeout(() => inner.write(chunk), delayMs))
    })
    inner.on('error', () => socket.destroy())
    this.tunnels.set(socket, host)
    socket.on('close', () => {
      this.tunnels.delete(socket)
      inner.destroy()
    })
  }
}
