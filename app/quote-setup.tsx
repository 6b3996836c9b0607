import { Inline } from '@/components/ui/prose'
import type { QuoteSetup } from '@/components/behaviour/quote-setup'
import { catalogue } from '@/content/catalogue'
import { contactWays } from '@/content/contact'
import { embedsOf, formTarget } from '@/content/integrations'
import { QUOTE_HREF, THANK_YOU_PATH } from '@/content/routes'
import { absoluteUrl } from './_seo/site-url'

/** What every quote form of the site is given, and the providers' frames that stand before it. */
export function quoteSetup(): { setup: QuoteSetup; embeds: ReturnType<typeof embedsOf> } {
  const { quote, integrations, services, site } = catalogue()
  const { phone, email } = contactWays()
  return {
    setup: {
      words: quote,
      copyFailed: site.words.copyFailed,
      notice: <Inline text={quote.form.notice} />,
      services: services.map(({ title, path }) => ({ title, path })),
      target: formTarget(integrations.delivery, {
        mailbox: email.href,
        thanks: { path: THANK_YOU_PATH, url: absoluteUrl(THANK_YOU_PATH) },
      }),
      phone,
      email,
      formHref: QUOTE_HREF,
      thanksHref: THANK_YOU_PATH,
    },
    embeds: embedsOf(integrations),
  }
}
