import { expect, test, type Page } from '@playwright/test'
import { pagePath } from '../../lib/content/routes'

declare global {
  interface Window {
    wiped?: boolean
  }
}

/** Whether the browser wiped in the page that it came to from another document. */
async function wipes(page: Page): Promise<boolean | undefined> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      window.wiped = event.viewTransition !== null
    }),
  )
  await page.goto(pagePath('about'))
  await Promise.all([
    page.waitForURL(`**${pagePath('faqs')}`),
    page.evaluate((path) => location.assign(path), pagePath('faqs')),
  ])
  await expect.poll(() => page.evaluate(() => window.wiped)).toBeDefined()
  return page.evaluate(() => window.wiped)
}

test('a new document is wiped in', async ({ page }) => {
  expect(await wipes(page)).toBe(true)
})

test('a visitor who wants no motion sees none: no page change, no animation, no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await wipes(page)).toBe(false)
  await page.goto(pagePath('home'))
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element)
        const fades = parseFloat(transitionDuration) > 0 && !['visibility', 'none'].includes(transitionProperty)
        return animationName !== 'none' || fades
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  )
  expect(moving).toEqual([])
})
