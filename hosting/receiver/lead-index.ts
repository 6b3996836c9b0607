import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MARKS, type Mailed } from './store'

/**
 * File names in a day's folder: a lead's key, the number of one of its files, and the extension.
 */
const NAME = /^(?<key>(?<id>[0-9a-f-]{36})-r(?<revision>\d+))(?:-\d+)?\.(?<kind>[a-z-]+)$/

const DAY = /^\d{4}-\d\d-\d\d$/

/** A stored revision of a lead: the day in whose folder it is, and what was mailed of it. */
export interface IndexEntry {
  revision: number
  day: string
  mailed: Mailed | undefined
}

/** Which revisions are stored, and which days have a folder. */
interface LeadIndex {
  days: Set<string>
  /** The stored revisions by the id of their lead. */
  leads: ReadonlyMap<string, readonly IndexEntry[]>
  find: (key: string) => IndexEntry | undefined
  add: (id: string, entry: IndexEntry) => void
}

/** Whether a file of a day's folder is a lead, not one of its files or marks. */
export const isLead = (name: string): boolean => NAME.exec(name)?.groups?.kind === 'json'

/** Reads the index from the folders of days, and removes files whose lead was never finished. */
export async function readIndex(folder: string): Promise<LeadIndex> {
  const days = new Set((await readdir(folder)).filter((name) => DAY.test(name)))
  const leads = new Map<string, IndexEntry[]>()

  function add(id: string, entry: IndexEntry): void {
    const others = leads.get(id)
    if (others) others.push(entry)
    else leads.set(id, [entry])
  }

  for (const day of days) {
    const names = new Set(await readdir(join(folder, day)))
    for (const name of names) {
      const { key, id = '', revision } = NAME.exec(name)?.groups ?? {}
      if (key === undefined) continue
      if (!names.has(`${key}.json`)) await rm(join(folder, day, name))
      else if (isLead(name)) {
        const mailed = (['all', 'office'] as const).find((mark) => names.has(`${key}.${MARKS[mark]}`))
        add(id, { revision: Number(revision), day, mailed })
      }
    }
  }

  return {
    days,
    leads,
    find: (key) => {
      const { id = '', revision } = NAME.exec(`${key}.json`)?.groups ?? {}
      return leads.get(id)?.find((entry) => entry.revision === Number(revision))
    },
    add,
  }
}
