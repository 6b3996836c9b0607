import { centreOf } from './in-page'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** What a visitor's browser is like. */
export interface Visitor {
  /** Whether script is switched on. */
  hasScript: boolean
  /** Whether the browser itself will be killed, and so keeps what it stores on a disk. */
  isKilled: boolean
}

/**
 * How a key or a place of the page is named: a CSS selector, of which the first visible one counts.
 */
export type Place = string

/** What a visitor does in a browser, and what can be seen there; the same in every engine. */
export interface Driver {
  /** A visitor of whom the browser knows nothing opens an empty tab. */
  begin: (visitor: Visitor) => Promise<void>
  /** The visitor is gone, and all that was kept of them. */
  end: () => Promise<void>
  /** Opens an address in this tab. One that cannot be reached shows the browser's own page. */
  go: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Opens another tab, which is the one in use from now on. */
  openTab: () => Promise<void>
  /** Closes the tab in use, without any question; the one before it is in use then. */
  closeTab: () => Promise<void>
  /** The page's process dies, or the whole browser; then the visitor opens an empty tab. */
  crash: (what: 'page' | 'browser') => Promise<void>
  /** Presses what stands at a place with the mouse, once or several times, at once. */
  press: (place: Place, times?: number) => Promise<void>
  key: (name: 'Enter' | 'Escape') => Promise<void>
  /** Types into a field, or chooses in it, as a visitor does. */
  fill: (place: Place, value: string) => Promise<void>
  /** The browser's own switch; false where the engine has none. */
  setOffline: (isOffline: boolean) => Promise<boolean>
  /** Runs a function in the page, which knows only what it is given. */
  run: <Given extends unknown[], Result>(script: (...given: Given) => Result, ...given: Given) => Promise<Result>
}

/** How long something may take to show, in ms. */
const SHOWN_MS = 10_000

/** The centre of the first visible element of a selector, once it is there and stands still. */
export async function centreOfPlace(driver: Driver, place: Place): Promise<{ x: number; y: number }> {
  for (const end = Date.now() + SHOWN_MS; Date.now() < end; await pause(50)) {
    const first = await driver.run(centreOf, place).catch(() => null)
    const second = first && (await driver.run(centreOf, place).catch(() => null))
    // A scroll to half a pixel may be another one each time.
    if (first && second && Math.hypot(first.x - second.x, first.y - second.y) < 2) return second
  }
  throw new Error(`Nothing is to be seen at ${place}.`)
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * Rejects when a browser does not answer: its page may have died or be on its way to another one.
 */
export async function inTime<Result>(result: Promise<Result>, ms = 5000): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`The browser did not answer within ${ms} ms.`)), ms)
  })
  result.catch(() => {})
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}

/** Waits until this is so, at most so many ms; gives whether it is. */
export async function until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(150)) {
    if (await Promise.resolve(isSo()).catch(() => false)) return true
  }
  return false
}
