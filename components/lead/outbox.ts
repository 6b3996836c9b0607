import { OUTBOX_HOURS } from '@/lib/content/schema/form-limits'
import type { Lead } from '../quote/fields'

/** A lead that was asked to be sent, as it is kept until the receiver has proven that it has it. */
export interface Entry {
  id: string
  /** Counts what the visitor has changed after it was sent, from 1. */
  revision: number
  /** How often this revision was sent. */
  tries: number
  /** When it was asked for, in ms since 1970. */
  askedAt: number
  lead: Lead
  /** Set once a server has given an answer after which only the visitor may have it sent again. */
  isAnswered?: boolean
}

/** How long a lead is kept, in ms. */
export const KEPT_MS = OUTBOX_HOURS * 60 * 60 * 1000

const PREFIX = 'quote-outbox:'

/** What could not be written down, where storage is off or full. */
const inMemory = new Map<string, Entry>()
/** What the receiver has, since this page was loaded. */
const forgotten = new Set<string>()
const listeners = new Set<() => void>()

/** Everything that is not out yet, the oldest first. */
export function entries(): Entry[] {
  const all = stored((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(storage, key) ?? []),
  )
  return [...(all ?? []).filter(({ id }) => !inMemory.has(id)), ...inMemory.values()].sort(
    (a, b) => a.askedAt - b.askedAt,
  )
}

export const entryOf = (id: string): Entry | undefined => entries().find((entry) => entry.id === id)

/** Writes a lead down. Gives whether it outlives the page: storage may be switched off or full. */
export function keep(entry: Entry): boolean {
  forgotten.delete(entry.id)
  const isStored = stored((storage) => {
    storage.setItem(PREFIX + entry.id, JSON.stringify(entry))
    return true
  })
  if (isStored) inMemory.delete(entry.id)
  else inMemory.set(entry.id, entry)
  tell()
  return isStored === true
}

/** Forgets a lead: the receiver has it. */
export function forget(id: string): void {
  forgotten.add(id)
  inMemory.delete(id)
  stored((storage) => storage.removeItem(PREFIX + id))
  tell()
}

/**
 * Watches whether a lead is forgotten, also by another tab: the receiver has it then. That storage
 * was emptied is no such sign.
 */
export function watchForgetting(id: string): { isForgotten: () => boolean; end: () => void } {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + id && newValue === null) forgotten.add(id)
  }
  window.addEventListener('storage', hear)
  return {
    isForgotten: () => forgotten.has(id),
    end: () => window.removeEventListener('storage', hear),
  }
}

/** Calls back whenever something changes in the outbox, in this tab or in another one. */
export function onOutboxChange(listener: () => void): void {
  if (listeners.size === 0) window.addEventListener('storage', tell)
  listeners.add(listener)
}

const tell = () => listeners.forEach((listener) => listener())

/** An entry that is too old, or is none, is deleted. */
function read(storage: Storage, key: string): Entry | undefined {
  try {
    const entry = JSON.parse(storage.getItem(key) ?? '') as Entry
    if (PREFIX + entry.id === key && Math.abs(Date.now() - entry.askedAt) < KEPT_MS) return entry
  } catch {
    // It is none of ours.
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
