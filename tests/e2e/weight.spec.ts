import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { pagePath } from '../../lib/content/routes'
import { setDisclosures } from '../support/page'
import { textWeight } from '../support/text-weight'
import { recordTransferSizes } from '../support/transfer-sizes'

/**
 * The largest transfer sizes of the home page in bytes, without its text: with the text that it had
 * when they were set (19,000 characters, 5,700 bytes), 90,000 and 220,000 on a phone, 160,000 and
 * 450,000 on a wide screen, less the 200 by which the manifest is counted smaller since then; and
 * 1,400 more on a phone for the styles of the dark scheme, more contrast, large text and paper.
 */
const LIMITS = [
  { screen: { width: 390, height: 844 }, deviceScaleFactor: 2, first: 85_500, whole: 215_500 },
  { screen: { width: 1440, height: 900 }, deviceScaleFactor: 1, first: 154_100, whole: 444_100 },
]

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((a, b) => a + b, 0)

async function scrollThrough(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += height / 2) {
    await page.mouse.wheel(0, height / 2)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

for (const { screen, deviceScaleFactor, first, whole } of LIMITS) {
  test.describe(`home at ${screen.width} px`, () => {
    test.use({ viewport: screen, deviceScaleFactor })

    test(`without its text it transfers at most ${first} bytes when loaded, ${whole} when scrolled to the end`, async ({
      page,
    }, info) => {
      const transferSizes = recordTransferSizes(page)
      await page.goto(pagePath('home'), { waitUntil: 'networkidle' })
      const loaded = await transferSizes()
      // What is folded is text as well, and so are the times behind the box for a walkthrough.
      await setDisclosures(page, true)
      await page.locator('#quote [name=walkthrough]').evaluate((box: HTMLInputElement) => (box.checked = true))
      const text = textWeight(await page.locator('body').innerText())
      await setDisclosures(page, false)
      expect(sum(loaded) - text, JSON.stringify(loaded)).toBeLessThanOrEqual(first)
      await scrollThrough(page)
      const scrolled = await transferSizes()
      info.annotations.push({ type: 'bytes', description: JSON.stringify({ loaded, scrolled }) })
      expect(sum(scrolled) - text, JSON.stringify(scrolled)).toBeLessThanOrEqual(whole)
    })
  })
}
