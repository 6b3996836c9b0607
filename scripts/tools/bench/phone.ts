import { chromium, type Browser, type Page } from '@playwright/test'
import config from '../../../playwright.config'
import { onExit } from './exit'

/** How much slower a phone's processor is than this machine's. */
export const SLOWDOWN = 4

/** Starts Chromium for the rest of the benchmark. */
export async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch(config.use?.launchOptions)
  onExit(() => void browser.close())
  return browser
}

/** A new page with a phone's size and speed, and an empty cache and storage. */
export async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}
