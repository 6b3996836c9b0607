import type { DeliveryFields } from '@/lib/content/schema/integrations'
import type { Subject } from '../quote/setup'

/** Every analytics event of the site. None contains what a visitor typed. */
export type AnalyticsEvent =
  | { name: 'cta_walkthrough_click'; section: 'why_office_cleaning_matters' }
  | { name: 'quote_opened'; subject: Subject }
  | { name: 'quote_started' }
  | { name: 'quote_sent'; by: DeliveryFields['kind'] | 'provider' }
  | { name: 'quote_failed'; reason: 'refused' | 'unproven' | 'failed' }
  | { name: 'walkthrough_booked' }
  /** `to` is the phone number, or "email"; `place` the part of the page with the link. */
  | { name: 'contact_click'; to: string; place: string }

/** Events that a link sends when it is clicked. */
export type ClickEvent = Extract<AnalyticsEvent, { name: 'cta_walkthrough_click' }>

declare global {
  interface Window {
    /** A plain array until there is a provider: analytics.ts then sends each event at once. */
    siteEvents?: { push: (event: AnalyticsEvent) => unknown }
  }
}

/** Counts an event, now or as soon as analytics.ts has loaded. Never throws. */
export function trackEvent(event: AnalyticsEvent): void {
  window.siteEvents ??= [] as AnalyticsEvent[]
  window.siteEvents.push(event)
}
