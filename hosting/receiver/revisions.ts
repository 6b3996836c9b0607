import { isSame } from './posted-lead'
import { keyOf, type LeadStore, type StoredLead } from './store'

/** The revision whose words a lead has: an earlier one, if it only adds files to that. */
export const wordsOf = ({ addsTo, revision }: StoredLead): number => addsTo ?? revision

/** A lead that is to be stored, with the earlier revision to which it only adds files, if any. */
export async function withRepeated(lead: StoredLead, store: LeadStore): Promise<StoredLead> {
  if (lead.files.length === 0) return lead
  for await (const other of latestFirst(lead.id, store))
    if (other.revision < lead.revision && isSame(other, lead, [])) return { ...lead, addsTo: wordsOf(other) }
  return lead
}

/**
 * The revision of a lead that counts: the latest that has the newest words. Files may come after a
 * correction of the words that they were chosen with.
 */
export async function newestOf(lead: StoredLead, store: LeadStore): Promise<StoredLead> {
  let newest: StoredLead | undefined
  for await (const other of latestFirst(lead.id, store)) {
    // No earlier revision can have newer words.
    if (newest && other.revision <= wordsOf(newest)) break
    if (!newest || wordsOf(other) > wordsOf(newest)) newest = other
  }
  return newest ?? lead
}

/**
 * The stored revisions of a lead, one at a time: anyone can send thousands, and nearly always the
 * first or second is the one that is looked for.
 */
async function* latestFirst(id: string, store: LeadStore): AsyncGenerator<StoredLead> {
  for (const revision of (await store.revisions(id)).sort((a, b) => b - a)) {
    // One that cannot be read keeps no other from being stored and mailed.
    const lead = await store.find(keyOf({ id, revision })).catch(() => undefined)
    if (lead) yield lead
  }
}
