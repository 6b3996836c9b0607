/** Everything the site counts. Nothing of what a visitor typed is in it. */
export type AnalyticsEvent =
  | { name: 'cta_walkthrough_click'; section: 'why_office_cleaning_matters' }
  | { name: 'quote_opened'; subject: 'quote' | 'walkthrough' }
  | { name: 'quote_started' }
  | { name: 'quote_sent'; by: 'endpoint' | 'netlify' | 'email' | 'provider' }
  | { name: 'quote_failed'; reason: 'refused' | 'unreachable' }
  | { name: 'walkthrough_booked' }

/** Events that a link sends when it is clicked. */
export type ClickEvent = Extract<AnalyticsEvent, { name: 'cta_walkthrough_click' }>

/** The facilities that may be there, by the names that their own scripts give them. */
declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    plausible?: (name: string, options: { props: Record<string, string> }) => void
  }
}

/** Counts an event once in each facility that is there; without one nothing happens. Google's gtag fills the dataLayer itself, so only one of the two is told. */
export function track({ name, ...parameters }: AnalyticsEvent): void {
  if (window.gtag) window.gtag('event', name, parameters)
  else window.dataLayer?.push({ event: name, ...parameters })
  window.plausible?.(name, { props: parameters })
}
