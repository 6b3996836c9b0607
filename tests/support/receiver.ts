import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { FIELDS, type QuoteValues } from '@/components/quote/fields'
import { newId } from '@/components/lead/identity'
import { getContent } from '@/lib/content/get-content'
import { HONEYPOT } from '@/lib/integrations/integrations'
import { openDiskStore } from '@/hosting/receiver/disk-store'
import { createReceiver } from '@/hosting/receiver/handler'
import type { Mailer } from '@/hosting/receiver/mailer'
import type { ReceiverSettings } from '@/hosting/receiver/settings'
import { keyOf, type LeadStore } from '@/hosting/receiver/store'

const { quote, receiver } = getContent()

/** The receiver's settings in tests. */
export const SETTINGS: Omit<ReceiverSettings, 'log'> = {
  siteUrl: 'https://www.clearquay.example',
  origins: ['https://www.clearquay.example', 'https://preview.clearquay.example'],
  honeypot: HONEYPOT,
  ownerKey: 'a-key-that-only-the-owner-has',
  limits: { files: 3, fileBytes: 100_000, allFilesBytes: 200_000, uploadsAtOnce: 8 },
  rates: { perClient: 1000, inAll: 1000 },
  words: { quote, receiver },
}

/** A request that has no faults. */
export const WHOLE: QuoteValues = {
  ...Object.fromEntries(FIELDS.map((field) => [field, `Some ${field}`])),
  name: 'Sam O’Brien',
  phone: '0412 345 678',
  email: 'sam@company.com.au',
  location: 'Parramatta 2150',
  service: 'Office cleaning',
}

/** What the form's script posts: a whole request with an id of its own, and what `changes` say. */
export const posted = (changes: Record<string, unknown> = {}): Record<string, unknown> & { leadId: string } => ({
  ...WHOLE,
  leadId: newId(),
  revision: 1,
  try: 1,
  ...changes,
})

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A new folder that is removed when the test file is through. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  folders.push(folder)
  return folder
}

/** The receiver behind a real server on loopback. */
export interface RunningReceiver {
  address: string
  store: LeadStore
  /** What it has logged. */
  lines: string[]
  /** The keys of the leads that it gave to be mailed. */
  mailed: string[]
  /** Posts a lead as the form's script does. */
  post: (lead: Record<string, unknown>, headers?: Record<string, string>) => Promise<Response>
  /** Posts a form as a browser without script does, and follows no redirect. */
  submit: (form: FormData | URLSearchParams, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

/** Starts one on a free port, with a store in `folder`. */
export async function startReceiver(
  folder: string,
  changes: Partial<ReceiverSettings> = {},
  change: (store: LeadStore) => LeadStore = (store) => store,
  mailer?: (store: LeadStore) => Promise<Mailer>,
): Promise<RunningReceiver> {
  const store = change(await openDiskStore(folder))
  const lines: string[] = []
  const mailed: string[] = []
  const sender = (await mailer?.(store)) ?? { send: (key: string) => void mailed.push(key) }
  const receive = createReceiver({ ...SETTINGS, log: (line) => void lines.push(line), ...changes }, store, sender)
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      receive(request, (incoming as HttpBindings['incoming']).socket.remoteAddress ?? ''),
  }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    store,
    lines,
    mailed,
    post: (lead, headers) =>
      fetch(`${address}/quote`, {
        method: 'POST',
        body: JSON.stringify(lead),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      }),
    submit: (form, headers) =>
      fetch(`${address}/quote`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
      }),
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What a receiver of a test may have of its own, as startReceiver() takes it. */
type Changes = Parameters<typeof startReceiver> extends [string, ...infer Rest] ? Rest : never

/**
 * One receiver for all tests of a file, started and stopped with them: `running` gives it, `stored`
 * what its store has, and `withReceiver` puts another one in its place while `test` runs.
 */
export function receiverForTests() {
  let current: RunningReceiver
  const start = async (...changes: Changes) => {
    current = await startReceiver(newFolder(), ...changes)
  }
  beforeAll(() => start())
  afterAll(() => current.stop())
  return {
    running: () => current,
    stored: (id: string, revision = 1) => current.store.find(keyOf({ id, revision })),
    async withReceiver(changes: Changes, test: () => Promise<void>) {
      const before = current
      await start(...changes)
      try {
        await test()
      } finally {
        await current.stop()
        current = before
      }
    },
  }
}
