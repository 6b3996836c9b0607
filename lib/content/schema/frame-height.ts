/**
 * The heights of a provider's frame, in px: what content may set, the maximum that the frame itself
 * may request, and the default. Apart from the schema, so that no validation library becomes part
 * of the browser code.
 */
export const FRAME_HEIGHT = { least: 300, most: 3000, usual: 750 } as const
