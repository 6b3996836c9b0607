import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import { generate } from 'selfsigned'
import { exportServer } from '../../scripts/export-server'
import { LEAD_ID } from '../../components/quote/draft-store'
import { LISTED, PHOTOS } from '../../components/quote/fields'
import { catalogue } from '../../lib/content/catalogue'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { FILE_LIMITS } from '../../lib/content/schema/form-limits'
import { openDiskStore } from '../../hosting/receiver/disk-store'
import { createReceiver, type Receiver } from '../../hosting/receiver/handler'
import { CONNECTED, NETLIFY, VARIANTS, addressOf, folderOf } from './variants'

/** How long a slow server takes, in ms. */
export const SLOW_MS = 12_000

/** The pause that a busy server asks for, in s: longer than any that the site takes by itself. */
export const RETRY_AFTER_S = 9

/** Why the endpoint refuses a request. */
export const REASON = 'The address example.invalid takes no mail.'

/** Who is played besides the site. `evil` is nobody's. */
export const HOSTS = {
  form: 'api.leadconnectorhq.com',
  calendar: 'calendly.com',
  leads: new URL(CONNECTED.integrations.delivery.address).hostname,
  analytics: new URL(CONNECTED.integrations.analytics.script).hostname,
  evil: 'evil.clearquay.test',
}

/** Answers that a server gives without taking the lead, and that look like a yes to some. */
export const LIES = {
  'an empty answer': (response) => response.writeHead(200).end(),
  'a page about maintenance': (response) => html(response, 200, '<h1>Back soon</h1>'),
  'a challenge for programs': (response) => html(response, 202, '<h1>Are you a person?</h1>'),
  'an error as plain text': (response) => text(response, 200, 'ERROR: mailbox full'),
  'ok: false': (response) => json(response, 200, { ok: false }),
  'success: false': (response) => json(response, 200, { success: false, message: REASON }),
  'a status of error': (response) => json(response, 200, { status: 'error' }),
  mail_failed: (response) => json(response, 200, { status: 'mail_failed', message: 'There was an error.' }),
  'an error object': (response) => json(response, 200, { error: 'Form not found' }),
  'a list of errors': (response) => json(response, 200, { errors: [{ message: 'Form is inactive' }] }),
  'a result of error': (response) => json(response, 200, { result: 'error' }),
  'success of another service': (response) => json(response, 200, { success: true, ok: true }),
  'the echo of another lead': (response) => json(response, 200, { received: 'b5b7c1de', revision: 1 }),
  'a redirect to a page': (response) => redirect(response, `https://${HOSTS.leads}/thanks`),
  'a redirect for good': (response) => response.writeHead(301, { Location: '/moved' }).end(),
  'a redirect to a login page': (response) => response.writeHead(302, { Location: '/login' }).end(),
  'a redirect that keeps the method': (response) => response.writeHead(307, { Location: '/moved' }).end(),
} satisfies Record<string, (response: ServerResponse) => unknown>

export type Lie = keyof typeof LIES
export const ALL_LIES = Object.keys(LIES) as Lie[]

/** How a request with a lead is answered. */
export type Answer =
  | 'good'
  | 'slow'
  | 'not-found'
  | 'out-of-order'
  | 'busy'
  | 'refuses'
  /** Takes nothing, whatever it says. */
  | Lie
  /** Takes the lead, and breaks off in the middle of its answer. */
  | 'half'
  /** Takes the lead, and breaks off before any answer. */
  | 'cut'

/** What the provider's frame is. */
export type Frame =
  | 'good'
  | 'slow'
  | 'not-found'
  | 'out-of-order'
  | 'busy'
  | 'half'
  /** A page that shows and says nothing. */
  | 'silent'
  /** Messages that no frame should send. */
  | 'hostile'
  /** Right messages, from a page of another origin to which the frame has moved. */
  | 'wrong-origin'
  /** Right messages, from a frame within the frame. */
  | 'wrong-source'
  /** Its button takes the visitor to another page. */
  | 'redirects'

