/** The purpose of a frame. */
export type FrameKind = 'form' | 'calendar'

/** The plain `<iframe>` of a provider's form or calendar. */
export interface ProviderFrame {
  /** The format of an id; lengths as seen in public code. */
  id: RegExp
  /** A valid id, shown in the error about an invalid one. */
  example: string
  address: (id: string) => string
  /** Fixed parameters; one that the address already has is left unchanged. */
  params?: Readonly<Record<string, string>>
  /** The parameter that receives the page's host. */
  hostParam?: string
}

/** What the privacy page says about a company that receives data from visitors. */
export interface Party {
  /** The name that visitors know it by. */
  name: string
  /** Its own privacy policy, if one is known. */
  privacyUrl?: string
  /** Where it stores data, according to itself, if known: “the United States”. */
  storedIn?: string
}

/** A company whose frames the site knows; a kind of frame that it does not offer is omitted. */
export interface Provider extends Partial<Record<FrameKind, ProviderFrame>> {
  /** Null for one that is known only by its frame's host. */
  party: Party | null
}

/** What a frame's message means to the page. */
export type FrameMessage =
  | { type: 'alive' }
  /** In px, as the frame states it. */
  | { type: 'height'; height: number }
  | { type: 'submitted' }
  | { type: 'booked' }

/** The messages that a provider's frames send to the page that contains them. */
export interface FrameMessages {
  /**
   * Whether they are known to send a message by themselves when they start; silence then means that
   * a frame does not work, although `load` fires for an error page as well.
   */
  reportsReady: boolean
  /**
   * The meaning of a message; undefined for an unknown one. May throw. Never reads the parts that
   * contain personal data.
   */
  read: (data: unknown) => FrameMessage | undefined
}

export const ALIVE: FrameMessage = { type: 'alive' }
export const SUBMITTED: FrameMessage = { type: 'submitted' }
export const BOOKED: FrameMessage = { type: 'booked' }

/** A property of a message, which may be of any type. */
export const get = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<PropertyKey, unknown>)[key] : undefined

/** A height as a number or as "750" or "750px". */
export function heightOf(value: unknown): FrameMessage | undefined {
  const written = typeof value === 'string' ? /^(\d{1,6}(?:\.\d{1,6})?)(?:px)?$/.exec(value)?.[1] : value
  const height = typeof written === 'string' ? Number(written) : written
  return typeof height === 'number' && Number.isFinite(height) ? { type: 'height', height } : undefined
}
