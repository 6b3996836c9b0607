import type { Embed, EmbedFields } from '../content/schema/embed'
import type { FrameKind, Party } from './providers/provider'
import { PROVIDERS } from './providers/providers'

/**
 * The frame described by checked fields. Throws a TypeError for fields that the schema of that kind
 * rejects.
 */
export function resolveEmbed(kind: FrameKind, fields: EmbedFields): Embed {
  const { provider, id, address, title, heights, allowedOrigins, prefill } = fields
  const frame = PROVIDERS[provider][kind]
  const src = new URL(address ?? frame?.address(id ?? '') ?? '')
  for (const [key, value] of Object.entries(frame?.params ?? {})) {
    if (!src.searchParams.has(key)) src.searchParams.set(key, value)
  }
  return {
    kind,
    provider,
    src: src.href,
    title,
    heights,
    origins: [...new Set([src.origin, ...allowedOrigins])],
    ...(frame?.hostParam && { hostParam: frame.hostParam }),
    prefill,
  }
}

/** The company behind a frame. */
export const partyOf = ({ provider, src }: Embed): Party => PROVIDERS[provider].party ?? { name: new URL(src).host }

/**
 * The origins that the policy's frame-src has to allow, without duplicates, in alphabetical order.
 * Messages are accepted from the same ones, since a frame's messages have the origin of its
 * document.
 */
export function frameOrigins(embeds: readonly Embed[]): string[] {
  return [...new Set(embeds.flatMap(({ origins }) => origins))].sort()
}
