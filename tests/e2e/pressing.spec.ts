import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { visit } from '../support/page'
import { enhancedForm } from '../support/request'
import { repeats } from '../support/repeats'

const { quote, integrations } = getContent()
const button = integrations.delivery.kind === 'email' ? quote.form.draft : quote.form.send

// Chromium has scroll anchoring, Safari does not: there the button moved between press and release,
// and the click was lost.
for (const width of [360, 1280]) {
  test(
    `at ${width} px the first press on the submit button works right after an invalid field loses the focus`,
    repeats(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, pagePath('contact'))
      await page.evaluate(() => {
        document.documentElement.style.overflowAnchor = 'none'
      })
      const form = await enhancedForm(page.locator('form[name=quote]'))
      await form.getByLabel(quote.form.phone.label).fill('0412')
      await form.getByRole('button', { name: button }).hover()
      await page.mouse.down()
      // Two animation frames, so that the effect of the press is rendered.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await page.mouse.up()
      await expect(form.getByRole('link', { name: quote.errors.nameMissing })).toBeVisible()
      await expect(form.getByRole('group', { name: quote.errors.title })).toBeFocused()
    },
  )
}
