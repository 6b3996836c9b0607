import { expect, test } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { visit } from '../support/page'
import { takenOver } from '../support/request'
import { repeats } from '../support/repeats'

const { quote, integrations } = getContent()
const button = integrations.delivery.kind === 'email' ? quote.form.draft : quote.form.send

// Chromium moves the page along when something above grows, Safari does not; the button then slid
// away between press and release, and the click went to nothing.
for (const width of [360, 1280]) {
  test(
    `the button works at the first press after a field was left wrong, ${width} px wide`,
    repeats(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, pagePath('contact'))
      await page.evaluate(() => {
        document.documentElement.style.overflowAnchor = 'none'
      })
      const form = await takenOver(page.locator('form[name=quote]'))
      await form.getByLabel(quote.form.phone.label).fill('0412')
      await form.getByRole('button', { name: button }).hover()
      await page.mouse.down()
      // Two frames: long enough for what the press brought about to be drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await page.mouse.up()
      await expect(form.getByRole('link', { name: quote.errors.nameMissing })).toBeVisible()
      await expect(form.getByRole('group', { name: quote.errors.title })).toBeFocused()
    },
  )
}
