import { getContent } from '../../lib/content/get-content'
import { netlifyForms } from '../support/lead-posts'
import { expect, test } from '../support/faults'
import { setTo } from '../support/engines'
import {
  POSTED,
  SENT,
  expectEmpty,
  expectFilled,
  expectReceipt,
  expectThanks,
  fillIn,
  openForm,
  receiptOf,
  send,
  enhancedForm,
} from '../support/request'
import { expectOneLead, passTime, sendRequest } from '../support/sending'
import { NETLIFY, addressOf } from '../support/variants'

const { quote, services } = getContent()

test.describe('delivery to Netlify', () => {
  test.use({ baseURL: addressOf(NETLIFY) })

  test('the HTML has the form’s name, the honeypot, and every field that script sends', async ({ page, faults }) => {
    const known = netlifyForms().get('quote')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    const names = Object.keys(faults.posts[0]?.fields ?? {})
    expect(names).toContain('form-name')
    expect(names).toContain('leadId')
    expect(names.filter((name) => !known?.fields.has(name))).toEqual([])
    expect(known?.fields).toContain(known?.honeypot)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('a request is retried after a server error and a lost response, and stored as one lead', async ({
    page,
    faults,
  }) => {
    faults.answer('server-error', 'connection-reset', 'good')
    await sendRequest(page)
    await passTime(page, () => receiptOf(page).isVisible())
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(3)
    expectOneLead(faults)
  })

  // Regression: Netlify silently discards requests with the honeypot filled in, and password
  // managers fill it in for people.
  test('a request with the honeypot filled in is delivered, marked as suspect', async ({ page, faults }) => {
    const form = await openForm(page)
    await fillIn(form)
    const trap = form.locator(`[name="${netlifyForms().get('quote')?.honeypot}"]`)
    await expect(trap).toBeHidden()
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
    await send(form)
    await expectReceipt(page)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining({ ...SENT, suspect: quote.suspect })])
  })

  test('a draft typed in the dialog is in the form of another page, and is deleted once it was sent', async ({
    page,
  }) => {
    await page.goto(services[0]?.path ?? '')
    await page.locator('main a[data-opens=quote]').first().click()
    const dialog = page.getByRole('dialog')
    const inDialog = await enhancedForm(dialog.locator('form'))
    await fillIn(inDialog)
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').locator('a[href="/contact/"]').first().click()
    await expect(page).toHaveURL('/contact/')
    await expectFilled(await enhancedForm(page.locator('#quote form')))

    await page.goBack()
    await page.locator('main a[data-opens=quote]').first().click()
    await expectFilled(inDialog)
    await send(inDialog)
    await expectReceipt(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(services[0]?.path ?? '')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await expectEmpty(await openForm(page))
  })

  test('the form has the service of each page selected, and stores nothing until the visitor types', async ({
    page,
  }) => {
    await page.goto(services[0]?.path ?? '')
    const form = page.getByRole('dialog').locator('form')
    for (const { title, path } of services.slice(0, 2)) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await page.locator('main a[data-opens=quote]').first().click()
      await expect(form.locator('[name=service]:checked')).toHaveValue(title)
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test.describe('without script', setTo('@without-script'), () => {
    test.use({ javaScriptEnabled: false })

    test('a request is delivered, and the thank-you page shows', async ({ page, faults }) => {
      await page.goto('/contact/')
      await fillIn(page.locator('#quote form'))
      await send(page.locator('#quote form'))
      await expectThanks(page)
      expect([...faults.leads.values()]).toEqual([expect.objectContaining(POSTED)])
    })
  })
})
