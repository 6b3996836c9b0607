/** Number of retries after the first try. */
export const RETRIES = 3

/** The longest back-off, in ms. */
export const LONGEST_PAUSE_MS = 30_000

/** The back-off before a retry (counted from 1), in ms: 1, 2 and 4 s. */
export const pauseBefore = (retry: number): number => 500 * 2 ** retry

/** The same with a server's Retry-After, in ms, which counts up to LONGEST_PAUSE_MS. */
export const pauseAsked = (retry: number, askedMs: number): number =>
  Math.min(Math.max(pauseBefore(retry), askedMs), LONGEST_PAUSE_MS)

/**
 * Calls `attempt` until it succeeds or all retries are used up; rejects with the last error.
 * `pause` returns the back-off before a retry, in ms.
 */
export async function withRetries<Value>(
  attempt: (number: number) => Promise<Value>,
  pause: (retry: number, error: unknown) => number = pauseBefore,
): Promise<Value> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(number)
    } catch (error) {
      if (number > RETRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, pause(number, error)))
    }
  }
}
