import { scrollToCentre } from './in-page'

/** How a browser session is set up. */
export interface SessionOptions {
  /** Whether script is enabled. */
  hasScript: boolean
  /** Whether the profile is kept on disk, so that it survives a crash of the browser. */
  keepsProfile: boolean
}

/** A CSS selector, of which the first visible element counts. */
export type Selector = string

/** Drives a browser, in the same way for every engine. */
export interface Driver {
  /** Opens an empty tab in a new session, without any stored data. */
  startSession: (options: SessionOptions) => Promise<void>
  /** Closes the session and removes its data. */
  endSession: () => Promise<void>
  /** Opens an address in the active tab; an unreachable one shows the browser's error page. */
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  goBack: () => Promise<void>
  /** Opens another tab, which becomes the active one. */
  openTab: () => Promise<void>
  /** Closes the active tab without a prompt; the one before it becomes active. */
  closeTab: () => Promise<void>
  /** Kills the page's process or the whole browser, and opens an empty tab. */
  crash: (what: 'page' | 'browser') => Promise<void>
  /** Clicks the centre of an element, `times` times without a pause. */
  click: (selector: Selector, times?: number) => Promise<void>
  pressKey: (name: 'Enter' | 'Escape') => Promise<void>
  /** Types into a field, or selects in it, as a visitor does. */
  fill: (selector: Selector, value: string) => Promise<void>
  /** Sets the browser offline or online; false where the engine cannot. */
  setOffline: (isOffline: boolean) => Promise<boolean>
  /** Runs a function in the page; it can use nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) => Promise<Result>
}

/** How long an element may take to become visible, in ms. */
const VISIBLE_TIMEOUT_MS = 10_000

/** The centre of the first visible element, once it has stopped moving. */
export async function clickPoint(driver: Driver, selector: Selector): Promise<{ x: number; y: number }> {
  for (const end = Date.now() + VISIBLE_TIMEOUT_MS; Date.now() < end; await pause(50)) {
    const first = await driver.evaluate(scrollToCentre, selector).catch(() => null)
    const second = first && (await driver.evaluate(scrollToCentre, selector).catch(() => null))
    // A scroll position of half a pixel may be rounded either way.
    if (first && second && Math.hypot(first.x - second.x, first.y - second.y) < 2) return second
  }
  throw new Error(`No element is visible at ${selector}.`)
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Rejects when a browser does not respond: its page may have crashed or be navigating. */
export async function withTimeout<Result>(result: Promise<Result>, ms = 5000): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The browser did not respond within ${ms} ms.`)), ms)
  })
  result.catch(() => {})
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer))
}

/** Polls a condition for at most `ms`; gives whether it was met. A rejection counts as false. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(150)) {
    if (await Promise.resolve(condition()).catch(() => false)) return true
  }
  return false
}
