import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { exportServer } from '../../scripts/serve/export-server'
import { LEAD_ID } from '../../components/quote/draft-store'
import { getContent } from '../../lib/content/get-content'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { FILE_LIMITS } from '../../lib/content/schema/form-limits'
import { openDiskStore } from '../../hosting/receiver/disk-store'
import { createReceiver, type Receiver } from '../../hosting/receiver/handler'
import { ConnectProxy, type ProxyAddress } from './connect-proxy'
import { answerAsFormspree, isTakenByFormspree } from './formspree'
import { FRAMED, HOSTS } from './hosts'
import { FALSE_SUCCESSES, REASON, RETRY_AFTER_S, SLOW_MS, type Answer } from './lead-answers'
import { bodyOf, netlifyForms, postOf, type Post } from './lead-posts'
import { good, serveProvider, type Frame } from './provider-frames'
import { half, html, json, plain } from './responses'
import { CONNECTED, NETLIFY, OTHER_COMPANY, VARIANTS, addressOf, builtFolderOf, folderOf } from './variants'

/** How a lead is stored, and how the request is then answered. */
interface LeadHandling {
  /** Gives whether the lead was stored. */
  take: () => Promise<boolean>
  accept: () => void
}

/** The site's variants and the third parties they use, on local ports, with fault injection. */
export class FaultServer {
  /** Every HTTP request to a third party: method, host and path. */
  requests: string[] = []
  /** The HTTP requests with a lead, whether it was stored or not. */
  posts: Post[] = []
  /** The stored leads in their last revision, by id. */
  leads = new Map<string, Record<string, string>>()
  /** The events that analytics received. */
  events: { name: string; props: Record<string, string> }[] = []
  private answers: Answer[] = ['good']
  private frame: Frame = 'good'
  private othersPort = 0
  /** The real receiver, with a folder of its own for each test. */
  private receive: Receiver = () => Promise.reject(new Error('reset() starts it.'))
  private readonly folder = mkdtempSync(join(tmpdir(), 'leads-'))
  /** The request listeners of the variants, by host. */
  private readonly exports = new Map<string, ReturnType<typeof exportServer>>([
    ...[...VARIANTS, OTHER_COMPANY].map((site) => [site.host, exportServer(builtFolderOf(site))] as const),
    [FRAMED.host, withoutFrameRules(exportServer(builtFolderOf(NETLIFY)))],
  ])

  private constructor(
    private readonly sites: Server,
    private readonly others: Server,
    private readonly proxy: ConnectProxy,
  ) {
    sites.on('request', (request, response) => this.serveSite(request, response))
    others.on('request', (request, response) => this.serveOthers(request, response))
  }

