import { fieldName, type Unconfirmed } from './problem'
import type { Catalogue } from './types'
import { entriesOf, textsIn } from './walk'

/**
 * Numbers that the ACMA sets aside for fiction, as digits: landlines, mobiles, 1800 and 1300
 * numbers.
 */
const FICTITIOUS_NUMBERS = [
  /^0[2378](5550|7010)\d{4}$/,
  /^049157\d{4}$/,
  /^1800(160401|9757(0[7-9]|1[01]))$/,
  /^13009757(0[7-9]|1[01])$/,
]

/** The ABN that the Australian Business Register uses in its examples. */
const EXAMPLE_ABN = '51824753556'

/** Top-level and second-level names that reach nobody (RFC 2606). */
const EXAMPLE_HOST = /(^|[.@])(example|test|invalid|localhost)(\.(com|net|org))?$/

/** Words that only a sample has. */
const SAMPLE_WORDS = /\bsample\b|\bplaceholder\b|lorem ipsum|does not exist/i

/** The fields of an entry and its text that hold such words. */
function sampleWords(file: string, fields: object): Unconfirmed[] {
  return textsIn(fields)
    .filter(({ text }) => SAMPLE_WORDS.test(text))
    .map(({ path }) => ({ file, field: fieldName(path), reason: 'reads like a sample' }))
}

/**
 * Values that cannot be real although nothing marks them as samples: a forgotten mark must not let
 * them through.
 */
export function fictitiousValues(catalogue: Catalogue, siteUrl: string): Unconfirmed[] {
  const { site } = catalogue
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const numbers = (['phone', 'helpdesk'] as const).filter((field) =>
    FICTITIOUS_NUMBERS.some((pattern) => pattern.test(digits(site[field].value))),
  )
  const inSite = [
    ...numbers,
    ...(digits(site.abn.value) === EXAMPLE_ABN ? ['abn'] : []),
    ...(EXAMPLE_HOST.test(site.email.value) ? ['email'] : []),
  ].map((field): Unconfirmed => ({ file: 'content/site.yaml', field, reason: 'reaches nobody' }))
  const address: Unconfirmed = { file: 'the environment', field: 'SITE_URL', reason: 'reaches nobody' }
  return [
    ...inSite,
    ...sampleWords('content/site.yaml', site),
    ...entriesOf(catalogue).flatMap(({ file, body, source, ...fields }) =>
      sampleWords(file, { ...fields, text: source }),
    ),
    ...(EXAMPLE_HOST.test(new URL(siteUrl).hostname) ? [address] : []),
  ]
}