/** Personal data that a hostile frame sends, and that must be found nowhere. */
export const PERSONAL = { name: 'Priya Personal', email: 'priya.personal@example.com', phone: '0491570156' }

/** The height in px that a good frame asks for. */
export const FRAME_HEIGHT = 1100

const HOSTILE = `
  const deep = {}; let at = deep; for (let i = 0; i < 500; i++) at = at.next = {}
  const personal = JSON.stringify(${JSON.stringify(PERSONAL)})
  const messages = [
    null, undefined, 0, -1, NaN, 1e308, true, '', '<script>parent.hacked = 1</' + 'script>', [], [[]], {}, deep, new Map([[1, 2]]), new ArrayBuffer(8),
    'javascript:parent.hacked = 1', ['modify-parent-url', 'https://evil.clearquay.test/'], { event: { toString: 1 } }, { event: 'calendly.page_height' },
    ['set-sticky-contacts', '_other', personal, 'location', 'uuid'], { event: 'calendly.unknown', payload: ${JSON.stringify(PERSONAL)} },
    ...['-5', 'NaN', '<img src=x onerror=parent.hacked=1>', null, {}, [], -1e9, Infinity, 1e9].flatMap((height) => [
      ['highlevel.setHeight', { height, id: 'x' }], { event: 'calendly.page_height', payload: { height } },
    ]),
  ]
  for (const message of messages) parent.postMessage(message, '*')
`

const GOOD = `
  for (const message of [['iframeLoaded'], ['highlevel.setHeight', { height: ${FRAME_HEIGHT}, id: 'x' }],
    { event: 'calendly.event_type_viewed' }, { event: 'calendly.page_height', payload: { height: '${FRAME_HEIGHT}px' } }])
    TARGET.postMessage(message, '*')
`

/** The provider's page: a form of which a visitor can tell that it is there, and a script. */
const framePage = (script: string) => `<!doctype html><html lang="en"><title>Provider</title>
<body><h1>Form of the provider</h1><label>Field <input name="field"></label> <button type="button">Submit</button>
<script>${script}</script></body></html>`

const good = (target: 'parent' | 'parent.parent') => framePage(GOOD.replace('TARGET', target))

/** A request that carried a lead. */
interface Post {
  fields: Record<string, string>
  /** The names of the files that came with it. */
  files: string[]
  contentType: string
}

/** What becomes of a lead that a server takes. */
interface Taking {
  /** Takes it, and gives whether it is kept. */
  take: () => Promise<boolean>
  accept: () => void
}

/** The site in its variants and everybody it talks to, on loopback, with faults to order. */
export class FaultServer {
  /** Every request to anybody but the site: method, host and path. */
  requests: string[] = []
  /** The requests that carried a lead, whatever became of them. */
  posts: Post[] = []
  /** The leads that were taken, as they were last: the same id is the same lead. */
  leads = new Map<string, Record<string, string>>()
  /** What analytics counted. */
  events: { name: string; props: Record<string, string> }[] = []
  private answers: Answer[] = ['good']
  private frame: Frame = 'good'
  private othersPort = 0
  /** The real receiver, on a disk of its own for each test. */
  private receive: Receiver = () => Promise.reject(new Error('reset() starts it.'))
  private readonly folder = mkdtempSync(join(tmpdir(), 'leads-'))
  /** The variants as their hosts serve them, by host. */
  private readonly exports = new Map<string, ReturnType<typeof exportServer>>(
    VARIANTS.map((variant) => [variant.host, exportServer(folderOf(variant))]),
  )

  private constructor(
    private readonly sites: Server,
    private readonly others: Server,
  ) {
    sites.on('request', (request, response) => this.serveSite(request, response))
    others.on('request', (request, response) => this.serveOthers(request, response))
  }

