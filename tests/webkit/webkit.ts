import { expect, test as base } from '@playwright/test'
import { findEngine } from '../../scripts/tools/engines'
import { WebDriverDriver } from '../matrix/webdriver-driver'
import type { FaultServer } from '../support/fault-server'
import { startedServer } from '../support/faults'

export { expect } from '@playwright/test'

/**
 * The test with WebKitGTK, for which Playwright has no build: the `webkit` fixture, with a session
 * of its own for each test. It reaches the hosts of the `faults` fixture and no other.
 */
export const test = base.extend<
  { webkit: WebDriverDriver; faults: FaultServer },
  { server: FaultServer; launched: WebDriverDriver }
>({
  server: [({}, give) => startedServer(give), { scope: 'worker' }],
  launched: [
    async ({ server }, give) => {
      const driver = await WebDriverDriver.launch(findEngine('webkit')!, server.proxyAddress, 30_000)
      await give(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  faults: async ({ server }, give) => {
    await server.reset()
    await give(server)
  },
  webkit: async ({ launched, faults: _reset }, give) => {
    await launched.startSession({ hasScript: true, keepsProfile: false })
    await give(launched)
    await launched.endSession()
  },
})

/** Opens an address, and waits until the page's modules have loaded after a first click. */
export async function visit(webkit: WebDriverDriver, address: string): Promise<void> {
  await webkit.goto(address)
  const state = () => webkit.evaluate(() => document.documentElement.dataset.script ?? 'none')
  await expect.poll(state).not.toBe('none')
  // MiniBrowser takes no keys before it was clicked.
  await webkit.click('h1')
  await expect.poll(state).toBe('ready')
}

/** The text of the first visible element at a selector; null when there is none. */
export const textOf = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate(
    (place) =>
      [...document.querySelectorAll<HTMLElement>(place)].find((found) => found.getClientRects().length > 0)
        ?.innerText ?? null,
    selector,
  )

/** Whether the element that has the focus matches a selector. */
export const hasFocus = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => document.activeElement?.matches(place) ?? false, selector)

/** Gives the first element at a selector the focus. */
export const focus = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => document.querySelector<HTMLElement>(place)?.focus(), selector)
