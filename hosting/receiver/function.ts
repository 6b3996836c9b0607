import { AsyncLocalStorage } from 'node:async_hooks'
import content from 'site:receiver'
import { createBlobStore, type Blobs } from './blob-store'
import { createReceiver } from './handler'
import { secured } from './headers'
import { createLeadMail, type MailSettings } from './mail'
import { unavailable } from './refusal'
import { refuse } from './refuse'
import type { readFunctionSettings } from './settings'

/** Keeps a function running until a task is done, even after its response. */
export type WaitUntil = (task: Promise<unknown>) => void

/** The lead receiver on a platform where nothing runs between requests. */
export interface LeadFunction {
  /** Responds to a request from a client's IP address, and mails its lead afterwards. */
  receive: (request: Request, address: string, waitUntil: WaitUntil) => Promise<Response>
  /** Mails what has not been mailed. To be run every few minutes; never rejects. */
  mailWaiting: () => Promise<void>
}

/**
 * How long a lead's own request may still be mailing it, in ms: longer than any platform allows.
 */
const OWN_MAIL_MS = 120_000

/** How long a run of `mailWaiting` starts further mails, in ms. A function on Netlify has 30 s. */
const RUN_MS = 20_000

const log = (line: string) => console.log(line)

/** What a function gets from its platform. */
interface Platform {
  settings: Omit<ReturnType<typeof readFunctionSettings>, 'more'>
  blobs: Blobs
  getSocket?: MailSettings['getSocket']
}

/**
 * The lead receiver as a function. `prepare` throws when settings are missing: then the function
 * logs which, and responds with 503.
 */
export function createFunction(prepare: () => Platform): LeadFunction {
  try {
    return start(prepare())
  } catch (error) {
    const { message } = error as Error
    return {
      receive: async (request) => {
        console.error(`receiver: ${message}`)
        const refusal = unavailable(content.words.receiver.refusal)
        // Which origins are the site's is among the settings.
        return secured(refuse(request, refusal, content.words), request, [])
      },
      mailWaiting: async () => console.error(`receiver: ${message}`),
    }
  }
}

function start({ settings, blobs, getSocket }: Platform): LeadFunction {
  const store = createBlobStore(blobs)
  const { words, company, office, honeypot } = content
  const { server, from, to = office } = settings.mail
  const mail = createLeadMail({ server, from, name: company, to, words, getSocket, log }, store)
  /** The `waitUntil` of the current request. */
  const current = new AsyncLocalStorage<WaitUntil>()
  const receiver = createReceiver({ ...settings, honeypot, words, log }, store, {
    send: (key) => current.getStore()?.(mail.mail({ key, mailed: undefined })),
  })

  async function isInOwnRequest(key: string): Promise<boolean> {
    // Of one that cannot be read, mailing it says why.
    const lead = await store.find(key).catch(() => undefined)
    return lead !== undefined && Date.now() - Date.parse(lead.received) <= OWN_MAIL_MS
  }

  return {
    receive: (request, address, waitUntil) => current.run(waitUntil, () => receiver(request, address)),
    mailWaiting: async () => {
      const end = Date.now() + RUN_MS
      try {
        // In another order each time, so that no lead is always behind those that fail.
        for (const waiting of shuffled(await store.unmailed())) {
          if (Date.now() > end) return
          if (await isInOwnRequest(waiting.key)) continue
          if ((await mail.mail(waiting)) === 'no server') return
        }
      } catch (error) {
        log(`mail: the store cannot be read: ${(error as Error).name}`)
      }
    },
  }
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
