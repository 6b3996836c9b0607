import { mkdir, readFile, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MEGABYTE } from '@/lib/units'
import { createWriter, flush } from './durable-files'
import { isLead, readIndex, type IndexEntry } from './lead-index'
import { MARKS, keyOf, sydneyDay, type LeadStore, type StoredLead } from './store'

/**
 * Room that files leave for texts, in bytes, or as a share of a small disk, so that nobody can keep
 * out requests by filling the disk with files.
 */
const RESERVED_BYTES = 500 * MEGABYTE
const RESERVED_SHARE = 0.1

/** Size of a file that is written to see whether the disk has room for leads, in bytes. */
const TRIAL_BYTES = 65_536

/**
 * Opens, or creates, a store of leads in a folder that no other process writes to.
 *
 *     leads/2026-11-22/<key>.json       one revision of a lead, by the day it came, in Sydney
 *     leads/2026-11-22/<key>-1.jpg      its files
 *     leads/2026-11-22/<key>.mailed     an empty file, once everything was mailed
 *     unfinished/                       files being written; emptied on the next start
 *
 * A lead exists once its .json does, which is written atomically and last: everything is written
 * elsewhere, flushed to the disk and renamed, and then the folder itself is flushed. Rejects when
 * the folder cannot be written, or is not on one disk.
 */
export async function openDiskStore(folder: string): Promise<LeadStore> {
  const unfinished = join(folder, 'unfinished')
  const days = join(folder, 'leads')
  await rm(unfinished, { recursive: true, force: true })
  for (const path of [unfinished, days]) await mkdir(path, { recursive: true, mode: 0o700 })
  await flush(folder)

  const index = await readIndex(days)
  const write = createWriter(unfinished)
  const inTurn = takingTurns()
  /** Where leads are: their folder may be one to which nothing can be moved. */
  const tryToWrite = async (content: string) => {
    const path = join(days, 'trial')
    await write(path, content)
    await rm(path, { force: true })
  }
  await tryToWrite('').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    throw new Error(`${days} is on another disk than ${unfinished}: mount or link ${folder} as a whole.`)
  })
  const pathOf = (entry: IndexEntry, name: string) => join(days, entry.day, name)

  async function makeDay(day: string): Promise<void> {
    if (index.days.has(day)) return
    await mkdir(join(days, day), { recursive: true, mode: 0o700 })
    await flush(days)
    index.days.add(day)
  }

  const readLead = async (key: string, entry: IndexEntry) =>
    JSON.parse(await readFile(pathOf(entry, `${key}.json`), 'utf8')) as StoredLead

  return {
    keep: (lead, contents) =>
      inTurn(keyOf(lead), async () => {
        const key = keyOf(lead)
        if (index.find(key)) return false
        const entry: IndexEntry = {
          revision: lead.revision,
          day: sydneyDay(new Date(lead.received)),
          mailed: undefined,
        }
        if (lead.files.length > 0)
          await leaveRoom(
            days,
            lead.files.reduce((sum, { size }) => sum + size, 0),
          )
        await makeDay(entry.day)
        for (const [i, { name }] of lead.files.entries()) await write(pathOf(entry, name), contents[i]!)
        if (lead.files.length > 0) await flush(join(days, entry.day))
        await write(pathOf(entry, `${key}.json`), JSON.stringify(lead))
        await flush(join(days, entry.day))
        index.add(lead.id, entry)
        return true
      }),

    noteTry: (key, count) =>
      inTurn(key, async () => {
        const entry = index.find(key)
        if (!entry) return false
        const lead = await readLead(key, entry)
        if (count > lead.try) {
          await write(pathOf(entry, `${key}.json`), JSON.stringify({ ...lead, try: count }))
          await flush(join(days, entry.day))
        }
        return true
      }),

    find: async (key) => {
      const entry = index.find(key)
      return entry && readLead(key, entry)
    },

    revisions: async (id) => (index.leads.get(id) ?? []).map(({ revision }) => revision),

    day: async (day) => {
      if (!index.days.has(day)) return []
      const names = (await readdir(join(days, day))).filter(isLead)
      const leads: StoredLead[] = []
      for (const name of names) leads.push(JSON.parse(await readFile(join(days, day, name), 'utf8')) as StoredLead)
      return leads.sort((a, b) => a.received.localeCompare(b.received))
    },

    content: async (lead, { name }) => {
      const entry = index.find(keyOf(lead))
      if (!entry) throw new Error(`The store has no lead ${lead.reference}, so its file ${name} cannot be read.`)
      return readFile(pathOf(entry, name))
    },

    unmailed: async () =>
      [...index.leads].flatMap(([id, entries]) =>
        entries
          .filter(({ mailed }) => mailed !== 'all')
          .map(({ revision, mailed }) => ({ key: keyOf({ id, revision }), mailed })),
      ),

    tryWriting: async () => {
      await leaveRoom(days, 0)
      // A full disk still has room for an empty file.
      await tryToWrite('x'.repeat(TRIAL_BYTES))
    },

    noteMailed: async (key, mailed) => {
      const entry = index.find(key)
      if (!entry) return
      await write(pathOf(entry, `${key}.${MARKS[mailed]}`), '')
      if (entry.mailed && entry.mailed !== mailed) await rm(pathOf(entry, `${key}.${MARKS[entry.mailed]}`))
      await flush(join(days, entry.day))
      entry.mailed = mailed
    },
  }
}

/** Rejects, as a full disk does, if files of this size would take up the room for texts. */
async function leaveRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const reserved = Math.min(RESERVED_BYTES, blocks * bsize * RESERVED_SHARE)
  if (bavail * bsize >= bytes + reserved) return
  throw Object.assign(new Error('Files would take the room that texts need.'), { code: 'ENOSPC' })
}

/** Serialises the tasks for one key; those for different keys run concurrently. */
function takingTurns(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const result = (last.get(key) ?? Promise.resolve()).then(task)
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === settled) last.delete(key)
      })
    last.set(key, settled)
    return result
  }
}
