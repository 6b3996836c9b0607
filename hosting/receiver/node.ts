// The lead receiver as a Node process: npm run receiver. How to run it: hosting/receiver/README.md.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { receiverContent } from './content'
import { openDiskStore } from './disk-store'
import { createReceiver } from './handler'
import { startMailer } from './mailer'
import { readSettings } from './settings'

/** Time for requests and mail in flight to finish when the process is to stop, in ms. */
const LAST_MS = 20_000

const log = (line: string) => console.log(line)

const settings = trying(() => readSettings(process.env))

// The port is opened first: a second process that is started by mistake fails here, without
// touching the folder of the first. Requests wait until the receiver is ready.
const server = createAdaptorServer({
  fetch: async (request, { incoming }) =>
    (await ready).receive(request, (incoming as HttpBindings['incoming']).socket.remoteAddress ?? ''),
  hostname: settings.host,
  // Node's own limit of five minutes is shorter than the ten that the form allows an upload.
  serverOptions: { requestTimeout: 660_000 },
}) as Server
server.on('error', fail)
server.listen(settings.port, settings.host)
await once(server, 'listening')
const ready = prepare()
const { mailer } = await ready.catch(fail)
const { address, port } = server.address() as AddressInfo
log(`receiver: listening on http://${address.includes(':') ? `[${address}]` : address}:${port}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), LAST_MS).unref()
    server.close(() => void mailer.stop().then(() => process.exit(0)))
    server.closeIdleConnections()
  })
}

async function prepare() {
  const { words, company, office, honeypot } = receiverContent()
  const store = await openDiskStore(settings.folder)
  const { server, from, to = office } = settings.mail
  const mailer = await startMailer({ server, from, name: company, to, words, log }, store)
  return { mailer, receive: createReceiver({ ...settings, honeypot, words, log }, store, mailer) }
}

function trying<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    return fail(error as Error)
  }
}

/** Logs an error and exits: the receiver cannot run without settings, content, port and folder. */
function fail(error: Error): never {
  console.error(`receiver: ${error.message}`)
  process.exit(1)
}
