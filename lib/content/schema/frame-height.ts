/**
 * The heights of a provider's frame, in px: what content may ask for, what the frame itself may ask
 * for at most, and what it gets when nobody says anything. Apart from the schema, so that the
 * browser gets no validation library with it.
 */
export const FRAME_HEIGHT = { least: 300, most: 3000, usual: 750 } as const
