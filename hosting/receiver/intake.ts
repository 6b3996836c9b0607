import { REFERENCE_PARAMETER } from '@/components/lead/identity'
import { THANK_YOU_PATH } from '@/lib/content/routes'
import { failureOf } from './failure'
import { takeFiles, type TakenFile } from './files'
import type { Mailer } from './mailer'
import { identityOf, isSame, leadOf, storedLead, type Identity, type PostedLead } from './posted-lead'
import { createRates } from './rates'
import { tooManyPosts, unavailable } from './refusal'
import { readPosted, wantsJson, type Posted } from './request'
import { withRepeated } from './revisions'
import type { ReceiverSettings } from './settings'
import { keyOf, type LeadStore } from './store'
import { createUploads } from './uploads'

/** Maximum number of revisions of a lead that are compared with a posted one. */
const MOST_REVISIONS = 50

/** What is known of a request so far: for its line in the log, and for the page that refuses it. */
export interface Progress {
  bytes: number
  reference: string
  texts?: Posted['texts']
}

/** Takes the lead of a POST. Throws a Refusal, or what the store throws. */
type Intake = (request: Request, address: string, progress: Progress) => Promise<Response>

/** Creates what takes leads: reads, checks, stores and mails them, then responds. */
export function createIntake(settings: ReceiverSettings, store: LeadStore, mailer: Mailer): Intake {
  const { limits } = settings
  const refusals = settings.words.receiver.refusal
  const secondsToWait = createRates(settings.rates)
  const beginUpload = createUploads(limits.uploadsAtOnce * limits.allFilesBytes)

  return async (request, address, progress) => {
    const upload = beginUpload()
    try {
      const posted = await readPosted(request, limits, refusals, (bytes) => {
        progress.bytes += bytes
        if (!upload.take(bytes)) throw unavailable(refusals)
      })
      progress.texts = posted.texts
      const identity = await identityOf(posted, settings, store)
      progress.reference = identity.reference
      const lead = leadOf(posted, identity, request.headers.get('origin'), settings)
      await keep(lead, posted.files, secondsToWait(clientOf(request) || address))
      return received(request, identity)
    } finally {
      upload.end()
    }
  }

  /** The client's address as a proxy names it. */
  function clientOf(request: Request): string | undefined {
    const { addressHeader } = settings
    return addressHeader && request.headers.get(addressHeader)?.split(',').at(-1)
  }

  /**
   * Stores a lead and has it mailed, unless it is stored already. The lead stored under its
   * revision may have been sent by another tab, or before a browser without script went back:
   * different answers are another revision, and nothing is discarded. `wait`: for how many seconds
   * the client, or all of them, may post nothing new.
   */
  async function keep(lead: PostedLead, posted: readonly File[], wait: number): Promise<void> {
    let files: TakenFile[] | undefined
    let { revision } = lead
    while (revision < lead.revision + MOST_REVISIONS) {
      const key = keyOf({ id: lead.id, revision })
      const known = await store.find(key)
      if (known && isSame(known, lead, posted)) {
        // It is kept: neither too many posts nor a full disk makes that untrue.
        if (wait === 0) await store.noteTry(key, lead.try).catch((error: unknown) => settings.log(failureOf(error)))
        return
      }
      if (known) {
        revision++
        continue
      }
      if (wait > 0) throw tooManyPosts(refusals, wait)
      files ??= await takeFiles(posted, limits, refusals)
      const contents = files.map(({ content }) => content)
      const whole = await withRepeated(storedLead({ ...lead, revision }, files), store)
      if (await store.keep(whole, contents)) return mailer.send(key)
      // Another request has stored this revision concurrently: the next iteration compares it.
    }
    throw tooManyPosts(refusals)
  }

  function received(request: Request, { id, revision, reference }: Identity): Response {
    if (wantsJson(request)) return Response.json({ received: id, revision, reference })
    const thanks = `${settings.siteUrl}${THANK_YOU_PATH}?${REFERENCE_PARAMETER}=${encodeURIComponent(reference)}`
    return new Response(null, { status: 303, headers: { location: thanks } })
  }
}
