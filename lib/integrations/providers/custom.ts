import type { FrameMessages, Provider } from './provider'

/** Any other provider: its frame is known only by its address. */
export const custom: Provider = { party: null }

/** Its messages are unknown. */
export const customMessages: FrameMessages = { reportsReady: false, read: () => undefined }
