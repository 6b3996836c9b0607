import type { Office } from '@/components/quote/business-time'
import type { QuoteSetup } from '@/components/quote/setup'
import { catalogue } from '@/lib/content/catalogue'
import { contactWays } from '@/lib/content/contact'
import { embedsOf, formTarget } from '@/lib/integrations/integrations'
import { inlineParts } from '@/lib/content/markdown'
import { publicHolidays } from '@/lib/site/public-holidays'
import { QUOTE_HREF, THANK_YOU_PATH } from '@/lib/content/routes'
import type { SiteFields } from '@/lib/content/schema/site'
import { absoluteUrl } from '../lib/site/site-url'

/** What every quote form of the site is given. */
export function quoteSetup(): QuoteSetup {
  const { quote, integrations, services, site } = catalogue()
  const { phone, email } = contactWays()
  const { form, calendar } = embedsOf(integrations)
  return {
    words: quote,
    copyFailed: site.words.copyFailed,
    notice: inlineParts(quote.form.notice),
    services: services.map(({ title, path }) => ({ title, path })),
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

/** When the office is open, with the public holidays from the day of the build on. */
function officeOf({ officeHours: { days, opens, closes }, promises }: SiteFields): Office {
  const holidays = publicHolidays(new Date(), days)
  return { days, opens, closes, answerHours: promises.quoteResponse.hours, holidays }
}
