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
  /**
   * Set once a server has responded in a way after which only the visitor may have it sent again.
   */
  isAnswered?: boolean
}

/** How long a lead is kept, in ms. */
export const RETENTION_MS = OUTBOX_HOURS * 60 * 60 * 1000

const PREFIX = 'quote-outbox:'

/** Entries that could not be stored, because storage is off or full. */
const inMemory = new Map<string, OutboxEntry>()
/** Ids of leads that were confirmed since this page was loaded. */
const forgotten = new Set<string>()
const listeners = new Set<() => void>()

/** All leads that are not confirmed yet, the oldest first. */
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
  forgotten.delete(entry.id)
  const isStored = stored((storage) => {
    storage.setItem(PREFIX + entry.id, JSON.stringify(entry))
    return true
  })
  if (isStored) inMemory.delete(entry.id)
  else inMemory.set(entry.id, entry)
  notify()
  return isStored === true
}

/** Deletes a lead that the receiver has confirmed. */
export function removeEntry(id: string): void {
  forgotten.add(id)
  inMemory.delete(id)
  stored((storage) => storage.removeItem(PREFIX + id))
  notify()
}

/**
 * Watches whether a lead is deleted, also by another tab, which means that the receiver confirmed
 * it. Clearing all storage does not count.
 */
export function watchRemoval(id: string): { isRemoved: () => boolean; end: () => void } {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + id && newValue === null) forgotten.add(id)
  }
  window.addEventListener('storage', hear)
  return {
    isRemoved: () => forgotten.has(id),
    end: () => window.removeEventListener('storage', hear),
  }
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
    if (PREFIX + entry.id === key && Math.abs(Date.now() - entry.askedAt) < RETENTION_MS) return entry
  } catch {
    // Not an entry of the outbox.
  }
  storage.removeItem(key)
  return undefined
}

function stored<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage)
  } catch {
    return undefined
  }
}
