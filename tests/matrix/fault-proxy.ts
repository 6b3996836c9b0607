import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { ConnectProxy, type ProxyAddress } from '../support/connect-proxy'
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

  private constructor(
    private readonly proxy: ConnectProxy,
    private readonly tls: Server,
  ) {
    tls.on('request', (request, response) => this.serve(request, response))
  }

  /** Starts on free ports. */
  static async start(): Promise<FaultProxy> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'clearquay.test' }])
    const tls = createServer({ key, cert })
    await once(tls.listen(0, '127.0.0.1'), 'listening')
    const proxy = await ConnectProxy.start({
      portOf: (host) => (started.isReachable(host) ? (tls.address() as AddressInfo).port : undefined),
      delayOf: (host) => (host === HOSTS.leads ? started.endpoint.uploadDelayMs : 0),
    })
    const started = new FaultProxy(proxy, tls)
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
    this.proxy.stop()
    this.tls.close()
    this.tls.closeAllConnections()
    this.endpoint.removeStore()
  }

  /** Where the proxy listens. */
  get address(): ProxyAddress {
    return this.proxy.address
  }

  /** Makes hosts unreachable from now on, and closes their open connections. */
  disconnect(hosts: 'none' | 'receiver' | 'all'): void {
    this.unreachable = hosts
    this.proxy.closeUnreachable()
  }

  private isReachable(host: string): boolean {
    if (!KNOWN_HOSTS.includes(host)) return false
    return this.unreachable === 'none' || (this.unreachable === 'receiver' && host !== HOSTS.leads)
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
