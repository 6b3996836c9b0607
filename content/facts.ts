import type { SiteFields } from './schema/site'

/** What prose may say as {name}. */
export type Facts = Readonly<Record<string, string>>

/** The number as a machine dials it: "(02) 5550 0142" gives +61255500142 (E.164). */
export function dialNumber(phone: string): string {
  return `+61${phone.replaceAll(/\D/g, '').replace(/^0/, '')}`
}

/** The values of site.yaml under the names that prose uses, before they are filled into one another. */
export function factsOf(site: SiteFields): Facts {
  const promises = Object.fromEntries(Object.entries(site.promises).map(([name, promise]) => [name, promise.value]))
  return {
    ...promises,
    name: site.name.value,
    shortName: site.shortName.value,
    legalName: site.legalName.value,
    abn: site.abn.value,
    phone: site.phone.value,
    phoneUrl: `tel:${dialNumber(site.phone.value)}`,
    helpdesk: site.helpdesk.value,
    helpdeskUrl: `tel:${dialNumber(site.helpdesk.value)}`,
    email: site.email.value,
    emailUrl: `mailto:${site.email.value}`,
    address: `${site.address.street}, ${site.address.suburb} ${site.address.state} ${site.address.postcode}`,
    officeHours: site.officeHours.value,
    happyClients: site.happyClients.value,
    yearsInBusiness: site.yearsInBusiness.value,
    combinedExperience: site.combinedExperience.value,
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
