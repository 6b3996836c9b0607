import { getContent, routeOf } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { REASON, SLOW_MS } from '../support/lead-answers'
import { expect, test } from '../support/faults'
import { visit } from '../support/page'
import { REFERENCE, SENT, expectEmpty, expectReceipt, fillIn, openForm, receiptOf, send } from '../support/request'
import { expectOneLead, openOwnForm, status } from '../support/sending'
import { CONNECTED, addressOf } from '../support/variants'

const { quote } = getContent()

test.describe('delivery to the receiver', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  test('a request is delivered once, with its parsed phone number and postcode, and the receipt shows', async ({
    page,
    faults,
  }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    expect(faults.posts).toEqual([
      {
        contentType: 'application/x-www-form-urlencoded',
        files: [],
        fields: {
          ...SENT,
          dial: '+61412345678',
          postcode: '2150',
          page: '/contact/',
          reference: expect.stringMatching(REFERENCE),
          subject: expect.stringContaining(quote.subject),
          leadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          revision: '1',
          try: '1',
        },
      },
    ])
    expectOneLead(faults)
  })

  test('after a request was sent nothing of it is left in storage or in the form, even after Back', async ({
    page,
  }) => {
    await page.goto('/faqs/')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/faqs/')
    await expectEmpty(await openForm(page))
  })

  test('a request that is being sent shows in the form of the next page, and is sent once', async ({
    page,
    faults,
  }) => {
    faults.answer('slow')
    await visit(page, '/services/office-cleaning/')
    const form = await openOwnForm(page)
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length).toBe(1)
    await page.keyboard.press('Escape')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: routeOf(pagePath('contact')).label, exact: true })
      .click()
    const other = page.locator('#quote form')
    await expect(status(other)).toHaveText(quote.progress.sending)
    // Playwright would wait for a button that says it is disabled; a visitor may press it.
    await other.getByRole('button', { name: quote.form.send }).dispatchEvent('click')
    await expect(status(other)).toHaveText(quote.toasts.sent, { timeout: SLOW_MS + 3000 })
    expect(faults.posts).toHaveLength(1)
    await expect(page).toHaveURL('/contact/')
  })

  test('a request that is refused after the visitor left its page shows the reason in the next form', async ({
    page,
    faults,
  }) => {
    faults.answer('server-error', 'refuses')
    await visit(page, '/')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.locator('main a[data-opens]').last().click()
    // The site's own form replaces the frame, since it has the message to show.
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REASON)
  })

  test('a request sent from the dialog shows its receipt there, in view and with the focus', async ({ page }) => {
    await visit(page, '/services/office-cleaning/')
    await page.locator('main a[data-opens]').last().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const form = await openOwnForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    await expect(dialog).toContainText(quote.receipt.title)
    await expect(receiptOf(page)).toBeFocused()
    await expect(receiptOf(page)).toBeInViewport()
    await expect(page).toHaveURL('/services/office-cleaning/')
  })

  test('text added while the request is being sent is kept for the next one', async ({ page, faults }) => {
    faults.answer('server-error', 'good')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length).toBe(1)
    await form.locator('[name=message]').fill('And the windows')
    await expectReceipt(page)
    expectOneLead(faults)
    const again = await openForm(page)
    await expect(again.locator('[name=message]')).toHaveValue('And the windows')
  })

  test('a double click sends one request, and another click or Enter while it is being sent no second one', async ({
    page,
    faults,
  }) => {
    faults.answer('server-error', 'good')
    const form = await openForm(page)
    await fillIn(form)
    await form.locator('[type=submit]').dblclick()
    await expect(status(form)).toHaveText(quote.progress.retrying)
    await form.locator('[type=submit]').click({ force: true })
    await form.locator('[name=name]').press('Enter')
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(2)
    expectOneLead(faults)
  })

  test('a request with errors is not sent: the error summary has the focus and links to the fields', async ({
    page,
    faults,
  }) => {
    const form = await openForm(page)
    await form.locator('[name=phone]').fill('0412')
    await send(form)
    const list = form.getByRole('group', { name: quote.errors.title })
    await expect(list).toBeFocused()
    const shownErrors = [
      quote.errors.nameMissing,
      quote.errors.locationMissing,
      quote.errors.phoneInvalid,
      quote.errors.serviceMissing,
    ]
    await expect(list.getByRole('link')).toHaveText(shownErrors)
    await list.getByRole('link', { name: quote.errors.phoneInvalid }).click()
    await expect(form.locator('[name=phone]')).toBeFocused()
    await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(
      `${quote.form.ways} ${quote.errors.phoneInvalid}`,
    )
    expect(faults.posts).toHaveLength(0)
  })

  test('a field is validated when it loses the focus, not while it is being typed into', async ({ page }) => {
    const form = await openForm(page)
    const contact = form.locator('[name=phone]')
    const shown = form.getByText(quote.errors.phoneInvalid).last()
    await contact.pressSequentially('0412')
    await expect(shown).toBeHidden()
    await form.locator('[name=location]').focus()
    await expect(shown).toBeVisible()
    await expect(contact).toHaveAttribute('aria-invalid', 'true')
    await contact.fill('0412 345 678')
    await form.locator('[name=location]').focus()
    await expect(shown).toBeHidden()
  })
})
