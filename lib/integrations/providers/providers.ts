import { calendly } from './calendly'
import { custom } from './custom'
import { leadconnector } from './leadconnector'

/** Who may stand behind a frame: one file each, and their messages in messages.ts. */
export const PROVIDERS = { leadconnector, calendly, custom }
export type ProviderName = keyof typeof PROVIDERS
