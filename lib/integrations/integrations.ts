import { frameOrigins, partyOf, resolveEmbed } from './embeds'
import type { Party } from './providers/provider'
import type { Embed } from '../content/schema/embed'
import { type AnalyticsFields, type DeliveryFields, type IntegrationsFields } from '../content/schema/integrations'
import { FILE_LIMITS } from '../content/schema/form-limits'
import type { FormTarget } from '../content/types'

/** The configured frames; null where the site shows its own form or call to action. */
export function embedsOf({ form, calendar }: IntegrationsFields): Record<'form' | 'calendar', Embed | null> {
  return { form: form && resolveEmbed('form', form), calendar: calendar && resolveEmbed('calendar', calendar) }
}

/** The name of the site's own form, under which Netlify lists requests. */
const FORM_NAME = 'quote'

/** The name of the honeypot field. No password manager takes it for a part of an address. */
export const HONEYPOT = 'leave-empty'

const WEB3FORMS = 'https://api.web3forms.com/submit'

interface Destinations {
  /** The company's mailbox as a mailto: address. */
  mailbox: string
  /** The thank-you page, as a path and as a full URL. */
  thanks: { path: string; url: string }
}

/** A way in which requests reach the company. */
interface Delivery {
  /** Who receives them; null if nobody does but the company's mailbox. */
  party: Party | null
  /** Its origin, if it differs from the site's. */
  origin: string | null
  form: (destinations: Destinations) => Pick<FormTarget, 'action' | 'fields' | 'nativeFields' | 'honeypot' | 'files'>
}

/**
 * Each service has its own names for the honeypot field, and for the page to which a post without
 * script leads (formspree.io/formspree-libraries, docs.web3forms.com, docs.netlify.com).
 */
function deliveryOf(delivery: DeliveryFields): Delivery {
  switch (delivery.kind) {
    case 'email':
      return { party: null, origin: null, form: ({ mailbox }) => ({ action: mailbox, fields: {} }) }
    case 'receiver':
      return {
        party: { name: domainOf(delivery.address) },
        origin: originOf(delivery.address),
        form: () => ({
          action: delivery.address,
          fields: {},
          honeypot: HONEYPOT,
          files: FILE_LIMITS[delivery.runsOn],
        }),
      }
    case 'netlify':
      return {
        party: { name: 'Netlify', privacyUrl: 'https://www.netlify.com/privacy/' },
        origin: null,
        form: ({ thanks }) => ({ action: thanks.path, fields: { 'form-name': FORM_NAME }, honeypot: HONEYPOT }),
      }
    case 'formspree':
      return {
        party: { name: 'Formspree', privacyUrl: 'https://formspree.io/legal/privacy-policy/' },
        origin: originOf(delivery.address),
        form: ({ thanks }) => ({
          action: delivery.address,
          fields: {},
          nativeFields: { _next: thanks.url },
          honeypot: '_gotcha',
        }),
      }
    case 'web3forms':
      return {
        party: { name: 'Web3Forms', privacyUrl: 'https://web3forms.com/privacy' },
        origin: originOf(WEB3FORMS),
        form: ({ thanks }) => ({
          action: WEB3FORMS,
          fields: { access_key: delivery.key },
          nativeFields: { redirect: thanks.url },
          honeypot: 'botcheck',
        }),
      }
  }
}

/** A service that counts visits. */
interface Analytics extends Pick<PolicySources, 'script' | 'connect' | 'allowsTrustedTypes'> {
  party: Party
}

/** Plausible's own server; others host its program themselves. */
const PLAUSIBLE = 'https://plausible.io'

/** Google's hosts: developers.google.com/tag-platform/security/guides/csp. */
const GOOGLE = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  allowsTrustedTypes: false,
}

const GOOGLE_PRIVACY = 'https://policies.google.com/privacy'

function analyticsOf(analytics: AnalyticsFields): Analytics {
  switch (analytics.provider) {
    case 'plausible': {
      const origin = originOf(analytics.script)
      // The country: plausible.io/data-policy.
      const itself = { privacyUrl: `${PLAUSIBLE}/data-policy`, storedIn: 'the European Union' }
      const party = { name: 'Plausible', ...(origin === PLAUSIBLE && itself) }
      return { party, script: [origin], connect: [origin], allowsTrustedTypes: true }
    }
    case 'gtag':
      return { party: { name: 'Google Analytics', privacyUrl: GOOGLE_PRIVACY }, ...GOOGLE }
    case 'gtm':
      return { party: { name: 'Google Tag Manager', privacyUrl: GOOGLE_PRIVACY }, ...GOOGLE }
  }
}

/**
 * Where the site's own form sends requests, as its HTML states it: a post that works without
 * script, and what script needs to improve on it.
 */
export function formTarget(delivery: DeliveryFields, destinations: Destinations): FormTarget {
  return { kind: delivery.kind, name: FORM_NAME, ...deliveryOf(delivery).form(destinations) }
}

/** The URL at which the lead receiver at `address` reports its status. */
export function healthAddress(address: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/health`
  return url.href
}

/** Everybody who receives data from visitors, by the field that connects them. */
export function partiesOf(
  integrations: IntegrationsFields,
): Record<'form' | 'calendar' | 'delivery' | 'analytics', Party | null> {
  const { form, calendar } = embedsOf(integrations)
  const { delivery, analytics } = integrations
  return {
    form: form && partyOf(form),
    calendar: calendar && partyOf(calendar),
    delivery: deliveryOf(delivery).party,
    analytics: analytics && analyticsOf(analytics).party,
  }
}

/** The origins that a security policy has to allow besides the site's own, by directive. */
export interface PolicySources {
  frame: string[]
  form: string[]
  connect: string[]
  script: string[]
  /**
   * Whether script can be restricted to Trusted Types: Google's tags write scripts of their own.
   */
  allowsTrustedTypes: boolean
}

/**
 * What the configuration lets the site load or send, and nothing more. `siteUrl` is the site's own
 * URL.
 */
export function policySources(integrations: IntegrationsFields, siteUrl: string): PolicySources {
  const { delivery } = integrations
  const embeds = Object.values(embedsOf(integrations)).filter((embed) => embed !== null)
  const analytics = integrations.analytics && analyticsOf(integrations.analytics)
  const { origin } = deliveryOf(delivery)
  return {
    frame: frameOrigins(embeds),
    // Browsers check a form's redirects as well: a service redirects the visitor to the thank-you
    // page under the site's own host name, even if the site was visited under another one.
    form: delivery.kind === 'email' ? ['mailto:'] : origin ? [origin, "'self'", originOf(siteUrl)] : ["'self'"],
    connect: [...(origin ? [origin] : []), ...(analytics?.connect ?? [])],
    script: analytics?.script ?? [],
    allowsTrustedTypes: analytics?.allowsTrustedTypes ?? true,
  }
}

const originOf = (address: string) => new URL(address).origin

/** The part of an address that identifies its owner to people: formspree.io, company.com.au. */
function domainOf(address: string): string {
  const { hostname } = new URL(address)
  return /[^.]+\.((com|net|org|edu|gov|asn|id|co)\.)?[^.]+$/.exec(hostname)?.[0] ?? hostname
}
