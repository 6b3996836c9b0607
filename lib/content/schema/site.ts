import { z } from 'zod'
import { httpsUrl, iconPoint, line, nswPostcode, rich, sample } from './common'

/** A value that is the owner's to give. */
const value = z.strictObject({ value: line, sample })

/**
 * A figure or promise that the owner gave; `confirmed: false` until the evidence for it is on file
 * (Australian Consumer Law, s 4: a promise about the future needs reasonable grounds).
 */
const confirmed = z.literal(false).optional()

/** An Australian phone number as people write it: "(02) 0000 0000". */
const phone = z.strictObject({
  value: line.regex(
    /^(\(0[2378]\) \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3}|13 \d\d \d\d)$/,
    'an Australian phone number written as (02) 0000 0000, 0400 000 000, 1300 000 000 or 13 00 00',
  ),
  sample,
})

/**
 * Weights of the ABN's digits and its modulus (Australian Business Register, "Format of the ABN").
 */
function isAbn(text: string): boolean {
  const digits = text.replaceAll(' ', '').split('').map(Number)
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  if (digits.length !== weights.length || digits.some(Number.isNaN)) return false
  const sum = digits.reduce((total, digit, i) => total + (i === 0 ? digit - 1 : digit) * weights[i]!, 0)
  return sum % 89 === 0
}

/** The days of the week, in its order. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A term of practice. */
const practice = z.strictObject({ value: line, confirmed })

/**
 * A promise of the company. `value` is what prose says as {proposal}, {start} and so on;
 * `title` is the promise in a few words, `text` its conditions.
 */
const promise = iconPoint.extend({ value: line, confirmed })

/** The promise of an answer, in business hours. Prose: {quoteResponse}, in words. */
const response = iconPoint.extend({ hours: z.int('a whole number of hours').min(1).max(100), confirmed })

/** content/site.yaml: every fact about the company, once. */
export const site = z.strictObject({
  /** The company's full name. Prose: {name}. */
  name: value,
  /** The name in running text. Prose: {shortName}. */
  shortName: value,
  /** The name on contracts. Prose: {legalName}. */
  legalName: value,
  /** Prose: {abn}. */
  abn: z.strictObject({ value: line.refine(isAbn, 'an ABN whose check digits add up'), sample }),
  /** The office. Prose: {phone}. */
  phone,
  /** The helpdesk, day and night. Prose: {helpdesk}. */
  helpdesk: phone,
  /** Prose: {email}. */
  email: z.strictObject({ value: z.email('an e-mail address'), sample }),
  address: z.strictObject({
    street: line,
    suburb: line,
    state: z.literal('NSW'),
    postcode: nswPostcode,
    sample,
  }),
  /**
   * When the office answers; also the hours in which business hours are counted. Days in the order
   * of the week, times as 07:00. Prose: {officeHours}, in words.
   */
  officeHours: z
    .strictObject({
      days: z.array(z.enum(WEEK)).min(1),
      opens: z.iso.time({ precision: -1, error: 'a time such as 07:00' }),
      closes: z.iso.time({ precision: -1, error: 'a time such as 18:00' }),
      sample,
    })
    .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'a time after `opens`' }),
  /**
   * The external main site; null when there is none. With it, menu entries that have a
   * `mainSitePath` lead there.
   */
  mainSiteUrl: httpsUrl
    .refine(
      (url) => URL.canParse(url) && new URL(url).pathname === '/',
      'an address without a path, such as https://www.example.com.au',
    )
    .nullable(),
  /**
   * What browsers are told of https, for two years from each visit. `includeSubDomains: true` makes
   * every other address below this one unreachable without https (mail.…, shop.…), `preload: true`
   * asks for the whole domain to be put on the list that browsers are shipped with
   * (hstspreload.org); both take months to undo.
   */
  https: z.strictObject({ includeSubDomains: z.boolean(), preload: z.boolean() }),
  /** One sentence on the company, for the footer and for search engines. */
  summary: line,
  /** Figures. Prose: {happyClients}, {yearsInBusiness}, {combinedExperience}. */
  happyClients: z.strictObject({ value: line, confirmed }),
  yearsInBusiness: z.strictObject({ value: line, confirmed }),
  combinedExperience: z.strictObject({ value: line, confirmed }),
  /** The promises, in the order in which pages list them. */
  promises: z.strictObject({
    quoteResponse: response,
    proposal: promise,
    start: promise,
    emergency: promise,
    guarantee: promise,
    insurance: promise,
    policeChecked: promise,
    support: promise,
    flexible: promise,
  }),
  /**
   * Times and terms of the company's practice that several texts state; each is a token of the same
   * name.
   */
  practice: z.strictObject({
    /** When a fault is cleaned again: "next business day". */
    reclean: practice,
    /** How long after a visit the guarantee can be claimed. */
    claimWindow: practice,
    /** How far ahead a client asks for a visit to be moved. */
    moveNotice: practice,
    /** How long an unanswered or declined request is kept. */
    retention: practice,
    /** How long a walkthrough takes. */
    walkthrough: practice,
  }),
  /** The trust line of the header; `text` is its tooltip. */
  trustLine: z.array(z.strictObject({ title: line, text: line })).length(3),
  /** Words that stand on many pages. */
  words: z.strictObject({
    /** The label of every quote button. */
    quoteButton: line,
    /** The call button at the foot of a phone's screen. */
    call: line,
    helpdeskBadge: line,
    /**
     * The button beside a phone number, and the message when it has done its work; the number
     * follows both.
     */
    copyNumber: line,
    numberCopied: line,
    /** When the browser did not let a button copy. */
    copyFailed: line,
    /** While the next page or the quote dialog is loading; said to screen readers. */
    loading: line,
    /**
     * When a page does not come: what is said beside the button that asks for it again, and the
     * phone number.
     */
    noAnswer: line,
    tryAgain: line,
    /** The call to action at the end of each page: heading and paragraph. */
    closingTitle: line,
    closingText: rich,
  }),
})
export type SiteFields = z.infer<typeof site>
