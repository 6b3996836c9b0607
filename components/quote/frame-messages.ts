import type { Embed, PrefillKey, Provider } from '@/lib/content/schema/embed'
import { FRAME_HEIGHT } from '@/lib/content/schema/frame-height'

/** Messages from a frame to the page. */
export type FrameMessage =
  | { type: 'alive' }
  /** In px, as reported by the frame. */
  | { type: 'height'; height: number }
  | { type: 'submitted' }
  | { type: 'booked' }

const ALIVE: FrameMessage = { type: 'alive' }
const SUBMITTED: FrameMessage = { type: 'submitted' }
const BOOKED: FrameMessage = { type: 'booked' }

type Reader = (data: unknown) => FrameMessage | undefined

/** Meaning of messages, by the provider's names for them. */
type Names = ReadonlyMap<unknown, FrameMessage>

const get = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<PropertyKey, unknown>)[key] : undefined

/** Parses a height: a number, "750" or "750px". */
function heightOf(value: unknown): FrameMessage | undefined {
  const written = typeof value === 'string' ? /^(\d{1,6}(?:\.\d{1,6})?)(?:px)?$/.exec(value)?.[1] : value
  const height = typeof written === 'string' ? Number(written) : written
  return typeof height === 'number' && Number.isFinite(height) ? { type: 'height', height } : undefined
}

// Undocumented by the vendor; names as observed on public sites from live frames.
const LEADCONNECTOR: Names = new Map<unknown, FrameMessage>([
  ['[iFrameResizerChild]Ready', ALIVE],
  ['iframeLoaded', ALIVE],
  ['fetch-query-params', ALIVE],
  ['fetch-sticky-contacts', ALIVE],
  ['msgsndr-booking-complete', BOOKED],
  // Reported by some to be sent, by others never to be: accepted if it arrives.
  ['msgsndr-form-submit', SUBMITTED],
])

function readLeadConnector(data: unknown): FrameMessage | undefined {
  if (!Array.isArray(data)) return LEADCONNECTOR.get(data)
  if (data[0] === 'highlevel.setHeight') return heightOf(get(data[1], 'height'))
  // data[1] is the storage key of the visitor's data; data[2] (personal data) is never read.
  if (data[0] === 'set-sticky-contacts') return data[1] === '_ud' ? SUBMITTED : ALIVE
  return LEADCONNECTOR.get(data[0])
}

// developer.calendly.com, "Notifying the parent window"; the height, a text such as "612px", from
// public sites.
const CALENDLY: Names = new Map<unknown, FrameMessage>([
  ['calendly.profile_page_viewed', ALIVE],
  ['calendly.event_type_viewed', ALIVE],
  ['calendly.date_and_time_selected', ALIVE],
  ['calendly.event_scheduled', BOOKED],
])

function readCalendly(data: unknown): FrameMessage | undefined {
  const event = get(data, 'event')
  return event === 'calendly.page_height' ? heightOf(get(get(data, 'payload'), 'height')) : CALENDLY.get(event)
}

// embed-iframe.ts in calcom/cal.com and cal.com/help/embedding/embed-events.
const CALCOM: Names = new Map<unknown, FrameMessage>([
  ['__iframeReady', ALIVE],
  ['__windowLoadComplete', ALIVE],
  ['linkReady', ALIVE],
  ['bookerViewed', ALIVE],
  ['bookingSuccessful', BOOKED],
  ['bookingSuccessfulV2', BOOKED],
])

function readCalcom(data: unknown): FrameMessage | undefined {
  if (get(data, 'originator') !== 'CAL') return undefined
  const type = get(data, 'type')
  return type === '__dimensionChanged' ? heightOf(get(get(data, 'data'), 'iframeHeight')) : CALCOM.get(type)
}

// developers.tally.so/widgets/events; the height, which is not documented there, from three public
// sites.
const TALLY: Names = new Map<unknown, FrameMessage>([
  ['FormLoaded', ALIVE],
  ['FormPageView', ALIVE],
  ['FormSubmitted', SUBMITTED],
])

/**
 * Tally sends JSON as text. The event's name is found without parsing, since a submission contains
 * the answers.
 */
function readTally(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string') return undefined
  const event = /"event"\s*:\s*"Tally\.(\w{1,20})"/.exec(data)?.[1]
  return event === 'FormHeight' ? heightOf(/"height"\s*:\s*([\d.]{1,13})/.exec(data)?.[1]) : TALLY.get(event)
}

