import { once } from 'node:events'
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { generate } from 'selfsigned'
import { HOSTS } from '../support/hosts'
import { CONNECTED } from '../support/variants'
import { LeadEndpoint } from './lead-endpoint'
import { serveSite, type ScriptFault } from './script-faults'

/** The hosts that the site's pages talk to; no other name resolves. */
const KNOWN_HOSTS = [CONNECTED.host, ...Object.values(HOSTS)]

/**
 * A fault-injecting proxy on loopback, which every engine can be told to use. It serves the site
 * and the hosts that its pages talk to, by their own names over https.
 */
export class FaultProxy {
  readonly endpoint = new LeadEndpoint()
  /** The fault in delivering the site's script. */
  script: ScriptFault = 'script intact'
  /** Whether the site's host sends a policy that allows no script. */
  forbidsScript = false
  private unreachable: 'none' | 'receiver' | 'all' = 'none'
  private readonly tunnels = new Map<Duplex, string>()

  private constructor(
    private readonly proxy: Server,
    private readonly tls: Server,
  ) {
    proxy.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.tunnel(request, socket, head))
    // Browsers send requests of their own by http.
    proxy.on('request', (_request, response) => response.writeHead(502).end())
    tls.on('request', (request, response) => this.serve(request, response))
  }

  /** Starts on free ports. */
  static async start(): Promise<FaultProxy> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'clearquay.test' }])
    const started = new FaultProxy(createHttp(), createHttps({ key, cert }))
    for (const server of [started.proxy, started.tls]) await once(server.listen(0, '127.0.0.1'), 'listening')
    return started
  }

  /** Removes every fault and every lead. */
  async reset(): Promise<void> {
    this.script = 'script intact'
    this.forbidsScript = false
    this.unreachable = 'none'
    await this.endpoint.reset()
  }

  async stop(): Promise<void> {
    for (const socket of this.tunnels.keys()) socket.destroy()
    for (const server of [this.proxy, this.tls]) {
      server.close()
      server.closeAllConnections()
    }
    this.endpoint.removeStore()
  }

  /** Where the proxy listens. */
  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: (this.proxy.address() as AddressInfo).port }
  }

  /** Makes hosts unreachable from now on, and closes their open connections. */
  disconnect(hosts: 'none' | 'receiver' | 'all'): void {
    this.unreachable = hosts
    for (const [socket, host] of this.tunnels) if (!this.isReachable(host)) socket.destroy()
  }

  private isReachable(host: string): boolean {
    return this.unreachable === 'none' || (this.unreachable === 'receiver' && host !== HOSTS.leads)
  }

  private tunnel({ url = '' }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const host = url.replace(/:\d+$/, '')
    socket.on('error', () => {})
    if (!KNOWN_HOSTS.includes(host) || !this.isReachable(host)) return void socket.destroy()
    const inner: Socket = connect((this.tls.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      inner.write(head)
      inner.pipe(socket)
      const delayMs = host === HOSTS.leads ? this.endpoint.uploadDelayMs : 0
      socket.on('data', (chunk: Buffer) => setTimeout(() => inner.write(chunk), delayMs))
    })
    inner.on('error', () => socket.destroy())
    this.tunnels.set(socket, host)
    socket.on('close', () => {
      this.tunnels.delete(socket)
      inner.destroy()
    })
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    response.on('error', () => {})
    const { host } = request.headers
    if (host === CONNECTED.host) serveSite(request, response, this.script, this.forbidsScript)
    else if (host === HOSTS.leads) void this.endpoint.serve(request, response).catch(() => response.destroy())
    // A provider's frame that sends no messages, or analytics that do nothing.
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Another site</title>')
  }
}