  /** Starts on ports that are free. */
  static async start(): Promise<FaultServer> {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'clearquay.test' }])
    const server = new FaultServer(createServer({ key, cert }), createServer({ key, cert }))
    await listen(server.sites, 0)
    await listen(server.others, 0)
    server.othersPort = portOf(server.others)
    return server
  }

  /** Everything as at the start: all is well, and nothing has been received. */
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

  /** How leads are answered, one after the other; the last answer stays. */
  answer(...answers: [Answer, ...Answer[]]): void {
    this.answers = answers
  }

  /** What the provider's frames are from now on. */
  serveFrame(frame: Frame): void {
    this.frame = frame
  }

  /** Everybody but the site refuses connections, and breaks off those that are open. */
  refuseConnections(): Promise<void> {
    return close(this.others)
  }

  async acceptConnections(): Promise<void> {
    if (!this.others.listening) await listen(this.others, this.othersPort)
  }

  /** Ends everything, however open it is. */
  async stop(): Promise<void> {
    await Promise.all([this.sites, this.others].filter(({ listening }) => listening).map(close))
    rmSync(this.folder, { recursive: true })
  }

  /** Chromium's --host-resolver-rules that lead here, and every other name nowhere. */
  get resolverRules(): string {
    const map = (hosts: string[], port: number) => hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`)
    const variants = VARIANTS.map(({ host }) => host)
    return [
      ...map(variants, portOf(this.sites)),
      ...map(Object.values(HOSTS), this.othersPort),
      'MAP * ~NOTFOUND',
      'EXCLUDE localhost',
    ].join(', ')
  }

  private serveSite(request: IncomingMessage, response: ServerResponse): void {
    const site = this.exports.get(request.headers.host ?? '')
    if (!site) return plain(response, 404, 'No such site')
    if (request.method === 'POST') return void this.takeNetlifyForm(request, response)
    site(request, response)
  }

  /** As Netlify does: only forms and fields that stood in the HTML when it was deployed. */
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

  /** Gives a lead to the real receiver. */
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

  private serveOthers(request: IncomingMessage, response: ServerResponse): void {
    const { host = '' } = request.headers
    const { pathname } = new URL(request.url ?? '/', `https://${host}`)
    if (request.method !== 'OPTIONS') this.requests.push(`${request.method} ${host}${pathname}`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, Content-Type')
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (host === HOSTS.leads && request.method === 'POST') void this.takeWithReceiver(request, response)
    else if (host === HOSTS.analytics) void this.count(request, response, pathname)
    else if (host === HOSTS.form || host === HOSTS.calendar) this.serveProvider(host, pathname, response)
    else if (host === HOSTS.evil) html(response, 200, good('parent'))
    else plain(response, 404, 'Nothing here')
  }

  private takeLead(post: Post, response: ServerResponse, how: Taking): void {
    this.posts.push(post)
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0]
    // A slow answer may outlast its test; its lead is none of the next one's.
    const { leads, posts } = this
    // A post without script may have no id: each is a lead of its own.
    const name = post.fields[LEAD_ID] || `post ${posts.length}`
    const take = async (then: () => void) => {
      if (await how.take()) leads.set(name, { ...leads.get(name), ...post.fields })
      then()
    }
    switch (answer) {
      case 'not-found':
        return html(response, 404, '<h1>Not found</h1>')
      case 'out-of-order':
        return html(response, 500, '<h1>Out of order</h1>')
      case 'busy':
        response.setHeader('Retry-After', String(RETRY_AFTER_S))
        return plain(response, 429, 'Too many requests')
      case 'refuses':
        return json(response, 422, { message: REASON })
      case 'half':
        return void take(() => half(response, 'application/json'))
      case 'cut':
        return void take(() => response.socket?.destroy())
      case 'slow':
        return void setTimeout(() => void take(how.accept), SLOW_MS).unref()
      case 'good':
      case undefined:
        return void take(how.accept)
      default:
        return void LIES[answer](response)
    }
  }

  private serveProvider(host: string, path: string, response: ServerResponse): void {
    switch (path === '/inner' ? 'inner' : this.frame) {
      case 'slow':
        return void setTimeout(() => html(response, 200, good('parent')), SLOW_MS).unref()
      case 'not-found':
        return html(response, 404, '<h1>Not found</h1>')
      case 'out-of-order':
        return html(response, 500, '<h1>Out of order</h1>')
      case 'busy':
        response.setHeader('Retry-After', String(RETRY_AFTER_S))
        return html(response, 429, '<h1>Too many requests</h1>')
      case 'half':
        return half(response, 'text/html')
      case 'silent':
        return html(response, 200, framePage(''))
      case 'hostile':
        return html(response, 200, framePage(HOSTILE))
      case 'wrong-origin':
        return html(response, 200, framePage(`location.replace('https://${HOSTS.evil}/')`))
      case 'wrong-source':
        return html(response, 200, `<!doctype html><title>Outer</title><iframe src="https://${host}/inner"></iframe>`)
      case 'inner':
        return html(response, 200, good('parent.parent'))
      case 'redirects': {
        const leave = `document.querySelector('button').onclick = () => { top.location.href = 'https://${CONNECTED.host}/thank-you/' }`
        return html(response, 200, framePage(GOOD.replace('TARGET', 'parent') + leave))
      }
      case 'good':
        return html(response, 200, good('parent'))
    }
  }

  /** Plausible's own part: its script takes over the queue, and sends each event once. */
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

