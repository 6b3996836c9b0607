import { frameOrigins, resolveEmbed } from './embeds'
import type { Embed } from '../content/schema/embed'
import { type AnalyticsFields, type DeliveryFields, type IntegrationsFields } from '../content/schema/integrations'
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

/**
 * Where the own form goes, as its HTML says it: a post that works without script, and what script
 * needs to do better. Each service has names of its own for the field that only programs fill in,
 * and for the page to which a post without script leads (formspree.io/formspree-libraries,
 * docs.web3forms.com, docs.netlify.com).
 */
export function formTarget(delivery: DeliveryFields, { mailbox, thanks }: Destinations): FormTarget {
  const { kind } = delivery
  const form = { kind, name: FORM_NAME }
  switch (kind) {
    case 'email':
      return { ...form, action: mailbox, fields: {} }
    case 'receiver':
      return { ...form, action: delivery.address, fields: {}, honeypot: HONEYPOT }
    case 'netlify':
      return { ...form, action: thanks.path, fields: { 'form-name': FORM_NAME }, honeypot: HONEYPOT }
    case 'formspree':
      return { ...form, action: delivery.address, fields: { _next: thanks.url }, honeypot: '_gotcha' }
    case 'web3forms':
      return {
        ...form,
        action: WEB3FORMS,
        fields: { access_key: delivery.key, redirect: thanks.url },
        honeypot: 'botcheck',
      }
  }
}

/** The origin of the service that takes requests, where that is another one than the site's. */
function serviceOrigin(delivery: DeliveryFields): string | undefined {
  switch (delivery.kind) {
    case 'receiver':
    case 'formspree':
      return new URL(delivery.address).origin
    case 'web3forms':
      return new URL(WEB3FORMS).origin
    default:
      return undefined
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
  const { delivery, analytics } = integrations
  const embeds = Object.values(embedsOf(integrations)).filter((embed) => embed !== null)
  const counted = analytics ? analyticsOrigins(analytics) : { script: [], connect: [] }
  const service = serviceOrigin(delivery)
  return {
    frame: frameOrigins(embeds),
    form: formTargets(delivery, siteUrl),
    connect: [...(service ? [service] : []), ...counted.connect],
    script: counted.script,
    allowsTrustedTypes: !analytics || analytics.provider === 'plausible',
  }
}

/**
 * Where forms may lead. Browsers look at redirects, too: a service sends the visitor back to the
 * page that thanks, under the site's own name even where the site is seen under another one.
 */
function formTargets(delivery: DeliveryFields, siteUrl: string): string[] {
  if (delivery.kind === 'email') return ['mailto:']
  const service = serviceOrigin(delivery)
  return service ? [service, "'self'", new URL(siteUrl).origin] : ["'self'"]
}

/** Google's hosts: developers.google.com/tag-platform/security/guides/csp. */
const GOOGLE = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

function analyticsOrigins(analytics: AnalyticsFields): Pick<PolicySources, 'script' | 'connect'> {
  if (analytics.provider !== 'plausible') return GOOGLE
  const { origin } = new URL(analytics.script)
  return { script: [origin], connect: [origin] }
}
