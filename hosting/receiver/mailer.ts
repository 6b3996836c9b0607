import { createLeadMail, type MailSettings } from './mail'
import type { LeadStore, UnmailedLead } from './store'

/** The back-off before mail is retried, in ms: doubled each time, up to the longest. */
const FIRST_PAUSE = 15_000
const LONGEST_PAUSE = 900_000

/** A lead of which something is left to be mailed. */
interface QueuedLead extends UnmailedLead {
  /** How often it was tried. */
  tries: number
  /** When it may be tried again, by `performance.now()`: a clock put back delays no mail. */
  due: number
}

/** Mails the leads of a store. */
export interface Mailer {
  /** Mails a lead that was just stored. Returns at once and never throws. */
  send: (key: string) => void
}

/** A mailer that can be stopped. */
export interface StoppableMailer extends Mailer {
  /** Resolves when the current mail is sent; the rest stays in the store until the next start. */
  stop: () => Promise<void>
}

/**
 * Starts mailing what is unmailed in the store, and then each new lead, one mail at a time. What
 * the server does not accept stays queued, and is retried until it does. A lead that fails holds up
 * no other.
 */
export async function startMailer(settings: MailSettings, store: LeadStore): Promise<StoppableMailer> {
  const mail = createLeadMail(settings, store)
  const queue = new Map<string, QueuedLead>()
  // What was left by the last run has been tried.
  for (const lead of await store.unmailed()) queue.set(lead.key, { ...lead, tries: 1, due: 0 })
  /** While the server lets nobody in: when the queue is tried again, and how often it was. */
  const server = { tries: 0, due: 0 }
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> | undefined

  /** The lead to mail now, if any. One that just came waits for nothing, and is the first. */
  function nextLead(): QueuedLead | undefined {
    const now = performance.now()
    return [...queue.values()]
      .filter(({ tries, due }) => tries === 0 || Math.max(due, server.due) <= now)
      .sort((a, b) => a.tries - b.tries)[0]
  }

  async function mailDue(): Promise<void> {
    for (let lead = nextLead(); lead && !stopped; lead = nextLead()) {
      const outcome = await mail.mail(lead)
      if (outcome === 'no server') putOff(server)
      else Object.assign(server, { tries: 0, due: 0 })
      if (outcome === 'mailed') queue.delete(lead.key)
      else putOff(lead)
    }
  }

  /** Mails what is due, and the rest when it is. */
  function run(): void {
    clearTimeout(timer)
    if (stopped || running) return
    running = mailDue().then(() => {
      running = undefined
      if (stopped || queue.size === 0) return
      const due = Math.max(server.due, Math.min(...[...queue.values()].map((lead) => lead.due)))
      timer = setTimeout(run, due - performance.now())
    })
  }

  run()
  return {
    send: (key) => {
      queue.set(key, { key, mailed: undefined, tries: 0, due: 0 })
      run()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
      mail.close()
    },
  }
}

function putOff(what: { tries: number; due: number }): void {
  what.due = performance.now() + Math.min(FIRST_PAUSE * 2 ** what.tries++, LONGEST_PAUSE)
}
