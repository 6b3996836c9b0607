import type { Embed, PrefillKey } from '@/lib/content/schema/embed'
import { FRAME_HEIGHT } from '@/lib/content/schema/frame-height'
import { MESSAGES } from '@/lib/integrations/providers/messages'
import type { FrameMessage } from '@/lib/integrations/providers/provider'

/**
 * The meaning of a message from a provider's frame; undefined if it is unknown. Never throws. The
 * caller has to check that the message came from the frame.
 */
export function readMessage(provider: Embed['provider'], data: unknown): FrameMessage | undefined {
  try {
    return MESSAGES[provider].read(data)
  } catch {
    return undefined
  }
}

/** Whether the provider's frame is known to send a message when it starts; its silence then means
 * that it failed, although `load` fires for an error page as well. */
export const reportsReady = (provider: Embed['provider']): boolean => MESSAGES[provider].reportsReady

/**
 * Rounds up a height in px and clamps it between `least` and FRAME_HEIGHT.most; undefined if it is
 * not a number.
 */
export function clampHeight(height: unknown, least: number): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return Math.min(Math.max(Math.ceil(height), least), FRAME_HEIGHT.most)
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
  for (const [key, param] of Object.entries(embed.prefill) as [PrefillKey, string][]) {
    const value = values[key]?.trim()
    if (value) address.searchParams.set(param, value)
  }
  return address.href
}
