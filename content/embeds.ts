import type { Embed } from './schema/embed'
export const resolveEmbed = (kind: 'form' | 'calendar', fields: unknown): Embed =>
  ({ kind, ...(fields as object) }) as Embed
export const frameOrigins = (embeds: readonly Embed[]): string[] => embeds.map(({ src }) => new URL(src).origin)
