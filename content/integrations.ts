import { frameOrigins, resolveEmbed } from './embeds'
import type { Embed } from './schema/embed'
import { HONEYPOT, type AnalyticsFields, type DeliveryFields, type IntegrationsFields } from './schema/integrations'
import type { FormTarget } from './types'

/** The frames that are configured; null where the site shows its own form or call. */
export function embedsOf({ form, calendar }: IntegrationsFields): Record<'form' | 'calendar', Embed | null> {
  return { form: form && resolveEmbed('form', form), calendar: calendar && resolveEmbed('calendar', calendar) }
}

/** The name of the site's own form, by which Netlify lists requests. */
const FORM_NAME = 'quote'

interface Destinations {
  /** The company's mailbox as a mailto: address. */
  mailbox: string
  /** The page that thanks, as a path and as a full address. */
  thanks: { path: string; url: string }
}

/**
 * Where the own form goes, as its HTML says it: a post that works without script, and what script
 * needs to do better.
 */
export function formTarget(delivery: DeliveryFields, { mailbox, thanks }: Destinations): FormTarget {
  switch (delivery.kind) {
    case 'email':
      return { kind: 'email', name: FORM_NAME, action: mailbox, format: 'form', fields: {} }
    case 'netlify':
      return {
        kind: 'netlify',
        name: FORM_NAME,
        action: thanks.path,
        format: 'form',
        fields: { 'form-name': FORM_NAME },
        honeypot: HONEYPOT,
      }
    case 'endpoint': {
      const { address, format, fields, honeypot, redirectField } = delivery
      return {
        kind: 'endpoint',
        name: FORM_NAME,
        action: address,
        format,
        fields: { ...fields, ...(redirectField && { [redirectField]: thanks.url }) },
        honeypot,
      }
    }
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

/** What the configuration makes the site load or send, and nothing more. */
export function policySources(integrations: IntegrationsFields): PolicySources {
  const { delivery, analytics } = integrations
  const embeds = Object.values(embedsOf(integrations)).filter((embed) => embed !== null)
  const counted = analytics ? analyticsOrigins(analytics) : { script: [], connect: [] }
  const endpoint = delivery.kind === 'endpoint' ? [new URL(delivery.address).origin] : []
  return {
    frame: frameOrigins(embeds),
    form: formTargets(delivery),
    connect: [...endpoint, ...counted.connect],
    script: counted.script,
    allowsTrustedTypes: !analytics || analytics.provider === 'plausible',
  }
}

/**
 * Where forms may lead. Browsers look at redirects, too: an endpoint may send the visitor back to
 * the page that thanks.
 */
function formTargets(delivery: DeliveryFields): string[] {
  switch (delivery.kind) {
    case 'email':
      return ['mailto:']
    case 'netlify':
      return ["'self'"]
    case 'endpoint':
      return [new URL(delivery.address).origin, ...(delivery.redirectField ? ["'self'"] : [])]
  }
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
