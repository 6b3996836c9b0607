/** What a frame is for. */
export type FrameKind = 'form' | 'calendar'

/** The plain `<iframe>` of a provider's form or calendar. */
export interface ProviderFrame {
  /** What an id looks like; lengths as seen in ids in public code. */
  id: RegExp
  /** A valid id, shown in the error about an invalid one. */
  example: string
  address: (id: string) => string
  /** Fixed parameters; one that the address already has is left alone. */
  params?: Readonly<Record<string, string>>
  /** The parameter that takes the host of the page. */
  hostParam?: string
}

/** What the privacy page says of a company that receives something from visitors. */
export interface Party {
  /** What visitors know it as. */
  name: string
  /** Its own privacy policy, where it has one that is known. */
  privacyUrl?: string
  /** Where it stores data, by its own account, where that is known: “the United States”. */
  storedIn?: string
}

/** A company whose frames the site knows; a kind of frame that it has none of is left out. */
export interface Provider extends Partial<Record<FrameKind, ProviderFrame>> {
  /** Null for one that is known by the host of its frame alone. */
  party: Party | null
}

/** What a frame has to tell the page. */
export type FrameMessage =
  | { type: 'alive' }
  /** In px, as the frame says it. */
  | { type: 'height'; height: number }
  | { type: 'submitted' }
  | { type: 'booked' }

/** What a provider's frames say to the page that holds them. */
export interface FrameMessages {
  /**
   * Whether they are known to send a message by themselves when they start; silence then means
   * that a frame does not work, although `load` fires for an error page as well.
   */
  reportsReady: boolean
  /**
   * What a message means; undefined for one that is unknown. May throw. Never reads the parts that
   * hold personal data.
   */
  read: (data: unknown) => FrameMessage | undefined
}

export const ALIVE: FrameMessage = { type: 'alive' }
export const SUBMITTED: FrameMessage = { type: 'submitted' }
export const BOOKED: FrameMessage = { type: 'booked' }

/** A part of a message, which may be anything. */
export const get = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<PropertyKey, unknown>)[key] : undefined

/** A height as a number or as "750" or "750px". */
export function heightOf(value: unknown): FrameMessage | undefined {
  const written = typeof value === 'string' ? /^(\d{1,6}(?:\.\d{1,6})?)(?:px)?$/.exec(value)?.[1] : value
  const height = typeof written === 'string' ? Number(written) : written
  return typeof height === 'number' && Number.isFinite(height) ? { type: 'height', height } : undefined
}
