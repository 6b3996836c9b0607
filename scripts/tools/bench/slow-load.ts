import type { Browser } from '@playwright/test'
import { phonePage } from './phone'

/** A page's name in the table, and its URL. */
export interface Measured {
  name: string
  url: string
}

/** The results of one visit; times in ms. */
interface Visit {
  fcp: number
  lcp: number
  cls: number
  bytes: number
}

/** How long a page is observed after it has loaded, in ms. */
const SETTLE_MS = 400

/**
 * Visits each page once a round, one after the other, so that a slowdown of the machine affects all
 * of them alike.
 */
export async function visitAll(
  browser: Browser,
  pages: readonly Measured[],
  rounds: number,
): Promise<Map<Measured, Visit[]>> {
  const visits = new Map<Measured, Visit[]>(pages.map((page) => [page, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const page of pages) {
      console.error(`slow link, round ${round} of ${rounds}: ${page.name}`)
      visits.get(page)?.push(await visit(browser, page.url))
    }
  }
  return visits
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await phonePage(browser)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const visit = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return {
      ...(window as unknown as { seen: { lcp: number; cls: number } }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      bytes: entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    }
  })
  await page.context().close()
  return visit
}
