/** What prose may say as {name}. */
export type Facts = Readonly<Record<string, string>>

/** The number as a machine dials it: "(02) 5550 0142" gives +61255500142 (E.164). */
export function dialNumber(phone: string): string {
  return `+61${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`
}

/** Fields of site.yaml that prose may say by their name. */
const NAMED = [
  'name',
  'shortName',
  'legalName',
  'abn',
  'phone',
  'helpdesk',
  'email',
  'officeHours',
  'happyClients',
  'yearsInBusiness',
  'combinedExperience',
]

/** A part of site.yaml as it was read, right or wrong. */
type Raw = Record<string, unknown> | undefined

/** The facts in site.yaml as it was read, right or wrong: a fault in it is reported once, and not again wherever prose says the fact. */
export function factsOf(site: unknown): Facts {
  const fields = site as Raw
  const valueOf = (part: unknown, name: string) => String((part as Raw)?.value ?? `{${name}}`)
  const named = Object.fromEntries(NAMED.map((name) => [name, valueOf(fields?.[name], name)]))
  const grouped = [fields?.promises, fields?.practice].flatMap((group) =>
    Object.entries((group as Raw) ?? {}).map(([name, part]) => [name, valueOf(part, name)]),
  )
  const { street, suburb, state, postcode } = (fields?.address as Raw) ?? {}
  return {
    ...named,
    ...(Object.fromEntries(grouped) as Facts),
    address: `${street}, ${suburb} ${state} ${postcode}`,
    phoneUrl: `tel:${dialNumber(named.phone ?? '')}`,
    helpdeskUrl: `tel:${dialNumber(named.helpdesk ?? '')}`,
    emailUrl: `mailto:${named.email}`,
  }
}

const FACT = /\{([A-Za-z][\w.]*)\}/g

/** The text with every {fact} replaced. Names that `facts` lacks stay as they are and are reported to `onUnknown`. */
export function fillFacts(text: string, facts: Facts, onUnknown: (name: string) => void): string {
  return text.replaceAll(FACT, (token, name: string) => {
    const value = facts[name]
    if (value === undefined) onUnknown(name)
    return value ?? token
  })
}
