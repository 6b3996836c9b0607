import type { Embed, PrefillKey } from '@/lib/content/schema/embed'
import { FRAME_HEIGHT } from '@/lib/content/schema/frame-height'
import { MESSAGES } from '@/lib/integrations/providers/messages'
import type { FrameMessage } from '@/lib/integrations/providers/provider'

/**
 * What a message from a provider's frame means; undefined for one that is unknown. Never throws.
 * Whether the message came from the frame is for the caller to check.
 */
export function readMessage(provider: Embed['provider'], data: unknown): FrameMessage | undefined {
  try {
    return MESSAGES[provider].read(data)
  } catch {
    return undefined
  }
}

/** Whether the provider's frame tells by itself that it works. */
export const speaks = (provider: Embed['provider']): boolean => MESSAGES[provider].speaks

/**
 * A height in px as a whole number from `least` to the greatest that a frame gets; undefined when
 * it is no number.
 */
export function clampHeight(height: unknown, least: number): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return Math.min(Math.max(Math.ceil(height), least), FRAME_HEIGHT.most)
}

interface PageFacts {
  /** The host of the page that holds the frame. */
  host: string
  values: Partial<Record<PrefillKey, string>>
}

/**
 * The address to load: the embed's own, with the page's host where the provider asks for it, and
 * with the values that are not empty.
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
