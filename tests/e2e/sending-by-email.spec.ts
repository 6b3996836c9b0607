import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { REQUEST, expectFilled, fillIn, openForm, send, enhancedForm } from '../support/request'
import { expectEmailDraft, clipboardText } from '../support/sending'
import { SMOKE } from '../support/repeats'

const { quote } = getContent()
const { email } = contactMethods()

test.describe('without a configured delivery', () => {
  /** All HTTP requests from now on that are not GET requests to the site. */
  const outgoing = (page: Page) => {
    const found: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || new URL(request.url()).hostname !== 'localhost') found.push(request.url())
    })
    return found
  }

  test('the request becomes an email draft, and nothing is sent from the page', SMOKE, async ({ page, context }) => {
    const found = outgoing(page)
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    const drafted = form.getByRole('status').filter({ hasText: quote.drafted.title })
    await expect(drafted).toBeFocused()
    await expectEmailDraft(drafted)
    await expectFilled(form)
    await drafted.getByRole('button', { name: quote.otherWays.copy }).click()
    expect(await clipboardText(context)).toContain(REQUEST.message)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1)
    // Nobody knows whether it was sent: nobody is thanked, and the draft is kept.
    await drafted.getByRole('button', { name: quote.drafted.sent }).click()
    await expect(form.getByText(quote.drafted.waits)).toBeVisible()
    await expect(page).toHaveURL('/contact/')
    await expectFilled(await openForm(page))
    expect(found.filter((url) => !url.startsWith('mailto:'))).toEqual([])
  })

  test('a request that was not sent is still there after a reload', async ({ page }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(form.getByRole('button', { name: quote.drafted.sent })).toBeVisible()
    await page.reload()
    await expectFilled(await enhancedForm(form))
  })

  test.describe('without script', setTo('@without-script'), () => {
    test.use({ javaScriptEnabled: false })

    test('a link to an email draft with a line for each main field replaces the button', async ({ page }) => {
      await page.goto('/contact/')
      const form = page.locator('#quote form')
      await expect(form.locator('[type=submit]')).toBeHidden()
      const link = form.getByRole('link', { name: quote.drafted.plain })
      await expect(link).toBeVisible()
      const address = new URL((await link.getAttribute('href')) ?? '')
      expect(`mailto:${address.pathname}`).toBe(email.href)
      expect(address.searchParams.get('subject')).toBe(quote.subject)
      for (const name of ['name', 'location', 'phone', 'service', 'message'] as const)
        expect(address.searchParams.get('body')).toContain(`${quote.form[name].label}: `)
    })

    // Regression: the fields were there, and nothing could send what was typed into them.
    test('no field is shown whose answer could not be sent', async ({ page }) => {
      for (const path of ['/', '/contact/']) {
        await page.goto(path)
        const form = page.locator('#quote form')
        await expect(form.getByRole('link', { name: quote.drafted.plain })).toBeVisible()
        await expect(form.locator('input, select, textarea, summary').filter({ visible: true })).toHaveCount(0)
      }
    })
  })
})
