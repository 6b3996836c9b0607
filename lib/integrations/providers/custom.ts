import type { FrameMessages, Provider } from './provider'

/** Any other provider: its frame is found by its address alone. */
export const custom: Provider = { name: null }

/** What it sends is unknown. */
export const customMessages: FrameMessages = { reportsReady: false, read: () => undefined }
