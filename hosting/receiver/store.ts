import type { Lead } from '@/components/quote/fields'

/** A file that was sent with a lead. */
export interface StoredFile {
  /** Its name in the store: the lead's key, a number, and the extension of its detected type. */
  name: string
  /** The visitor's file name, as one line; only for people to read. */
  called: string
  /** Its media type, detected by its content. */
  type: string
  /** Its size in bytes. */
  size: number
}

/** One revision of a lead, as received. Only `try` ever changes. */
export interface StoredLead {
  /** A UUID: components/lead/identity.ts. */
  id: string
  /** Version of the lead, from 1; increases when the visitor changes it. */
  revision: number
  /** The highest number of tries with which this revision was received, from 1. */
  try: number
  reference: string
  /** When it was received, as ISO 8601 in UTC. */
  received: string
  /** Quarantined: a person should check it before anyone replies. */
  status: 'new' | 'quarantined'
  /** Why it is quarantined, as texts. */
  reasons: string[]
  /** The form's fields and what is derived from them, without empty ones. */
  fields: Lead
  /** The page from which it was sent, the campaign and the referring site, if known. */
  page?: string
  campaign?: string
  referrer?: string
  /** Fields that the form does not have, by name. */
  others: Record<string, string>
  files: StoredFile[]
  /**
   * The earlier revision whose words it repeats, if it only adds files to that: the form's script
   * sends them once the words are confirmed.
   */
  addsTo?: number
}

/** What was mailed of a lead: the office's copy, or everything. */
export type Mailed = 'office' | 'all'

/** A lead, by its key, of which not everything was mailed. */
export interface UnmailedLead {
  key: string
  mailed: Mailed | undefined
}

/** The file extensions with which stores mark what was mailed of a lead. */
export const MARKS: Record<Mailed, string> = { office: 'mailed-to-office', all: 'mailed' }

/** A store of leads. A revision of a lead is identified by its key: `keyOf`. */
export interface LeadStore {
  /**
   * Stores a lead with the contents of its files, in the order of `lead.files`. Once this resolves,
   * they survive a power failure. Returns false, without a change, if this revision exists. Rejects
   * when it cannot be stored.
   */
  keep: (lead: StoredLead, contents: readonly Uint8Array[]) => Promise<boolean>
  /** Records that a revision was received again. Returns false if it does not exist. */
  noteTry: (key: string, count: number) => Promise<boolean>
  find: (key: string) => Promise<StoredLead | undefined>
  /** The stored revisions of a lead, in no particular order. */
  revisions: (id: string) => Promise<number[]>
  /** The leads of a day in Sydney such as 2026-11-22, the earliest first. */
  day: (day: string) => Promise<StoredLead[]>
  content: (lead: StoredLead, file: StoredFile) => Promise<Uint8Array>
  unmailed: () => Promise<UnmailedLead[]>
  /** Rejects while nothing can be written, or no files. */
  tryWriting: () => Promise<void>
  /** Durably records what was mailed. */
  noteMailed: (key: string, mailed: Mailed) => Promise<void>
}

/** The key of a revision of a lead, which is also a safe file name. */
export const keyOf = ({ id, revision }: Pick<StoredLead, 'id' | 'revision'>): string => `${id}-r${revision}`

const SYDNEY_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short' })

/** The date in Sydney at a time: 2026-11-22. */
export const sydneyDay = (time: Date): string => SYDNEY_DAY.format(time)

const SYDNEY_TIME = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  dateStyle: 'full',
  timeStyle: 'long',
})

/** Formats a time in Sydney: "Sunday 22 November 2026 at 9:05:00 am AEDT". */
export const sydneyTime = (time: Date): string => SYDNEY_TIME.format(time)
