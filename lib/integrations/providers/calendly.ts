import { ALIVE, BOOKED, get, heightOf, type FrameMessage, type FrameMessages, type Provider } from './provider'

export const calendly: Provider = {
  // The country: help.calendly.com, “Data storage and privacy”.
  party: { name: 'Calendly', privacyUrl: 'https://calendly.com/legal/privacy-notice', storedIn: 'the United States' },
  calendar: {
    id: /^[\w-]+(\/[\w-]+){0,3}$/,
    example: 'your-company/walkthrough',
    // What widget.js and react-calendly add to their iframe; without the two embed parameters it
    // sends no messages.
    address: (id) => `https://calendly.com/${id}`,
    params: { embed_type: 'Inline' },
    hostParam: 'embed_domain',
  },
}

// developer.calendly.com, "Notifying the parent window"; the height, a text such as "612px", from
// public sites.
const NAMES: ReadonlyMap<unknown, FrameMessage> = new Map([
  ['calendly.profile_page_viewed', ALIVE],
  ['calendly.event_type_viewed', ALIVE],
  ['calendly.date_and_time_selected', ALIVE],
  ['calendly.event_scheduled', BOOKED],
])

export const calendlyMessages: FrameMessages = {
  reportsReady: true,
  read: (data) => {
    const event = get(data, 'event')
    return event === 'calendly.page_height' ? heightOf(get(get(data, 'payload'), 'height')) : NAMES.get(event)
  },
}