interface NetlifyForm {
  fields: Set<string>
  honeypot: string
}

/** The forms that Netlify finds in the HTML, by name. */
export function netlifyForms(): Map<string, NetlifyForm> {
  const folder = folderOf(NETLIFY)
  const forms = new Map<string, NetlifyForm>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.html$/.test(name),
  )) {
    const $ = load(readFileSync(join(folder, file)))
    for (const form of $('form[data-netlify=true]').toArray()) {
      const names = $(form).find('[name]').toArray()
      const { fields, honeypot } = forms.get($(form).attr('name') ?? '') ?? { fields: new Set(), honeypot: '' }
      forms.set($(form).attr('name') ?? '', {
        fields: new Set([...fields, ...names.map((control) => $(control).attr('name') ?? '')]),
        honeypot: honeypot || ($(form).attr('data-netlify-honeypot') ?? ''),
      })
    }
  }
  return forms
}

function plain(response: ServerResponse, status: number, text: string): void {
  // The type of an error page, so that its text is no reason to show.
  response.writeHead(status, { 'Content-Type': 'text/html' }).end(text)
}

function text(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body)
}

function html(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text)
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

function redirect(response: ServerResponse, address = '/'): void {
  response.writeHead(303, { Location: address }).end()
}

/** Promises more than it sends. */
function half(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': 1000 })
  response.write('<!doctype html><title>Half', () => setTimeout(() => response.socket?.destroy(), 50))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Several fields of one name are one text, as the receiver reads them. */
async function postOf(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Post> {
  const contentType = request.headers['content-type'] ?? ''
  const form = await new Response(new Blob([body]), { headers: { 'content-type': contentType } }).formData()
  const isText = (value: File | string): value is string => typeof value === 'string'
  const texts = [...new Set(form.keys())]
    .map((name) => [name, form.getAll(name).filter(isText)] as const)
    .filter(([, values]) => values.length > 0)
  return {
    fields: Object.fromEntries(texts.map(([name, values]) => [name, values.join(LISTED)])),
    files: form.getAll(PHOTOS).flatMap((file) => (isText(file) || file.name === '' ? [] : [file.name])),
    contentType: contentType.split(';')[0] ?? '',
  }
}

/** The receiver that the site recommends, with a folder for its leads. */
async function openReceiver(folder: string): Promise<Receiver> {
  const { quote, receiver } = catalogue()
  const bytes = FILE_LIMITS.megabytes * 1024 * 1024
  const settings = {
    siteUrl: addressOf(CONNECTED),
    origins: [addressOf(CONNECTED)],
    honeypot: HONEYPOT,
    ownerKey: 'a-key-that-only-the-owner-has',
    limits: { files: FILE_LIMITS.files, fileBytes: bytes, allFilesBytes: bytes },
    rates: { perClient: 1000, inAll: 1000 },
    words: { quote, receiver },
    log: () => {},
  }
  return createReceiver(settings, await openDiskStore(folder), { send: () => {} })
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
