import config from 'site:analytics'
import type { AnalyticsFields } from '@/lib/content/schema/integrations'
import { trackEvent, type AnalyticsEvent, type ClickEvent } from './track-event'
import { closest } from './dom'
import { onFirstInteraction } from './first-interaction'
import type { Loader } from './loader-api'
import { trusted } from './trusted'

/** Globals that analytics scripts set, if loaded. */
declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    plausible?: (name: string, options: { props: Record<string, string> }) => void
  }
}

/**
 * Sends each event to the configured analytics provider, including those queued earlier, and counts
 * clicks on links with `data-counts`. Loads the provider's script after the first user interaction;
 * without a configured provider, loads nothing.
 */
export function startAnalytics(loader: Loader): void {
  const early = window.siteEvents
  // In a task of its own, so that an error in the provider's script breaks nothing else.
  window.siteEvents = { push: (event) => setTimeout(sendEvent, 0, event) }
  if (Array.isArray(early)) for (const event of early as AnalyticsEvent[]) window.siteEvents.push(event)

  document.addEventListener('click', (event) => {
    countClick(closest(event, COUNTED))
    countContact(closest<HTMLAnchorElement>(event, 'a[href^="tel:"], a[href^="mailto:"]'))
  })
  countClick(loader.intent?.by?.closest<HTMLElement>(COUNTED))
  // Last, since what an ad blocker has put in its place may throw. The events are counted after it.
  if (config) loadInTime(config, loader)
}

const COUNTED = '[data-counts]'

function countClick(link: HTMLElement | null | undefined): void {
  if (link?.dataset.counts) trackEvent(JSON.parse(link.dataset.counts) as ClickEvent)
}

/** Parts of a page that tell apart clicks on its phone and email links. */
const PLACES = '[role=dialog], section[id], header, footer, .outbox-strip'

function countContact(link: HTMLAnchorElement | null | undefined): void {
  if (!link) return
  const part = link.closest<HTMLElement>(PLACES)
  // An email link's address may contain what the visitor typed.
  const to = link.protocol === 'tel:' ? link.pathname : 'email'
  trackEvent({
    name: 'contact_click',
    to,
    place: part?.id || part?.className.split(' ')[0] || part?.localName || 'page',
  })
}

/**
 * Sends an event once to each provider that is loaded. Google's gtag fills the dataLayer itself, so
 * only one of the two is called.
 */
export function sendEvent({ name, ...parameters }: AnalyticsEvent): void {
  if (window.gtag) window.gtag('event', name, parameters)
  else window.dataLayer?.push({ event: name, ...parameters })
  window.plausible?.(name, { props: parameters })
}

function loadInTime(facility: AnalyticsFields, loader: Loader): void {
  // A visitor who comes from another page of the site has interacted there.
  if (document.referrer.startsWith(`${location.origin}/`)) loadFacility(facility)
  else onFirstInteraction(loader, () => loadFacility(facility))
}

/**
 * Creates the provider's queue, so that events from before its script has loaded are counted, and
 * adds the script.
 */
function loadFacility(facility: AnalyticsFields): void {
  const script = document.createElement('script')
  script.async = true
  if (facility.provider === 'plausible') {
    script.src = trusted.createScriptURL(facility.script)
    script.dataset.domain = facility.domain
    const queue: unknown[][] = []
    window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue })
  } else {
    const layer = (window.dataLayer ??= [])
    const gtag = (...call: unknown[]) => layer.push(toArguments(...call))
    // Consent mode (developers.google.com/tag-platform/security/guides/consent): denied unless the
    // owner configured otherwise.
    const denied = 'denied'
    gtag('consent', 'default', {
      ad_storage: denied,
      ad_user_data: denied,
      ad_personalization: denied,
      analytics_storage: facility.storage,
    })
    if (facility.provider === 'gtag') {
      window.gtag = gtag
      gtag('js', new Date())
      gtag('config', facility.id)
    } else layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const path = facility.provider === 'gtag' ? 'gtag/js' : 'gtm.js'
    script.src = trusted.createScriptURL(`https://www.googletagmanager.com/${path}?id=${facility.id}`)
  }
  document.head.append(script)
}

/** Google's script reads commands from `arguments` objects only. */
function toArguments(..._call: unknown[]): IArguments {
  return arguments
}
