import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { generate } from 'selfsigned'
import { getContent } from '../../lib/content/get-content'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { openDiskStore } from '../../hosting/receiver/disk-store'
import { createReceiver, type Receiver } from '../../hosting/receiver/handler'
import type { LeadStore, StoredLead } from '../../hosting/receiver/store'
import { exportServer } from '../../scripts/serve/export-server'
import { HOSTS } from '../support/hosts'
import { MODULES } from '../support/page'
import { CONNECTED, addressOf, folderOf } from '../support/variants'
import { ANSWERS, type Answer } from './answers'
import { pause } from './driver'

const { quote, receiver } = getContent()

const LEADS_HOST = new URL(CONNECTED.integrations.delivery.address).hostname

/** What becomes of the site's code on its way to the browser. */
export type Script =
  | 'script as it should be'
  | 'script that comes 2 s late'
  | 'script that comes 5 s late'
  | 'script that is missing'
  | 'script that was altered'
  | 'script that breaks off'
  | 'script that is cut off'
  | 'script that never comes'
  | 'no loader'
  | 'an altered loader'
  | 'script switched off'

const LATE_MS: Partial<Record<Script, number>> = {
  'script that comes 2 s late': 2000,
  'script that comes 5 s late': 5000,
}

const PICTURE = /\.(?:avif|jpe?g|png|webp|ico|svg)(?:\?|$)/

/** A picture of one dot. */
const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

const POLICY = 'Content-Security-Policy'

/** Everybody that a page may ask for something; all other names lead nowhere. */
const KNOWN = [CONNECTED.host, ...Object.values(HOSTS)]

const LOADER = /\/loader\.js$/

/** A request that carried a lead, and how it was dealt with. */
interface Post {
  leadId: string
  revision: string
  try: string
  answer: Answer
}

/**
 * The site and everybody its pages talk to, by their own names over https, behind a proxy on
 * loopback that every engine can be told to use. Leads go to the real receiver with its disk store.
 */
export class World {
  /** The requests that carried a lead, whatever became of them. */
  posts: Post[] = []
  /** What becomes of the site's code. */
  script: Script = 'script as it should be'
  /** Whether the site's host forbids all script: what stands for a browser without it. */
  forbidsScript = false
  private answers: Answer[] = ['good']
  private down: 'nobody' | 'the receiver' | 'everybody' = 'nobody'
  private folder = ''
  private receive: Receiver | undefined
  private isFull = false
  private readonly tunnels = new Map<Duplex, string>()
  private readonly export = exportServer(folderOf(CONNECTED))

