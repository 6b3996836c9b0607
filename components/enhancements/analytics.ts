import config from 'site:analytics'
import type { AnalyticsFields } from '@/lib/content/schema/integrations'
import { count, type AnalyticsEvent, type ClickEvent } from './count'
import { closest } from './dom'
import { onFirstAct } from './first-act'
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
 * Tells the analytics facility, where there is one, of each event, also of those from before, and
 * counts clicks on links that say so (`data-counts`). Loads the configured facility's script once
 * the visitor has first tapped, clicked or typed. Without a configured facility it loads nothing.
 */
export function startAnalytics(loader: Loader): void {
  const early = window.siteEvents
  // In a task of its own: a broken facility breaks nothing else.
  window.siteEvents = { push: (event) => setTimeout(track, 0, event) }
  if (Array.isArray(early)) for (const event of early as AnalyticsEvent[]) window.siteEvents.push(event)

  document.addEventListener('click', (event) => {
    countClick(closest(event, COUNTED))
    countContact(closest<HTMLAnchorElement>(event, 'a[href^="tel:"], a[href^="mailto:"]'))
  })
  countClick(loader.wish?.by?.closest<HTMLElement>(COUNTED))
  // Last, since what a blocker has put in its place may throw. The events are counted after it.
  if (config) loadInTime(config, loader)
}

const COUNTED = '[data-counts]'

function countClick(link: HTMLElement | null | undefined): void {
  if (link?.dataset.counts) count(JSON.parse(link.dataset.counts) as ClickEvent)
}

/** Parts of a page by which its links to phone and e-mail are told apart. */
const PLACES = '[role=dialog], section[id], header, footer, .outbox-strip'

function countContact(link: HTMLAnchorElement | null | undefined): void {
  if (!link) return
  const part = link.closest<HTMLElement>(PLACES)
  // An e-mail's address may hold what the visitor wrote.
  const to = link.protocol === 'tel:' ? link.pathname : 'email'
  count({ name: 'contact_click', to, place: part?.id || part?.className.split(' ')[0] || part?.localName || 'page' })
}

/**
 * Counts an event once in each facility that is there. Google's gtag fills the dataLayer itself, so
 * only one of the two is told.
 */
export function track({ name, ...parameters }: AnalyticsEvent): void {
  if (window.gtag) window.gtag('event', name, parameters)
  else window.dataLayer?.push({ event: name, ...parameters })
  window.plausible?.(name, { props: parameters })
}

function loadInTime(facility: AnalyticsFields, loader: Loader): void {
  // A visitor who comes from another page of the site has tapped a link there.
  if (document.referrer.startsWith(`${location.origin}/`)) loadFacility(facility)
  else onFirstAct(loader, () => loadFacility(facility))
}

/**
 * Sets up the facility's queue, so that what happens before its script arrives is counted, and adds
 * the script.
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
    // owner says otherwise.
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
