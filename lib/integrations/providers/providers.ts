import { calendly } from './calendly'
import { custom } from './custom'
import { leadconnector } from './leadconnector'

/** The known providers: one file each, and their messages in messages.ts. */
export const PROVIDERS = { leadconnector, calendly, custom }
export type ProviderName = keyof typeof PROVIDERS