  private constructor(
    private readonly proxy: Server,
    private readonly tls: Server,
  ) {
    proxy.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.tunnel(request, socket, head))
    // Browsers ask by http for what is no part of the site.
    proxy.on('request', (_request, response) => response.writeHead(502).end())
    tls.on('request', (request, response) => this.serve(request, response))
  }

  /** Starts on ports that are free. */
  static async start(): Promise<World> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'clearquay.test' }])
    const world = new World(createHttp(), createHttps({ key, cert }))
    for (const server of [world.proxy, world.tls]) await once(server.listen(0, '127.0.0.1'), 'listening')
    return world
  }

  /** All is well, and nothing has been received. */
  async reset(): Promise<void> {
    this.posts = []
    this.script = 'script as it should be'
    this.forbidsScript = false
    this.answers = ['good']
    this.down = 'nobody'
    if (this.folder) rmSync(this.folder, { recursive: true, force: true })
    this.folder = mkdtempSync(join(tmpdir(), 'matrix-'))
    await this.restartReceiver()
  }

  async stop(): Promise<void> {
    for (const socket of this.tunnels.keys()) socket.destroy()
    for (const server of [this.proxy, this.tls]) {
      server.close()
      server.closeAllConnections()
    }
    if (this.folder) rmSync(this.folder, { recursive: true, force: true })
  }

  /** Where the proxy listens: host and port. */
  get proxyAddress(): { host: string; port: number } {
    return { host: '127.0.0.1', port: (this.proxy.address() as AddressInfo).port }
  }

  /** How leads are answered, one after the other; the last answer stays. */
  answer(...answers: readonly Answer[]): void {
    this.answers = [...answers]
  }

  /** Who cannot be reached from now on; open connections break off. */
  disconnect(who: 'nobody' | 'the receiver' | 'everybody'): void {
    this.down = who
    for (const [socket, host] of this.tunnels) if (!this.isUp(host)) socket.destroy()
  }

  /** What lies in the receiver's store: a file for each revision of a lead. */
  stored(): StoredLead[] {
    const days = join(this.folder, 'leads')
    if (!existsSync(days)) return []
    return readdirSync(days, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(days, name), 'utf8')) as StoredLead)
  }

  /** The receiver as it is after a restart: it knows what its disk holds. */
  async restartReceiver(): Promise<void> {
    this.isFull = false
    const disk = await openDiskStore(this.folder)
    const store: LeadStore = {
      ...disk,
      keep: async (lead, contents) => {
        if (this.isFull) throw Object.assign(new Error('There is no room left on the disk.'), { code: 'ENOSPC' })
        return disk.keep(lead, contents)
      },
    }
    this.receive = createReceiver(
      {
        siteUrl: addressOf(CONNECTED),
        origins: [addressOf(CONNECTED)],
        honeypot: HONEYPOT,
        ownerKey: 'a-key-that-only-the-owner-has',
        limits: { files: 3, fileBytes: 100_000, allFilesBytes: 200_000 },
        rates: { perClient: 1000, inAll: 1000 },
        words: { quote, receiver },
        log: () => {},
      },
      store,
      { send: () => {} },
    )
  }

  private isUp(host: string): boolean {
    return this.down === 'nobody' || (this.down === 'the receiver' && host !== LEADS_HOST)
  }

  private tunnel({ url = '' }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const host = url.replace(/:\d+$/, '')
    socket.on('error', () => {})
    if (!KNOWN.includes(host) || !this.isUp(host)) return void socket.destroy()
    const inner: Socket = connect((this.tls.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      inner.write(head)
      inner.pipe(socket)
      const lateMs = host === LEADS_HOST ? (ANSWERS[this.answers[0]!].lineMs ?? 0) : 0
      socket.on('data', (piece: Buffer) => setTimeout(() => inner.write(piece), lateMs))
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
    if (host === CONNECTED.host) this.serveSite(request, response)
    else if (host === LEADS_HOST) void this.takeLead(request, response).catch(() => response.destroy())
    // A provider's frame that shows something and says nothing, or a counter that does nothing.
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Another one</title>')
  }

  private serveSite(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request
    // Nothing that is proved here depends on pictures, and they take most of a browser's time.
    if (PICTURE.test(url)) return void response.writeHead(200, { 'Content-Type': 'image/gif' }).end(DOT)
    const pass = () => {
      this.export(request, response)
      if (this.forbidsScript && !response.headersSent) {
        const own = response.getHeader(POLICY)
        response.setHeader(POLICY, [...(typeof own === 'string' ? [own] : []), "script-src 'none'"])
      }
    }
    if (LOADER.test(url)) {
      if (this.script === 'no loader') return void response.writeHead(404).end()
      if (this.script === 'an altered loader') return javascript(response, 'throw new Error("altered")')
      return pass()
    }
    if (!MODULES.test(url)) return pass()
    switch (this.script) {
      case 'script that is missing':
        return void response.writeHead(404).end()
      case 'script that was altered':
        return javascript(response, 'export const attach = () => { throw new Error("altered") }')
      case 'script that breaks off':
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 10_000 })
        response.write('export const attach = () => {', () => response.destroy())
        return
      case 'script that is cut off':
        return void response.destroy()
      case 'script that never comes':
        return
      default:
        setTimeout(pass, LATE_MS[this.script] ?? 0)
    }
  }

  private async takeLead(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { receive } = this
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const call = () =>
      receive!(
        new Request(`https://${LEADS_HOST}${request.url}`, {
          method: request.method!,
          headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
          ...(request.method === 'POST' && { body }),
        }),
        '127.0.0.1',
      )
    if (request.method !== 'POST') return write(response, await call())

    const answer = (this.answers.length > 1 ? this.answers.shift() : this.answers[0]) ?? 'good'
    this.posts.push({ ...identityIn(request.headers['content-type'] ?? '', body), answer })
    const { isPassedOn, reply, beforeMs = 0, afterMs = 0, isFull = false } = ANSWERS[answer]
    await pause(beforeMs)
    this.isFull = isFull
    const own = isPassedOn ? await call() : undefined
    await pause(afterMs)
    if (reply === 'none') return
    if (reply === 'cut') return void response.destroy()
    // Whoever answers in the receiver's stead lets the site's script read it, as the receiver does.
    response.setHeader('Access-Control-Allow-Origin', addressOf(CONNECTED))
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    if (reply === 'half') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
      response.write('{"received"', () => response.destroy())
      return
    }
    if (reply !== 'own') return void reply(response)
    return write(response, own!)
  }
}

function javascript(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text)
}

async function write(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Who a posted lead says it is. */
function identityIn(type: string, body: Buffer): Pick<Post, 'leadId' | 'revision' | 'try'> {
  const text = body.toString('utf8')
  const fields = new URLSearchParams(text)
  const part = (name: string) =>
    type.includes('multipart')
      ? (new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(text)?.[1] ?? '')
      : (fields.get(name) ?? '')
  return { leadId: part('leadId'), revision: part('revision'), try: part('try') }
}
