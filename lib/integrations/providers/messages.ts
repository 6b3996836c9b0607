import { calendlyMessages } from './calendly'
import { customMessages } from './custom'
import { leadconnectorMessages } from './leadconnector'
import type { FrameMessages } from './provider'
import type { ProviderName } from './providers'

/** The part of each provider that runs in the browser, separate from what only the build needs. */
export const MESSAGES: Readonly<Record<ProviderName, FrameMessages>> = {
  leadconnector: leadconnectorMessages,
  calendly: calendlyMessages,
  custom: customMessages,
}
