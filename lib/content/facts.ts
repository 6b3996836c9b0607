import { LENGTH_LIMITS, OUTBOX_HOURS } from './schema/form-limits'
import { LAST_MINUTE, WEEK, type Closure, type OpenTimes } from './schema/dates-and-hours'
import { PROMISES, site, type SiteFields } from './schema/site'

/**
 * What prose may refer to as {name}; null for a known fact that is absent, such as a promise that
 * the company does not make, or the name of a service that is not connected.
 */
export type Facts = ReadonlyMap<string, string | null>

/** The number in international format (E.164): "(02) 0000 0000" gives +61200000000. */
export function dialNumber(phone: string): string {
  return `+61${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`
}

/**
 * Opening hours in words: "7 am to 6 pm, Monday to Friday; 8 am to 12 pm and 1 pm to 4 pm,
 * Saturday".
 */
export function hoursText({ times }: Pick<SiteFields['officeHours'], 'times'>): string {
  const byDays = new Map<string, OpenTimes[]>()
  for (const part of times) byDays.set(part.days.join(), [...(byDays.get(part.days.join()) ?? []), part])
  return [...byDays.values()].map(timesText).join('; ')
}

/** Hours on the same days, one before a break and one after it. */
function timesText(times: readonly OpenTimes[]): string {
  const days = times[0]?.days ?? []
  const hours = times.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`)
  const places = days.map((day) => WEEK.indexOf(day))
  // A week may begin on a Sunday.
  const isNext = (place: number, i: number) => i === 0 || place === ((places[i - 1] ?? 0) + 1) % WEEK.length
  const inARow = days.length > 2 && places.every(isNext)
  const list = new Intl.ListFormat('en-AU')
  return `${list.format(hours)}, ${inARow ? `${days[0]} to ${days.at(-1)}` : list.format(days)}`
}

/** "07:00" gives 7 am, "17:30" gives 5:30 pm. */
function clock(time: string): string {
  if (time === '00:00' || time === LAST_MINUTE) return 'midnight'
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`
}

/** Business hours in words: "2 business hours". */
export function responseText(hours: number): string {
  return `${hours} business ${hours === 1 ? 'hour' : 'hours'}`
}

const DAYS = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A closure in words: "Closed over Christmas, 24 December 2026 – 5 January 2027". */
export function closureText({ text, from, until }: Closure): string {
  return `${text}, ${DAYS.formatRange(new Date(from), new Date(until))}`
}

/** Fields of site.yaml that prose may refer to by name. */
const NAMED = [
  'name',
  'shortName',
  'legalName',
  'abn',
  'phone',
  'secondPhone',
  'helpdesk',
  'email',
  'city',
  'happyClients',
  'yearsInBusiness',
  'combinedExperience',
] as const

/** The facts that a company may lack, and that conditions may still refer to. */
export const OPTIONAL_FACTS: readonly string[] = [
  ...NAMED.filter((name) => site.shape[name].safeParse(undefined).success),
  'street',
  ...Object.keys(PROMISES),
  ...Object.keys(site.shape.practice.shape),
]

/** A part of site.yaml as it was read, valid or not. */
type Raw = Readonly<Record<string, unknown>>

const groupOf = (part: unknown): Raw | undefined =>
  typeof part === 'object' && part !== null ? (part as Raw) : undefined

/**
 * The facts in site.yaml as it was read, valid or not. A fact that is invalid, or required and
 * missing, has its own placeholder as its value: the problem is then reported once, for site.yaml,
 * and not again wherever prose refers to the fact.
 */
export function factsOf(read: unknown): Facts {
  const facts = new Map<string, string | null>()
  const add = (group: Raw | undefined, names: readonly string[]) => {
    for (const name of names) {
      const isAbsent = group?.[name] === undefined && group !== undefined && OPTIONAL_FACTS.includes(name)
      facts.set(name, isAbsent ? null : String(groupOf(group?.[name])?.value ?? `{${name}}`))
    }
  }
  const fields = groupOf(read)
  const promises = groupOf(fields?.promises)
  const promised = Object.keys({ ...PROMISES, ...promises })
  const practised = Object.keys(site.shape.practice.shape)
  add(fields, NAMED)
  add(promises, promised)
  add(groupOf(fields?.practice), practised)
  for (const name of ['phone', 'secondPhone', 'helpdesk']) {
    const number = facts.get(name) ?? null
    facts.set(`${name}Url`, number && `tel:${dialNumber(number)}`)
    // A number in running text does not break at the end of a line.
    facts.set(name, number && number.replaceAll(' ', '\u00a0'))
  }
  const address = site.shape.address.safeParse(fields?.address)
  const officeHours = site.shape.officeHours.safeParse(fields?.officeHours)
  const hours = groupOf(promises?.quoteResponse)?.hours
  facts.set('address', address.success ? addressText(address.data) : '{address}')
  facts.set('street', address.success ? (address.data.street ?? null) : '{street}')
  facts.set('suburb', address.success ? address.data.suburb : '{suburb}')
  facts.set('postcode', address.success ? address.data.postcode : '{postcode}')
  facts.set('officeHours', officeHours.success ? hoursText(officeHours.data) : '{officeHours}')
  if (typeof hours === 'number') facts.set('quoteResponse', responseText(hours))
  // Nor does a measure, between its figure and its unit: “24 hours”.
  for (const name of [...promised, ...practised, 'officeHours'])
    facts.set(name, facts.get(name)?.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0') ?? null)
  facts.set('messageLength', LENGTH_LIMITS.message.toLocaleString('en-AU'))
  facts.set('outboxHours', `${OUTBOX_HOURS} hours`)
  facts.set('emailUrl', `mailto:${facts.get('email')}`)
  return facts
}

/**
 * A text for programs: a no-break space keeps a phone number or a measure on one line of a page,
 * and is not what anybody searches for.
 */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** A postal address in one line. */
export function addressText({ street, suburb, state, postcode }: SiteFields['address']): string {
  return `${street ? `${street}, ` : ''}${suburb} ${state} ${postcode}`
}

const FACT = /\{([A-Za-z]\w*)\}/g
/** Anything in braces, and an unmatched brace. */
const BRACES = /\{+[^{}]*\}*|\}/g
/** A Markdoc tag, which has braces of its own. */
const TAG = /\{%.*?%\}/g

/**
 * The text with every {fact} replaced. Anything else in braces stays as it is and is reported to
 * `onUnknown`.
 */
export function fillFacts(text: string, facts: Facts, onUnknown: (found: string) => void): string {
  for (const found of text.replaceAll(TAG, '').match(BRACES) ?? []) {
    if (!facts.has(/^\{([^{}]*)\}$/.exec(found)?.[1] ?? '')) onUnknown(found)
  }
  return text.replaceAll(FACT, (token, name: string) => facts.get(name) ?? token)
}

/** The names of the absent facts that a text refers to. */
export function absentFacts(text: string, facts: Facts): string[] {
  return [...text.matchAll(FACT)].flatMap(([, name = '']) => (facts.get(name) === null ? [name] : []))
}
