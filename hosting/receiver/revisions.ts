import { isSame } from './posted-lead'
import { keyOf, type LeadStore, type StoredLead } from './store'

/** The revision whose words a lead has: an earlier one, if it only adds files to that. */
export const wordsOf = ({ addsTo, revision }: StoredLead): number => addsTo ?? revision

/** A lead that is to be stored, with the earlier revision to which it only adds files, if any. */
export async function withRepeated(lead: StoredLead, store: LeadStore): Promise<StoredLead> {
  if (lead.files.length === 0) return lead
  const others = await othersOf(lead, store)
  const repeated = others.findLast((other) => other.revision < lead.revision && isSame(other, lead, []))
  return repeated ? { ...lead, addsTo: wordsOf(repeated) } : lead
}

/**
 * The revision of a lead that counts: the newest that has the newest words. Files may come after a
 * correction of the words that they were chosen with.
 */
export async function newestOf(lead: StoredLead, store: LeadStore): Promise<StoredLead> {
  const all = [lead, ...(await othersOf(lead, store))]
  return all.sort((a, b) => wordsOf(b) - wordsOf(a) || b.revision - a.revision)[0]!
}

/** The other stored revisions of a lead, the earliest first. */
async function othersOf({ id, revision }: StoredLead, store: LeadStore): Promise<StoredLead[]> {
  const revisions = (await store.revisions(id)).filter((other) => other !== revision).sort((a, b) => a - b)
  const leads = await Promise.all(revisions.map((other) => store.find(keyOf({ id, revision: other }))))
  return leads.filter((other) => other !== undefined)
}
