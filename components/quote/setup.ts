import type { Embed } from '@/lib/content/schema/embed'
import type { QuoteFields } from '@/lib/content/schema/quote'
import type { ContactMethod, FormTarget, InlinePart } from '@/lib/content/types'
import type { Office } from './business-time'

type PartlyOptional<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>

/**
 * The form's words except those that it never shows: a provider's frame has a module of its own,
 * and what is said about an email draft is included only if requests are emails.
 */
export type QuoteWords = Omit<QuoteFields, 'frame' | 'drafted' | 'form'> & {
  /** The collection notice is beside the words, as its parts. */
  form: PartlyOptional<Omit<QuoteFields['form'], 'notice'>, 'draft' | 'draftHint'>
  drafted: PartlyOptional<QuoteFields['drafted'], Exclude<keyof QuoteFields['drafted'], 'paste'>>
}

/** What a quote button requests. */
export type Subject = 'quote' | 'walkthrough'

/**
 * The data of every quote form of the site. It is serialisable, since the browser gets it as a
 * module of its own: `site:quote-setup` (scripts/browser/site-data.ts).
 */
export interface QuoteSetup {
  words: QuoteWords
  copyFailed: string
  /** The collection notice, with its links. */
  notice: readonly InlinePart[]
  services: readonly { title: string }[]
  target: FormTarget
  /** Office hours and response time. */
  office: Office
  phone: ContactMethod
  email: ContactMethod
  /** URL of the page with the full form. */
  formHref: string
  /** The provider's frame for each subject; null for the own form. */
  embeds: Readonly<Record<Subject, Embed | null>>
}
