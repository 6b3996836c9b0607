import { z } from 'zod'
import { line } from './common'
export const frameWords = z.strictObject({
  waiting: line,
  loading: line,
  slow: line,
  failed: line,
  blocked: line,
  offline: line,
  tryAgain: line,
  toast: line,
})
export type FrameWords = z.infer<typeof frameWords>
export const formEmbed = z.strictObject({ title: line })
export const calendarEmbed = z.strictObject({ title: line })
export interface Embed {
  kind: 'form' | 'calendar'
  provider: string
  src: string
  title: string
  heights: { phone: number; desktop: number }
  origins: string[]
  prefill: Record<string, string>
}
export type PrefillKey = 'name' | 'email' | 'phone' | 'suburb' | 'service' | 'page'
