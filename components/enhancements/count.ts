import type { DeliveryFields } from '@/lib/content/schema/integrations'

/** Everything the site counts. Nothing of what a visitor typed is in it. */
export type AnalyticsEvent =
  | { name: 'cta_walkthrough_click'; section: 'why_office_cleaning_matters' }
  | { name: 'quote_opened'; subject: 'quote' | 'walkthrough' }
  | { name: 'quote_started' }
  | { name: 'quote_sent'; by: DeliveryFields['kind'] | 'provider' }
  | { name: 'quote_failed'; reason: 'refused' | 'unproven' | 'failed' }
  | { name: 'walkthrough_booked' }
  /** `to` is the number that is rung, or that it is an e-mail; `place` the part of the page. */
  | { name: 'contact_click'; to: string; place: string }

/** Events that a link sends when it is clicked. */
export type ClickEvent = Extract<AnalyticsEvent, { name: 'cta_walkthrough_click' }>

declare global {
  interface Window {
    /** Events to count: a plain list until analytics.ts is there, which then takes each at once. */
    siteEvents?: { push: (event: AnalyticsEvent) => unknown }
  }
}

/** Counts an event, now or as soon as analytics.ts is there. Never throws. */
export function count(event: AnalyticsEvent): void {
  window.siteEvents ??= [] as AnalyticsEvent[]
  window.siteEvents.push(event)
}
