import { quoteSetup } from '@/lib/pages/quote-setup'
import type { QuoteSetup } from '@/components/quote/setup'
import { embedsOf, formTarget } from '@/lib/integrations/integrations'
import { THANK_YOU_PATH } from '@/lib/content/routes'
import { integrations } from '@/lib/content/schema/integrations'
import { CONNECTED, addressOf } from '../support/variants'

const setup = quoteSetup()
const connected = integrations.parse(CONNECTED.integrations)
const { form, calendar } = embedsOf(connected)

/** What every quote form is given where everything is connected. */
export const connectedSetup: QuoteSetup = {
  ...setup,
  target: formTarget(connected.delivery, {
    mailbox: setup.email.href,
    thanks: { path: THANK_YOU_PATH, url: `${addressOf(CONNECTED)}${THANK_YOU_PATH}` },
  }),
  embeds: { quote: form, walkthrough: calendar },
}
