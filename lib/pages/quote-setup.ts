import { getContent } from '../content/get-content'
import { contactMethods } from '../content/contact'
import { embedsOf, formTarget } from '../integrations/integrations'
import { inlineParts } from '../content/markdown'
import { closedDays } from '../site/closures'
import { zoneOf } from '../content/schema/states'
import { QUOTE_HREF, THANK_YOU_PATH } from '../content/routes'
import type { SiteFields } from '../content/schema/site'
import { absoluteUrl } from '../site/site-url'

/** The data of every quote form of the site. */
export function quoteSetup() {
  const { quote, integrations, services, site } = getContent()
  const { phone, email } = contactMethods()
  const { form, calendar } = embedsOf(integrations)
  const { frame: _, drafted, form: ownForm, ...words } = quote
  const { notice, draft, draftHint, ...labels } = ownForm
  const isEmail = integrations.delivery.kind === 'email'
  return {
    words: {
      ...words,
      form: isEmail ? { ...labels, draft, draftHint } : labels,
      drafted: isEmail ? drafted : { paste: drafted.paste },
    },
    copyFailed: site.words.copyFailed,
    notice: inlineParts(notice),
    services: services.map(({ title }) => ({ title })),
    target: formTarget(integrations.delivery, {
      mailbox: email.href,
      thanks: { path: THANK_YOU_PATH, url: absoluteUrl(THANK_YOU_PATH) },
    }),
    office: officeOf(site),
    phone,
    email,
    formHref: QUOTE_HREF,
    embeds: { quote: form, walkthrough: calendar },
  }
}

/**
 * Office hours and time zone, with the public holidays and closures from the day of the build on.
 */
export function officeOf(site: SiteFields) {
  const hours: Record<string, [string, string][]> = {}
  for (const { days, opens, closes } of site.officeHours.times)
    for (const day of days) (hours[day] ??= []).push([opens, closes])
  const answerHours = site.promises.quoteResponse?.hours ?? null
  return { hours, answerHours, holidays: closedDays(site), zone: zoneOf(site) }
}
