import { embedsOf } from '../../integrations/integrations'
import { plainText } from '../markdown'
import type { Problem } from '../problem'
import type { Embed, Provider } from '../schema/embed'
import type { AnalyticsFields, DeliveryFields } from '../schema/integrations'
import type { PartialContent } from '../whole'

/** What visitors know the providers of frames as; one that is not here is named by its host. */
const FRAMES: Readonly<Record<Exclude<Provider, 'custom'>, string>> = {
  leadconnector: 'LeadConnector',
  calendly: 'Calendly',
  calcom: 'Cal.com',
  tally: 'Tally',
  jotform: 'Jotform',
  typeform: 'Typeform',
  hubspot: 'HubSpot',
}

const ANALYTICS: Readonly<Record<AnalyticsFields['provider'], string>> = {
  plausible: 'Plausible',
  gtag: 'Google Analytics',
  gtm: 'Google Tag Manager',
}

/**
 * Whoever receives something from visitors has to be named by the privacy page (Australian Privacy
 * Principle 1.4).
 */
export function checkPrivacy({ pages, integrations }: PartialContent): Problem[] {
  const page = pages.find(({ slug }) => slug === 'privacy')
  // A file that is missing or wrong is a problem of its own.
  if (!page || !integrations) return []
  const { delivery, analytics } = integrations
  const { form, calendar } = embedsOf(integrations)
  const receivers = [
    ['form', form && nameOfFrame(form)],
    ['calendar', calendar && nameOfFrame(calendar)],
    ['delivery', nameOfDelivery(delivery)],
    ['analytics', analytics && ANALYTICS[analytics.provider]],
  ] as const
  const text = plainText(page.body)
  return receivers.flatMap(([field, name]) =>
    !name || text.includes(name)
      ? []
      : [
          {
            file: page.file,
            field: 'text',
            found: `nothing about ${name}`,
            expected: `a sentence that names ${name}, which content/integrations.yaml connects (${field})`,
          },
        ],
  )
}

const nameOfFrame = ({ provider, src }: Embed) => (provider === 'custom' ? new URL(src).host : FRAMES[provider])

function nameOfDelivery(delivery: DeliveryFields): string | null {
  switch (delivery.kind) {
    case 'receiver':
      return domainOf(delivery.address)
    case 'netlify':
      return 'Netlify'
    case 'formspree':
      return 'Formspree'
    case 'web3forms':
      return 'Web3Forms'
    default:
      return null
  }
}

/** The part of an address that people know its owner by: formspree.io, company.com.au. */
function domainOf(address: string): string {
  const { hostname } = new URL(address)
  return /[^.]+\.((com|net|org|edu|gov|asn|id|co)\.)?[^.]+$/.exec(hostname)?.[0] ?? hostname
}