  /** Starts on free ports. */
  static async start(): Promise<FaultServer> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'clearquay.test' }])
    const proxy = await ConnectProxy.start({ portOf: (host) => server.ports.get(host) })
    const server = new FaultServer(createServer({ key, cert }), createServer({ key, cert }), proxy)
    await listen(server.sites, 0)
    await listen(server.others, 0)
    server.othersPort = portOf(server.others)
    return server
  }

  /** Restores the initial state: no faults, and nothing received. */
  async reset(): Promise<void> {
    this.requests = []
    this.posts = []
    this.leads = new Map()
    this.events = []
    this.answers = ['good']
    this.frame = 'good'
    this.receive = await openReceiver(mkdtempSync(join(this.folder, 'test-')))
    await this.acceptConnections()
  }

  /** The responses to leads, one after the other; the last one is repeated. */
  answer(...answers: [Answer, ...Answer[]]): void {
    this.answers = answers
  }

  /** Sets how the provider's frames respond from now on. */
  serveFrame(frame: Frame): void {
    this.frame = frame
  }

  /** Makes the third parties refuse connections, and closes those that are open. */
  refuseConnections(): Promise<void> {
    return close(this.others)
  }

  async acceptConnections(): Promise<void> {
    if (!this.others.listening) await listen(this.others, this.othersPort)
  }

  /** Stops both servers and closes open connections. */
  async stop(): Promise<void> {
    this.proxy.stop()
    await Promise.all([this.sites, this.others].filter(({ listening }) => listening).map(close))
    rmSync(this.folder, { recursive: true })
  }

  /** The local port of each host. */
  private get ports(): Map<string, number> {
    return new Map([
      ...[...this.exports.keys()].map((host) => [host, portOf(this.sites)] as const),
      ...Object.values(HOSTS).map((host) => [host, this.othersPort] as const),
    ])
  }

  /** Chromium's --host-resolver-rules that resolve the hosts to these servers and no other name. */
  get resolverRules(): string {
    const maps = [...this.ports].map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
    return [...maps, 'MAP * ~NOTFOUND', 'EXCLUDE localhost'].join(', ')
  }

  /** A proxy that leads to these servers and nowhere else, for browsers without such rules. */
  get proxyAddress(): ProxyAddress {
    return this.proxy.address
  }

  private serveSite(request: IncomingMessage, response: ServerResponse): void {
    const site = this.exports.get(request.headers.host ?? '')
    if (!site) return plain(response, 404, 'No such site')
    if (request.method === 'POST') return void this.takeNetlifyForm(request, response)
    site(request, response)
  }

  /** As Netlify does: accepts only forms and fields that were in the HTML when it was deployed. */
  private async takeNetlifyForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post = await postOf(request, await bodyOf(request))
    const known = netlifyForms().get(post.fields['form-name'] ?? '')
    if (request.headers.host !== NETLIFY.host || !known) return plain(response, 404, 'No such form')
    const fields = Object.fromEntries(Object.entries(post.fields).filter(([name]) => known.fields.has(name)))
    this.takeLead({ ...post, fields }, response, {
      take: async () => !fields[known.honeypot],
      accept: () => {
        response.setHeader('x-nf-request-id', '01JCLEARQUAY')
        html(response, 200, readFileSync(join(folderOf(NETLIFY), request.url ?? '/', 'index.html'), 'utf8'))
      },
    })
  }

  /** Passes a lead to the real receiver. */
  private async takeWithReceiver(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const headers = new Headers(request.headers as Record<string, string>)
    const { receive } = this
    let answer: Response
    this.takeLead(await postOf(request, body), response, {
      take: async () => {
        answer = await receive(
          new Request(`https://${HOSTS.leads}${request.url}`, { method: 'POST', headers, body: new Blob([body]) }),
          '127.0.0.1',
        )
        return answer.status < 400
      },
      accept: () => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        void answer.text().then((text) => response.end(text))
      },
    })
  }

  private async takeWithFormspree(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const post = await postOf(request, await bodyOf(request))
    this.takeLead(post, response, {
      take: async () => isTakenByFormspree(post),
      accept: () => answerAsFormspree(post, request.headers.accept, response),
    })
  }

  private serveOthers(request: IncomingMessage, response: ServerResponse): void {
    const { host = '' } = request.headers
    const { pathname } = new URL(request.url ?? '/', `https://${host}`)
    if (request.method !== 'OPTIONS') this.requests.push(`${request.method} ${host}${pathname}`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, Content-Type')
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (host === HOSTS.leads && request.method === 'POST') void this.takeWithReceiver(request, response)
    else if (host === HOSTS.formspree && request.method === 'POST') void this.takeWithFormspree(request, response)
    else if (host === HOSTS.analytics) void this.count(request, response, pathname)
    else if (host === HOSTS.form || host === HOSTS.calendar) serveProvider(this.frame, host, pathname, response)
    else if (host === HOSTS.evil) html(response, 200, good('parent'))
    else plain(response, 404, 'Nothing here')
  }

  private takeLead(post: Post, response: ServerResponse, how: LeadHandling): void {
    this.posts.push(post)
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0]
    // A slow response may outlast its test; its lead must not reach the next one.
    const { leads, posts } = this
    // A post without script may have no id: each is a separate lead.
    const name = post.fields[LEAD_ID] || `post ${posts.length}`
    const take = async (then: () => void) => {
      if (await how.take()) leads.set(name, { ...leads.get(name), ...post.fields })
      then()
    }
    switch (answer) {
      case 'not-found':
        return html(response, 404, '<h1>Not found</h1>')
      case 'server-error':
        return html(response, 500, '<h1>Out of order</h1>')
      case 'rate-limited':
        response.setHeader('Retry-After', String(RETRY_AFTER_S))
        return plain(response, 429, 'Too many requests')
      case 'refuses':
        return json(response, 422, { message: REASON })
      case 'truncated':
        return void take(() => half(response, 'application/json'))
      case 'connection-reset':
        return void take(() => response.socket?.destroy())
      case 'slow':
        return void setTimeout(() => void take(how.accept), SLOW_MS).unref()
      case 'good':
      case undefined:
        return void take(how.accept)
      default:
        return void FALSE_SUCCESSES[answer](response)
    }
  }

  /** Plausible: its script takes over the queue, and sends each event once. */
  private async count(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.method === 'POST') {
      const { name, props } = JSON.parse(String(await bodyOf(request))) as FaultServer['events'][number]
      this.events.push({ name, props })
      return plain(response, 202, 'ok')
    }
    if (path !== '/script.js') return plain(response, 404, 'Nothing here')
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    response.end(`{
      const queue = window.plausible?.q ?? []
      window.plausible = (name, { props } = {}) =>
        void fetch('https://${HOSTS.analytics}/api/event', { method: 'POST', keepalive: true, body: JSON.stringify({ name, props }) })
      for (const call of queue) window.plausible(...call)
    }`)
  }
}

/** The receiver that the site recommends, with a folder for its leads. */
async function openReceiver(folder: string): Promise<Receiver> {
  const { quote, receiver } = getContent()
  const bytes = FILE_LIMITS.server.megabytes * 1024 * 1024
  const settings = {
    siteUrl: addressOf(CONNECTED),
    origins: [addressOf(CONNECTED)],
    honeypot: HONEYPOT,
    ownerKey: 'a-key-that-only-the-owner-has',
    limits: { files: FILE_LIMITS.server.files, fileBytes: bytes, allFilesBytes: bytes, uploadsAtOnce: 8 },
    rates: { perClient: 1000, inAll: 1000 },
    words: { quote, receiver },
    log: () => {},
  }
  return createReceiver(settings, await openDiskStore(folder), { send: () => {} })
}

/** The headers by which a host keeps its pages out of frames. */
const FRAME_RULES = ['content-security-policy', 'x-frame-options']

/**
 * A listener whose answers lack them, and which has an empty page for the frame; the policy stands
 * in the site's pages themselves, too.
 */
function withoutFrameRules(serve: ReturnType<typeof exportServer>): typeof serve {
  return (request, response) => {
    if (request.url === FRAMED.emptyPage) return html(response, 200, '<!doctype html><title>Empty</title><body>')
    const { setHeader } = response
    response.setHeader = (name, value) =>
      FRAME_RULES.includes(name.toLowerCase()) ? response : setHeader.call(response, name, value)
    serve(request, response)
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
