import type { Page } from '@playwright/test'

/** An element that becomes visible, one that gets the focus, or a field whose text grows. */
type Sign = 'shown' | 'focused' | 'typed'

/**
 * The event from which a response is timed, the visible sign of the response, and the element that
 * shows the sign.
 */
export type Wait = readonly [event: string, sign: Sign, selector: string]

/**
 * One response, as the page observed it. Times in ms since the page's beginning; the end is when
 * the first frame with the response was painted.
 */
export interface Response {
  from: number
  until: number
}

interface Recorder {
  /** How long interactions took until their next frame, by their ids. */
  interactions: Record<number, number>
  tasks: { from: number; ms: number }[]
  holds: Record<Sign, (selector: string, before: number) => boolean>
  responses: Promise<Response>[]
  next: (event: string, sign: Sign, selector: string) => Promise<Response>
  poll: (done: () => boolean, resolve: (at: number) => void) => void
}

declare global {
  interface Window {
    recorder: Recorder
  }
}

/**
 * Puts a recorder into each document of the page before its own script. It has methods only: the
 * compiler adds a helper call to named functions, and the page lacks that helper.
 */
export async function install(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recorder = {
      interactions: {},
      tasks: [],
      responses: [],
      holds: {
        shown(selector) {
          const element = document.querySelector(selector)
          const box = element?.getBoundingClientRect()
          return (
            !!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            !!box &&
            box.height > 0 &&
            box.top < innerHeight &&
            box.bottom > 0
          )
        },
        focused(selector) {
          return !!document.activeElement?.matches(selector)
        },
        typed(selector, before) {
          return (document.querySelector<HTMLInputElement>(selector)?.value.length ?? 0) > before
        },
      },
      next(event, sign, selector) {
        const before = document.querySelector<HTMLInputElement>(selector)?.value?.length ?? 0
        return new Promise((resolve) => {
          addEventListener(
            event,
            ({ timeStamp: from }) =>
              this.poll(
                () => this.holds[sign](selector, before),
                (until) => resolve({ from, until }),
              ),
            { capture: true, once: true },
          )
        })
      },
      poll(done, resolve) {
        requestAnimationFrame(() => {
          if (!done()) return this.poll(done, resolve)
          // A message is delivered after the frame that is currently rendered.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        })
      },
    }
    new PerformanceObserver((list) => {
      for (const { startTime: from, duration: ms } of list.getEntries()) window.recorder.tasks.push({ from, ms })
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      const { interactions } = window.recorder
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/**
 * Starts listening for the events beforehand, so that none is missed if the page is later too busy.
 */
export async function listen(page: Page, waits: readonly Wait[]): Promise<void> {
  await page.evaluate((all) => {
    window.recorder.responses = all.map((wait) => window.recorder.next(...wait))
  }, waits)
}

/**
 * Performs an action and returns the response to its event: `place` is the index of the event among
 * those passed to `listen`.
 */
export async function responseTo(page: Page, place: number, act: () => Promise<void>): Promise<Response> {
  await act()
  const response = page.evaluate((i) => window.recorder.responses[i], place)
  return within(response.then((found) => found ?? Promise.reject(new Error('Nothing is listened for.'))))
}

const TIMEOUT_MS = 15_000

async function within<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no sign within ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/**
 * The page's state once it has settled after an interaction: when the last script arrived during
 * the response (null when none did), the longest task since (0 when none was longer than 50 ms), in
 * ms, and whether the sign of the response still holds.
 */
export function settledState(page: Page, { from, until }: Response, [, sign, selector]: Wait) {
  return page.evaluate(
    ([from, until, sign, selector]) => {
      const { tasks, holds } = window.recorder
      const since = tasks.filter((task) => task.from + task.ms > from)
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > from && responseEnd < until)
        .map(({ responseEnd }) => responseEnd)
      return {
        arrival: scripts.length > 0 ? Math.max(...scripts) : null,
        longest: Math.max(0, ...since.map(({ ms }) => ms)),
        lasts: holds[sign](selector, 0),
      }
    },
    [from, until, sign, selector] as const,
  )
}

/**
 * What each interaction with the document took to its next frame, in ms; below 16 ms none is noted.
 */
export function interactions(page: Page): Promise<number[]> {
  return page.evaluate(() => Object.values(window.recorder.interactions))
}
