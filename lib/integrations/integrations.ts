import { frameOrigins, partyOf, resolveEmbed } from './embeds'
import type { Party } from './providers/provider'
import type { Embed } from '../content/schema/embed'
import { type AnalyticsFields, type DeliveryFields, type IntegrationsFields } from '../content/schema/integrations'
import { FILE_LIMITS } from '../content/schema/form-limits'
import type { FormTarget } from '../content/types'

/** The frames that are configured; null where the site shows its own form or call. */
export function embedsOf({ form, calendar }: IntegrationsFields): Record<'form' | 'calendar', Embed | null> {
  return { form: form && resolveEmbed('form', form), calendar: calendar && resolveEmbed('calendar', calendar) }
}

/** The name of the site's own form, by which Netlify lists requests. */
const FORM_NAME = 'quote'

/**
 * The name of the field that only programs fill in. It says nothing that a password manager could
 * take for a part of an address.
 */
export const HONEYPOT = 'leave-empty'

const WEB3FORMS = 'https://api.web3forms.com/submit'

interface Destinations {
  /** The company's mailbox as a mailto: address. */
  mailbox: string
  /** The page that thanks, as a path and as a full address. */
  thanks: { path: string; url: string }
}

/** A way in which requests reach the company. */
interface Delivery {
  /** Who takes them; null where nobody does but the company's mailbox. */
  party: Party | null
  /** Its origin, where that is another one than the site's. */
  origin: string | null
  form: (destinations: Destinations) => Pick<FormTarget, 'action' | 'fields' | 'honeypot' | 'files'>
}

/**
 * Each service has names of its own for the field that only programs fill in, and for the page to
 * which a post without script leads (formspree.io/formspree-libraries, docs.web3forms.com,
 * docs.netlify.com).
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
        form: ({ thanks }) => ({ action: delivery.address, fields: { _next: thanks.url }, honeypot: '_gotcha' }),
      }
    case 'web3forms':
      return {
        party: { name: 'Web3Forms', privacyUrl: 'https://web3forms.com/privacy' },
        origin: originOf(WEB3FORMS),
        form: ({ thanks }) => ({
          action: WEB3FORMS,
          fields: { access_key: delivery.key, redirect: thanks.url },
          honeypot: 'botcheck',
        }),
      }
  }
}

/** Who counts visits. */
interface Analytics extends Pick<PolicySources, 'script' | 'connect' | 'allowsTrustedTypes'> {
  party: Party
}

/** The server of Plausible itself; others run its program on servers of their own. */
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
      // The place: plausible.io/data-policy.
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
 * Where the own form goes, as its HTML says it: a post that works without script, and what script
 * needs to do better.
 */
export function formTarget(delivery: DeliveryFields, destinations: Destinations): FormTarget {
  return { kind: delivery.kind, name: FORM_NAME, ...deliveryOf(delivery).form(destinations) }
}

/** The address at which the lead receiver that takes requests at `address` says how it is. */
export function healthAddress(address: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/health`
  return url.href
}

/** Everybody who receives something from visitors, by the field that connects them. */
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

/** The origins that a security policy has to allow beyond the site's own, by directive. */
export interface PolicySources {
  frame: string[]
  form: string[]
  connect: string[]
  script: string[]
  /** Whether script may be held to Trusted Types: Google's tags write scripts of their own. */
  allowsTrustedTypes: boolean
}

/**
 * What the configuration makes the site load or send, and nothing more. `siteUrl` is the site's own
 * address.
 */
export function policySources(integrations: IntegrationsFields, siteUrl: string): PolicySources {
  const { delivery } = integrations
  const embeds = Object.values(embedsOf(integrations)).filter((embed) => embed !== null)
  const analytics = integrations.analytics && analyticsOf(integrations.analytics)
  const { origin } = deliveryOf(delivery)
  return {
    frame: frameOrigins(embeds),
    // Browsers look at a form's redirects, too: a service sends the visitor back to the page that
    // thanks, under the site's own name even where the site is seen under another one.
    form: delivery.kind === 'email' ? ['mailto:'] : origin ? [origin, "'self'", originOf(siteUrl)] : ["'self'"],
    connect: [...(origin ? [origin] : []), ...(analytics?.connect ?? [])],
    script: analytics?.script ?? [],
    allowsTrustedTypes: analytics?.allowsTrustedTypes ?? true,
  }
}

const originOf = (address: string) => new URL(address).origin

/** The part of an address that people know its owner by: formspree.io, company.com.au. */
function domainOf(address: string): string {
  const { hostname } = new URL(address)
  return /[^.]+\.((com|net|org|edu|gov|asn|id|co)\.)?[^.]+$/.exec(hostname)?.[0] ?? hostname
}
