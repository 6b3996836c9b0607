import type { ReceiverFields } from '@/lib/content/schema/receiver'

/** An error response with the reason why a request is refused. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly more: { faults?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

/** Retry-After of a response when the receiver is out of order, in s. */
const RETRY_AFTER_S = 30

/** The refusal while the receiver can store nothing, or has no memory for another upload. */
export const unavailable = (words: ReceiverFields['refusal']): Refusal =>
  new Refusal(503, words.unavailable, { headers: { 'retry-after': String(RETRY_AFTER_S) } })

/** The refusal of a post that is one too many for so many seconds. */
export const tooManyPosts = (words: ReceiverFields['refusal'], seconds = RETRY_AFTER_S): Refusal =>
  new Refusal(429, words.tooMany, { headers: { 'retry-after': String(seconds) } })
