import type { Lead } from '@/components/quote/fields'

/** A file that came with a lead. */
export interface StoredFile {
  /** Its name in the store: the lead's key, a number, and an ending that its content stands for. */
  name: string
  /** What the visitor called it, as one line; only for people to read. */
  called: string
  /** Its media type, found by its content. */
  type: string
  /** Its size in bytes. */
  size: number
}

/** One revision of a lead, as it came in. It is never changed but for `try`. */
export interface StoredLead {
  /** A UUID: components/lead/identity.ts. */
  id: string
  /** From 1: how often the visitor has changed what was written. */
  revision: number
  /** From 1: the highest count of tries with which this revision came. */
  try: number
  reference: string
  /** When it came, as ISO 8601 in UTC. */
  received: string
  /** Quarantined: a person should look at it before anyone answers. */
  status: 'new' | 'quarantined'
  /** Why it is quarantined, in words. */
  reasons: string[]
  /** The form's fields and what they were understood as; nothing empty. */
  fields: Lead
  /** The page from which it was sent, the campaign and the site that led there, where known. */
  page?: string
  campaign?: string
  referrer?: string
  /** Fields that the form does not have, by name. */
  others: Record<string, string>
  files: StoredFile[]
}

/** What has been mailed of a lead: the office's copy, or everything. */
export type Mailed = 'office' | 'all'

/** The endings under which stores note what of a lead has been mailed. */
export const MARKS: Record<Mailed, string> = { office: 'mailed-to-office', all: 'mailed' }

/** Where leads are kept. A revision of a lead goes by its key: `keyOf`. */
export interface LeadStore {
  /**
   * Keeps a lead with the contents of its files, in the order of `lead.files`. Once this resolves
   * they outlast a loss of power. Gives false, and keeps nothing, when this revision is there
   * already. Rejects when it cannot be kept.
   */
  keep: (lead: StoredLead, contents: readonly Uint8Array[]) => Promise<boolean>
  /** Notes that a revision came once more. Gives false when there is no such revision. */
  noteTry: (key: string, count: number) => Promise<boolean>
  find: (key: string) => Promise<StoredLead | undefined>
  /** The revisions of a lead that are there, in no particular order. */
  revisions: (id: string) => Promise<number[]>
  /** The leads of a day in Sydney such as 2026-11-22, the earliest first. */
  day: (day: string) => Promise<StoredLead[]>
  /** The content of a lead's file. */
  content: (lead: StoredLead, file: StoredFile) => Promise<Uint8Array>
  /** The keys of the leads of which not everything has been mailed. */
  unmailed: () => Promise<{ key: string; mailed: Mailed | undefined }[]>
  /** Notes durably what has been mailed. */
  noteMailed: (key: string, mailed: Mailed) => Promise<void>
}

/** The key of a revision of a lead, which is also a safe name of a file. */
export const keyOf = ({ id, revision }: Pick<StoredLead, 'id' | 'revision'>): string => `${id}-r${revision}`

const SYDNEY_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short' })

/** The day in Sydney of a time: 2026-11-22. */
export const sydneyDay = (time: Date): string => SYDNEY_DAY.format(time)

const SYDNEY_TIME = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  dateStyle: 'full',
  timeStyle: 'long',
})

/** A time in Sydney for people: "Sunday 22 November 2026 at 9:05:00 am AEDT". */
export const sydneyTime = (time: Date): string => SYDNEY_TIME.format(time)
