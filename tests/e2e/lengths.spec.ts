// How long the pages are: a visitor on a phone reaches what a page is for before giving up.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { HEIGHTS, SCREENS } from '../support/lengths'
import { showSiteFont } from '../support/page'
import { repeats } from '../support/repeats'

const { site } = getContent()

const FOOTER_ON_PHONES = 1200

async function open(page: Page, path: string, screen: keyof typeof SCREENS): Promise<void> {
  await page.setViewportSize(SCREENS[screen])
  await page.goto(path)
  await showSiteFont(page)
}

for (const { path, isRepeat, ...limits } of HEIGHTS) {
  for (const screen of ['phone', 'laptop'] as const) {
    test(`on a ${screen}, ${path} is at most ${limits[screen]} px high`, repeats(isRepeat), async ({ page }) => {
      await open(page, path, screen)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limits[screen])
    })
  }
}

test('on a phone, the footer is at most as high as a screen and a half', async ({ page }) => {
  await open(page, pagePath('home'), 'phone')
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(FOOTER_ON_PHONES)
})

// Regression: of thirty services with long names, nobody saw where one ended and the next began.
test('in the footer, names that take two lines have room between them', async ({ page }) => {
  await open(page, pagePath('about'), 'laptop')
  const texts = await page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => {
      for (const link of links) link.textContent = 'Cleaning of the common property of buildings'
      return links.map((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return text.getBoundingClientRect().toJSON() as DOMRect
      })
    })
  const gaps = texts.slice(1).map(({ top }, i) => top - (texts[i]?.bottom ?? NaN))
  // A gap below 0 is the step to the next column.
  expect(gaps.filter((gap) => gap >= 0).length).toBeGreaterThan(5)
  expect(gaps.filter((gap) => gap >= 0 && gap < 8)).toEqual([])
})

// Regression: “Meet Our Director” took two lines, which no other page of the company did.
test('on a laptop, the name of each of the company’s pages takes one line of the footer', async ({ page }) => {
  await open(page, pagePath('about'), 'laptop')
  const links = page.getByRole('navigation', { name: site.words.footer.company }).getByRole('link')
  const lines = await links.evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return [link.textContent, new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size]
    }),
  )
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter(([, count]) => count !== 1)).toEqual([])
})

test('on a phone, services and a way to a quote are within the first four screens', async ({ page }) => {
  await open(page, pagePath('home'), 'phone')
  const topOf = async (selector: string) => (await page.locator(`main ${selector}`).first().boundingBox())?.y
  const limit = 4 * SCREENS.phone.height
  expect(await topOf('li:has(picture) a[href^="/services/"]')).toBeLessThanOrEqual(limit)
  expect(await topOf('a[data-opens]')).toBeLessThanOrEqual(limit)
})
