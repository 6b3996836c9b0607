import { expect, test, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { REQUEST, expectFilled, fillIn, openForm, send, takenOver } from '../support/request'
import { expectDraft, pasted } from '../support/sending'

const { quote } = getContent()
const { email } = contactMethods()

test.describe('with nothing configured', () => {
  /** Every request after the page itself. */
  const outgoing = (page: Page) => {
    const found: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || new URL(request.url()).hostname !== 'localhost') found.push(request.url())
    })
    return found
  }

  test('the request becomes an e-mail of the visitor’s own, and none leaves the page', async ({ page, context }) => {
    const found = outgoing(page)
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    const drafted = form.getByRole('status').filter({ hasText: quote.drafted.title })
    await expect(drafted).toBeFocused()
    await expectDraft(drafted)
    await expectFilled(form)
    await drafted.getByRole('button', { name: quote.otherWays.copy }).click()
    expect(await pasted(context)).toContain(REQUEST.message)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1)
    // Nobody knows whether it was sent: nobody is thanked, and nothing is thrown away.
    await drafted.getByRole('button', { name: quote.drafted.sent }).click()
    await expect(form.getByText(quote.drafted.waits)).toBeVisible()
    await expect(page).toHaveURL('/contact/')
    await expectFilled(await openForm(page))
    expect(found.filter((url) => !url.startsWith('mailto:'))).toEqual([])
  })

  test('without sending it the draft stays, also when the page is loaded again', async ({ page }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(form.getByRole('button', { name: quote.drafted.sent })).toBeVisible()
    await page.reload()
    await expectFilled(await takenOver(form))
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('an e-mail with a line for each answer stands in the button’s place', async ({ page }) => {
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
  })
})
