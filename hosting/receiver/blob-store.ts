import { digest } from './native-id'
import { MARKS, keyOf, sydneyDay, type LeadStore, type StoredLead } from './store'

/**
 * A platform's blob storage. It is strongly consistent: what was written is visible to all, in
 * lists too.
 */
export interface Blobs {
  get: (name: string) => Promise<Uint8Array | undefined>
  /** Returns false, without a change, if the name exists. */
  create: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<boolean>
  put: (name: string, content: Uint8Array<ArrayBuffer>) => Promise<void>
  remove: (name: string) => Promise<void>
  /** All names with this prefix. */
  list: (prefix: string) => Promise<string[]>
}

/** The content of a lead's .json. */
interface Kept {
  lead: StoredLead
  /** The blob names of the contents of `lead.files`, in their order. */
  contents: string[]
}

/**
 * A store of leads in blobs, which any number of functions may use concurrently.
 *
 *     leads/<id>/r1.json              a revision of a lead
 *     leads/<id>/r1-<sha256>.jpg      its files, each named by its content
 *     leads/<id>/r1.try-3             the revision was received with this number of tries
 *     leads/<id>/r1.mailed-to-office  the office's copy was mailed
 *     leads/<id>/r1.mailed            everything was mailed
 *     days/2026-11-22/<id>-r1         the leads of a day in Sydney
 *     unmailed/<id>-r1                the leads of which something may not be mailed yet
 *     trial                           when it was last tried whether anything can be written
 *
 * A lead exists once its .json does, which is created last and never changed. What was written
 * before it is ignored without it, and two concurrent requests for one revision overwrite nothing
 * of each other.
 */
export function createBlobStore(blobs: Blobs): LeadStore {
  const read = async (key: string): Promise<Kept | undefined> => {
    const content = await blobs.get(`${pathOf(key)}.json`)
    return content && (JSON.parse(new TextDecoder().decode(content)) as Kept)
  }

  const find = async (key: string): Promise<StoredLead | undefined> => {
    const lead = (await read(key))?.lead
    if (!lead) return undefined
    const prefix = `${pathOf(key)}.try-`
    const tries = (await blobs.list(prefix)).map((name) => Number(name.slice(prefix.length)))
    return { ...lead, try: Math.max(lead.try, ...tries) }
  }

  /** Creates an entry whose name is the information. Its timestamp is for people to read. */
  const note = (name: string) => blobs.put(name, new TextEncoder().encode(new Date().toISOString()))

  return {
    keep: async (lead, contents) => {
      const key = keyOf(lead)
      const [names] = await Promise.all([
        Promise.all(
          contents.map(async (content, i) => {
            const bytes = new Uint8Array(content)
            const ending = lead.files[i]!.name.split('.').at(-1)
            const name = `${pathOf(key)}-${await digest(bytes)}.${ending}`
            await blobs.put(name, bytes)
            return name
          }),
        ),
        note(`days/${sydneyDay(new Date(lead.received))}/${key}`),
        note(`unmailed/${key}`),
      ])
      const kept: Kept = { lead, contents: names }
      return blobs.create(`${pathOf(key)}.json`, new TextEncoder().encode(JSON.stringify(kept)))
    },

    noteTry: async (key, count) => {
      const kept = await read(key)
      if (!kept) return false
      if (count > kept.lead.try) await note(`${pathOf(key)}.try-${count}`)
      return true
    },

    find,

    revisions: async (id) =>
      (await blobs.list(`leads/${id}/r`)).flatMap((name) => {
        const revision = /\/r(\d+)\.json$/.exec(name)?.[1]
        return revision === undefined ? [] : [Number(revision)]
      }),

    day: async (day) => {
      const keys = (await blobs.list(`days/${day}/`)).map(lastPart)
      const leads = (await Promise.all(keys.map(find))).filter((lead) => lead !== undefined)
      // A request that was not the first with its revision may have been received on another day.
      const ofDay = leads.filter(({ received }) => sydneyDay(new Date(received)) === day)
      return ofDay.sort((a, b) => a.received.localeCompare(b.received))
    },

    content: async (lead, { name }) => {
      const kept = await read(keyOf(lead))
      const place = kept?.contents[kept.lead.files.findIndex((file) => file.name === name)]
      const content = place === undefined ? undefined : await blobs.get(place)
      if (!content) throw new Error(`The store has no file ${name} of the lead ${lead.reference}.`)
      return content
    },

    unmailed: async () => {
      const keys = (await blobs.list('unmailed/')).map(lastPart)
      const all = await Promise.all(
        keys.map(async (key) => {
          const path = pathOf(key)
          const there = new Set(await blobs.list(`${path}.`))
          if (!there.has(`${path}.json`)) return []
          if (!there.has(`${path}.${MARKS.all}`)) {
            return [{ key, mailed: there.has(`${path}.${MARKS.office}`) ? ('office' as const) : undefined }]
          }
          // Another request for the same revision created this entry after everything had been
          // mailed.
          await blobs.remove(`unmailed/${key}`)
          return []
        }),
      )
      return all.flat()
    },

    tryWriting: () => note('trial'),

    noteMailed: async (key, mailed) => {
      if (!(await read(key))) return
      await note(`${pathOf(key)}.${MARKS[mailed]}`)
      if (mailed === 'all') await blobs.remove(`unmailed/${key}`)
    },
  }
}

/** Path of a revision's blobs: leads/<id>/r1 for the key <id>-r1. */
const pathOf = (key: string) => `leads/${key.replace(/-(?=r\d+$)/, '/')}`

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1)
