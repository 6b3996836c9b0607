import { OUTBOX_HOURS } from '@/lib/content/schema/form-limits'
import type { Lead } from '../quote/fields'

/** A submitted lead, saved until the receiver has confirmed it. */
export interface OutboxEntry {
  id: string
  /** Version of the lead, from 1; increases when the visitor changes it after sending. */
  revision: number
  /** Number of tries to send this revision. */
  tries: number
  /** When it was submitted, in ms since 1970. */
  askedAt: number
  lead: Lead
  /** Set once a server has responded in a way that leaves another attempt to the visitor. */
  isAnswered?: boolean
  /** Set for a moment by the tab that has the proof, before it deletes the entry. */
  isSent?: true
}

/**
 * One version of a lead's content. A correction is another one, and so is what another tab has made
 * of the lead.
 */
export type Content = Pick<OutboxEntry, 'id' | 'revision' | 'lead'>

/** Whether two versions are the same: only a version that was itself confirmed has been sent. */
export const isSame = (one: Content, other: Content): boolean => textOf(one) === textOf(other)

const textOf = ({ id, revision, lead }: Content) => JSON.stringify({ id, revision, lead })

/** How long a lead is kept, in ms. */
export const RETENTION_MS = OUTBOX_HOURS * 60 * 60 * 1000

const PREFIX = 'quote-outbox:'

/** Entries that could not be stored, because storage is off or full. */
const inMemory = new Map<string, OutboxEntry>()
const listeners = new Set<() => void>()

/** All leads that are not confirmed yet, oldest first. */
export function entries(): OutboxEntry[] {
  const all = stored((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(storage, key) ?? []),
  )
  return [...(all ?? []).filter(({ id }) => !inMemory.has(id)), ...inMemory.values()].sort(
    (a, b) => a.askedAt - b.askedAt,
  )
}

/** The entry with this id that is not confirmed yet, if any. */
export const outboxEntry = (id: string): OutboxEntry | undefined => entries().find((entry) => entry.id === id)

/** Saves a lead. Returns whether it outlives the page: storage may be off or full. */
export function saveEntry(entry: OutboxEntry): boolean {
  const isStored = stored((storage) => {
    storage.setItem(PREFIX + entry.id, JSON.stringify(entry))
    return true
  })
  if (isStored) inMemory.delete(entry.id)
  else inMemory.set(entry.id, entry)
  notify()
  return isStored === true
}

/**
 * Deletes a lead that the receiver has confirmed, unless its entry has other content by now. A
 * deletion proves nothing to the other tabs, so they are first told what was confirmed.
 */
export function confirmEntry(sent: Content): void {
  const { id, revision, lead } = sent
  const now = outboxEntry(id)
  if (now && !isSame(now, sent)) return
  // Shorter than the entry, so that full storage has room for it.
  stored((storage) => storage.setItem(PREFIX + id, JSON.stringify({ id, revision, lead, isSent: true })))
  removeEntry(id)
}

/** Deletes a lead, whether or not it has arrived. */
export function removeEntry(id: string): void {
  inMemory.delete(id)
  stored((storage) => storage.removeItem(PREFIX + id))
  notify()
}

/**
 * Calls back when another tab changes a lead, with its new state: `isSent` if it was confirmed,
 * null if it was deleted. Returns a function that stops this.
 */
export function onOtherTab(listener: (id: string, now: OutboxEntry | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(PREFIX))
      listener(key.slice(PREFIX.length), JSON.parse(newValue ?? 'null') as OutboxEntry | null)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Calls back whenever the outbox changes, in this tab or in another one. */
export function onOutboxChange(listener: () => void): void {
  if (listeners.size === 0) window.addEventListener('storage', notify)
  listeners.add(listener)
}

const notify = () => listeners.forEach((listener) => listener())

/** Parses a stored entry; deletes it if it is too old or invalid. */
function read(storage: Storage, key: string): OutboxEntry | undefined {
  try {
    const entry = JSON.parse(storage.getItem(key) ?? '') as OutboxEntry
    const age = Date.now() - entry.askedAt
    if (PREFIX + entry.id === key && age < RETENTION_MS) return age < 0 ? askedNow(entry) : entry
  } catch {
    // Not an entry of the outbox.
  }
  storage.removeItem(key)
  return undefined
}

/**
 * Restarts the lead's time limit: the clock was ahead when it was submitted, and has been corrected
 * since.
 */
function askedNow(entry: OutboxEntry): OutboxEntry {
  const now = { ...entry, askedAt: Date.now() }
  stored((storage) => storage.setItem(PREFIX + entry.id, JSON.stringify(now)))
  return now
}

function stored<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}
