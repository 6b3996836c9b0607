import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { pagePath } from '../../lib/content/routes'
import { movingElements } from '../support/motion'

declare global {
  interface Window {
    hadViewTransition?: boolean
  }
}

/** Whether the browser showed a view transition between two documents. */
async function hasViewTransition(page: Page): Promise<boolean> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      window.hadViewTransition = event.viewTransition !== null
    }),
  )
  await page.goto(pagePath('about'))
  await Promise.all([
    page.waitForURL(`**${pagePath('faqs')}`),
    page.evaluate((path) => location.assign(path), pagePath('faqs')),
  ])
  // The event comes before the first animation frame.
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => resolve(window.hadViewTransition ?? false))),
  )
}

test('a page in a new document appears with a view transition', async ({ page }) => {
  expect(await hasViewTransition(page)).toBe(true)
})

test(
  'with reduced motion there is no view transition, animation or CSS transition',
  setTo('@reduced-motion'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await hasViewTransition(page)).toBe(false)
    await page.goto(pagePath('home'))
    expect(await page.evaluate(movingElements)).toEqual([])
  },
)
