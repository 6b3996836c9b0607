import { mkdir, open, readFile, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MEGABYTE } from '@/lib/units'
import { MARKS, keyOf, sydneyDay, type LeadStore, type Mailed, type StoredLead } from './store'

/**
 * File names in a day's folder: a lead's key, the number of one of its files, and the extension.
 */
const NAME = /^(?<key>(?<id>[0-9a-f-]{36})-r(?<revision>\d+))(?:-\d+)?\.(?<kind>[a-z-]+)$/

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Room that files leave for texts, in bytes, or as a share of a small disk, so that nobody can keep
 * out requests by filling the disk with files.
 */
const RESERVED_BYTES = 500 * MEGABYTE
const RESERVED_SHARE = 0.1

/** Size of a file that is written to see whether the disk has room for leads, in bytes. */
const TRIAL_BYTES = 65_536

/** Index entry of a revision. */
interface Known {
  revision: number
  day: string
  mailed: Mailed | undefined
}

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
 * the folder cannot be written.
 */
export async function openDiskStore(folder: string): Promise<LeadStore> {
  const unfinished = join(folder, 'unfinished')
  const days = join(folder, 'leads')
  await rm(unfinished, { recursive: true, force: true })
  for (const path of [unfinished, days]) await mkdir(path, { recursive: true, mode: 0o700 })
  await flush(folder)

  const known = new Map<string, Known[]>()
  const madeDays = new Set<string>()
  for (const day of await readdir(days)) if (DAY.test(day)) await readDay(day)

  /** Adds a day's folder to the index, and removes files whose lead was never finished. */
  async function readDay(day: string): Promise<void> {
    madeDays.add(day)
    const names = await readdir(join(days, day))
    const there = new Set(names)
    for (const name of names) {
      const { key, id = '', revision, kind } = NAME.exec(name)?.groups ?? {}
      if (key === undefined) continue
      if (!there.has(`${key}.json`)) await rm(join(days, day, name))
      else if (kind === 'json') {
        const mailed = (['all', 'office'] as const).find((mark) => there.has(`${key}.${MARKS[mark]}`))
        add(id, { revision: Number(revision), day, mailed })
      }
    }
  }

  function add(id: string, entry: Known): void {
    const others = known.get(id)
    if (others) others.push(entry)
    else known.set(id, [entry])
  }

  function entryOf(key: string): Known | undefined {
    const { id = '', revision } = NAME.exec(`${key}.json`)?.groups ?? {}
    return known.get(id)?.find((entry) => entry.revision === Number(revision))
  }

  const pathOf = (entry: Known, name: string) => join(days, entry.day, name)

  let writes = 0

  /** Writes a file atomically. The folder is not flushed yet. */
  async function place(path: string, content: string | Uint8Array): Promise<void> {
    const draft = join(unfinished, String(writes++))
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      // Otherwise partial files would fill up a full disk.
      await rm(draft, { force: true })
      throw error
    }
  }

  /** Rejects, as a full disk does, if files of this size would take up the room for texts. */
  async function leaveRoom(bytes: number): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(days)
    const reserved = Math.min(RESERVED_BYTES, blocks * bsize * RESERVED_SHARE)
    if (bavail * bsize >= bytes + reserved) return
    throw Object.assign(new Error('Files would take the room that texts need.'), { code: 'ENOSPC' })
  }

  async function makeDay(day: string): Promise<void> {
    if (madeDays.has(day)) return
    await mkdir(join(days, day), { recursive: true, mode: 0o700 })
    await flush(days)
    madeDays.add(day)
  }

  const inTurn = takingTurns()

  const readLead = async (key: string, entry: Known) =>
    JSON.parse(await readFile(pathOf(entry, `${key}.json`), 'utf8')) as StoredLead

  return {
    keep: (lead, contents) =>
      inTurn(keyOf(lead), async () => {
        const key = keyOf(lead)
        if (entryOf(key)) return false
        const entry: Known = { revision: lead.revision, day: sydneyDay(new Date(lead.received)), mailed: undefined }
        if (lead.files.length > 0) await leaveRoom(lead.files.reduce((sum, { size }) => sum + size, 0))
        await makeDay(entry.day)
        for (const [i, { name }] of lead.files.entries()) await place(pathOf(entry, name), contents[i]!)
        if (lead.files.length > 0) await flush(join(days, entry.day))
        await place(pathOf(entry, `${key}.json`), JSON.stringify(lead))
        await flush(join(days, entry.day))
        add(lead.id, entry)
        return true
      }),

    noteTry: (key, count) =>
      inTurn(key, async () => {
        const entry = entryOf(key)
        if (!entry) return false
        const lead = await readLead(key, entry)
        if (count > lead.try) {
          await place(pathOf(entry, `${key}.json`), JSON.stringify({ ...lead, try: count }))
          await flush(join(days, entry.day))
        }
        return true
      }),

    find: async (key) => {
      const entry = entryOf(key)
      return entry && readLead(key, entry)
    },

    revisions: async (id) => (known.get(id) ?? []).map(({ revision }) => revision),

    day: async (day) => {
      if (!madeDays.has(day)) return []
      const names = (await readdir(join(days, day))).filter((name) => NAME.exec(name)?.groups?.kind === 'json')
      const leads: StoredLead[] = []
      for (const name of names) leads.push(JSON.parse(await readFile(join(days, day, name), 'utf8')) as StoredLead)
      return leads.sort((a, b) => a.received.localeCompare(b.received))
    },

    content: async (lead, { name }) => {
      const entry = entryOf(keyOf(lead))
      if (!entry) throw new Error(`The store has no lead ${lead.reference}, so its file ${name} cannot be read.`)
      return readFile(pathOf(entry, name))
    },

    unmailed: async () =>
      [...known].flatMap(([id, entries]) =>
        entries
          .filter(({ mailed }) => mailed !== 'all')
          .map(({ revision, mailed }) => ({ key: keyOf({ id, revision }), mailed })),
      ),

    tryWriting: async () => {
      await leaveRoom(0)
      const path = join(unfinished, 'trial')
      // A full disk still has room for an empty file.
      await place(path, 'x'.repeat(TRIAL_BYTES))
      await rm(path)
    },

    noteMailed: async (key, mailed) => {
      const entry = entryOf(key)
      if (!entry) return
      await place(pathOf(entry, `${key}.${MARKS[mailed]}`), '')
      if (entry.mailed && entry.mailed !== mailed) await rm(pathOf(entry, `${key}.${MARKS[entry.mailed]}`))
      await flush(join(days, entry.day))
      entry.mailed = mailed
    },
  }
}

/** Makes a folder's entries survive a power failure (fsync(2) of the directory). */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
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
