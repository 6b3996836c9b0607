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
 * Sends each event to the analytics provider, including those queued before there was one, and
 * counts clicks on links with `data-counts`. Loads the configured provider's script after the first
 * user interaction; without a configured provider, loads nothing.
 */
export function startAnalytics(loader: Loader): void {
  // The latest tap or key: its click came before this code, or comes right after it.
  const { gesture } = loader
  document.addEventListener('click', (event) => {
    countClick(closest(event, COUNTED))
    if (!gesture || loader.gesture !== gesture) countContact(event)
  })
  countClick(loader.intent?.by?.closest<HTMLElement>(COUNTED))
  if (gesture && isClick(gesture as PointerEvent & KeyboardEvent)) countContact(gesture)
  if (config) loadInTime(config, loader)
  else sendQueued()
}

/** Whether a pointerup or keydown on a link also clicks it. */
const isClick = ({ button, key = 'Enter' }: Partial<PointerEvent & KeyboardEvent>) => !button && key === 'Enter'

/** Sends the events that were queued, and from now on each at once. */
function sendQueued(): void {
  const queued = window.siteEvents
  // In a task of its own, so that an error in the provider's script breaks nothing else.
  window.siteEvents = { push: (event) => setTimeout(sendEvent, 0, event) }
  if (Array.isArray(queued)) for (const event of queued as AnalyticsEvent[]) window.siteEvents.push(event)
}

const COUNTED = '[data-counts]'

function countClick(link: HTMLElement | null | undefined): void {
  if (link?.dataset.counts) trackEvent(JSON.parse(link.dataset.counts) as ClickEvent)
}

/** Parts of a page that tell apart clicks on its phone and email links. */
const PLACES = '[role=dialog], section[id], header, footer, .outbox-strip'

/** Counts a click on a phone or email link. */
function countContact(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href^="tel:"], a[href^="mailto:"]')
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

function loadInTime(provider: AnalyticsFields, loader: Loader): void {
  const load = () => {
    // Whatever an ad blocker has substituted for the script may throw.
    try {
      loadProvider(provider)
    } finally {
      sendQueued()
    }
  }
  // A visitor who comes from another page of the site has already interacted there.
  if (document.referrer.startsWith(`${location.origin}/`)) load()
  else onFirstInteraction(loader, load)
}

/**
 * Creates the provider's queue, so that events from before its script has loaded are counted, and
 * adds the script.
 */
function loadProvider(fields: AnalyticsFields): void {
  const script = document.createElement('script')
  script.async = true
  if (fields.provider === 'plausible') {
    script.src = trusted.createScriptURL(fields.script)
    script.dataset.domain = fields.domain
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
      analytics_storage: fields.storage,
    })
    if (fields.provider === 'gtag') {
      window.gtag = gtag
      gtag('js', new Date())
      gtag('config', fields.id)
    } else layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const path = fields.provider === 'gtag' ? 'gtag/js' : 'gtm.js'
    script.src = trusted.createScriptURL(`https://www.googletagmanager.com/${path}?id=${fields.id}`)
  }
  document.head.append(script)
}

/** Google's script reads commands from `arguments` objects only. */
function toArguments(..._call: unknown[]): IArguments {
  return arguments
}
