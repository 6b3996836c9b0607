import type { ReactNode } from 'react'
import type { QuoteFields } from '@/content/schema/quote'
import type { ContactWay, FormTarget } from '@/content/types'

/** What every quote form of the site is given. */
export interface QuoteSetup {
  words: QuoteFields
  copyFailed: string
  /** The collection notice, with its link. */
  notice: ReactNode
  services: readonly { title: string; path: string }[]
  target: FormTarget
  phone: ContactWay
  email: ContactWay
  /** Where the form stands in full. */
  formHref: string
  /** The page to which a request leads that was sent. */
  thanksHref: string
}
