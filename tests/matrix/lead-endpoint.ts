import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskStore } from '../../hosting/receiver/disk-store'
import { createReceiver, type Receiver } from '../../hosting/receiver/handler'
import type { LeadStore, StoredLead } from '../../hosting/receiver/store'
import { getContent } from '../../lib/content/get-content'
import { HONEYPOT } from '../../lib/integrations/integrations'
import { HOSTS } from '../support/hosts'
import { CONNECTED, addressOf } from '../support/variants'
import { pause } from './driver'
import { RESPONSES, type EndpointResponse } from './responses'

const { quote, receiver } = getContent()

/** The real receiver with its disk store, behind responses that tests order. */
export class LeadEndpoint {
  /** How many requests carried a lead, however they were handled. */
  posts = 0
  private responses: EndpointResponse[] = ['good']
  private folder = ''
  private receive: Receiver | undefined
  private isDiskFull = false

  /** Empties the store and removes every fault. */
  async reset(): Promise<void> {
    this.posts = 0
    this.responses = ['good']
    this.isDiskFull = false
    this.removeStore()
    this.folder = mkdtempSync(join(tmpdir(), 'matrix-'))
    this.receive = await this.openReceiver()
  }

  removeStore(): void {
    if (this.folder) rmSync(this.folder, { recursive: true, force: true })
  }

  /** How the next requests with a lead are handled, in this order; the last repeats. */
  respondWith(...responses: readonly EndpointResponse[]): void {
    this.responses = [...responses]
  }

  /** How late each chunk of the next request arrives, in ms. */
  get uploadDelayMs(): number {
    return RESPONSES[this.responses[0]!].uploadDelayMs ?? 0
  }

  /** What the receiver's store holds: one entry for each revision of a lead. */
  storedLeads(): StoredLead[] {
    const days = join(this.folder, 'leads')
    if (!existsSync(days)) return []
    return readdirSync(days, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(days, name), 'utf8')) as StoredLead)
  }

  private async openReceiver(): Promise<Receiver> {
    const disk = await openDiskStore(this.folder)
    const store: LeadStore = {
      ...disk,
      keep: async (lead, contents) => {
        if (this.isDiskFull) throw Object.assign(new Error('There is no room left on the disk.'), { code: 'ENOSPC' })
        return disk.keep(lead, contents)
      },
    }
    return createReceiver(
      {
        siteUrl: addressOf(CONNECTED),
        origins: [addressOf(CONNECTED)],
        honeypot: HONEYPOT,
        ownerKey: 'a-key-that-only-the-owner-has',
        limits: { files: 3, fileBytes: 100_000, allFilesBytes: 200_000, uploadsAtOnce: 8 },
        rates: { perClient: 1000, inAll: 1000 },
        words: { quote, receiver },
        log: () => {},
      },
      store,
      { send: () => {} },
    )
  }

  /** Handles a request as ordered. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { receive } = this
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const callReceiver = () =>
      receive!(
        new Request(`https://${HOSTS.leads}${request.url}`, {
          method: request.method!,
          headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
          ...(request.method === 'POST' && { body: Buffer.concat(chunks) }),
        }),
        '127.0.0.1',
      )
    if (request.method !== 'POST') return write(response, await callReceiver())

    this.posts += 1
    const name = (this.responses.length > 1 ? this.responses.shift() : this.responses[0]) ?? 'good'
    const { reachesReceiver, reply, receiverDelayMs = 0, responseDelayMs = 0, isDiskFull = false } = RESPONSES[name]
    await pause(receiverDelayMs)
    this.isDiskFull = isDiskFull
    const own = reachesReceiver ? await callReceiver() : undefined
    await pause(responseDelayMs)
    if (reply === 'none') return
    if (reply === 'reset') return void response.destroy()
    // A response in the receiver's place is readable by the site's script, as the receiver's are.
    response.setHeader('Access-Control-Allow-Origin', addressOf(CONNECTED))
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    if (reply === 'truncated') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
      response.write('{"received"', () => response.destroy())
      return
    }
    if (reply !== 'receiver') return void reply(response)
    return write(response, own!)
  }
}

async function write(response: ServerResponse, own: Response): Promise<void> {
  response.writeHead(own.status, Object.fromEntries(own.headers))
  response.end(Buffer.from(await own.arrayBuffer()))
}