/**
 * Texts such as "setHeight:812:241234567890123", from its embed snippet; the last, an object, from
 * its support's answers and public sites: it is undocumented.
 */
function readJotform(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string') return get(data, 'action') === 'submission-completed' ? SUBMITTED : undefined
  const [name, height] = data.split(':', 2)
  if (name === 'setHeight') return heightOf(height)
  return name === 'formSettled' ? ALIVE : undefined
}

// packages/embed/src/utils/create-iframe in Typeform/embed.
const TYPEFORM: Names = new Map<unknown, FrameMessage>([
  ['form-ready', ALIVE],
  ['form-started', ALIVE],
  ['form-screen-changed', ALIVE],
  ['form-theme', ALIVE],
  ['form-submit', SUBMITTED],
])

function readTypeform(data: unknown): FrameMessage | undefined {
  const type = get(data, 'type')
  return type === 'form-height-changed' ? heightOf(get(data, 'height')) : TYPEFORM.get(type)
}

/**
 * Meetings: what MeetingsEmbedCode.js listens to. Forms: the callback that pages with HubSpot's
 * script receive; whether a framed share link sends it could not be verified.
 */
function readHubspot(data: unknown): FrameMessage | undefined {
  if (data === 'readyForConsentListener') return ALIVE
  if (get(data, 'meetingBookSucceeded') === true) return BOOKED
  if (get(data, 'type') === 'hsFormCallback') return get(data, 'eventName') === 'onFormSubmitted' ? SUBMITTED : ALIVE
  return heightOf(get(data, 'height'))
}

const READERS: Readonly<Record<Provider, Reader>> = {
  leadconnector: readLeadConnector,
  calendly: readCalendly,
  calcom: readCalcom,
  tally: readTally,
  jotform: readJotform,
  typeform: readTypeform,
  hubspot: readHubspot,
  custom: () => undefined,
}

/**
 * The meaning of a message from a provider's frame; undefined if it is unknown. Never throws, and
 * never reads the parts with personal data. The caller has to check that the message came from the
 * frame.
 */
export function readMessage(provider: Provider, data: unknown): FrameMessage | undefined {
  try {
    return READERS[provider](data)
  } catch {
    return undefined
  }
}

/**
 * The reply to a frame's message; undefined for none. Cal.com's page stays invisible until its
 * parent has replied (embed-iframe.ts in calcom/cal.com).
 */
export function answerTo(provider: Provider, data: unknown): object | undefined {
  if (provider !== 'calcom' || readMessage(provider, data) !== ALIVE || get(data, 'type') !== '__iframeReady') {
    return undefined
  }
  return { originator: 'CAL', method: 'parentKnowsIframeReady' }
}

/**
 * Rounds up a height in px and clamps it between `least` and FRAME_HEIGHT.most; undefined if it is
 * not a number.
 */
export function clampHeight(height: unknown, least: number): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return Math.min(Math.max(Math.ceil(height), least), FRAME_HEIGHT.most)
}

const SPEAKING: ReadonlySet<Provider> = new Set(['leadconnector', 'calendly', 'calcom', 'tally', 'jotform', 'typeform'])

/**
 * Whether the provider's frame is known to send a message when it starts; its silence then means
 * that it failed, although `load` fires for an error page as well.
 */
export function speaks(provider: Provider): boolean {
  return SPEAKING.has(provider)
}

interface PageFacts {
  /** The host of the page that contains the frame. */
  host: string
  values: Partial<Record<PrefillKey, string>>
}

/**
 * The URL to load: the embed's own, with the page's host if the provider requires it, and with the
 * values that are not empty.
 */
export function frameAddress(embed: Embed, { host, values }: PageFacts): string {
  const address = new URL(embed.src)
  if (embed.hostParam) address.searchParams.set(embed.hostParam, host)
  const filled = (Object.entries(embed.prefill) as [PrefillKey, string][]).flatMap(([key, param]) => {
    const value = values[key]?.trim()
    return value ? [[param, value]] : []
  })
  if (embed.provider === 'typeform') {
    // Its hidden fields are in the hash (build-iframe-src.ts in Typeform/embed).
    address.hash = new URLSearchParams(filled).toString()
  } else {
    for (const [param, value] of filled) address.searchParams.set(param!, value!)
  }
  return address.href
}
