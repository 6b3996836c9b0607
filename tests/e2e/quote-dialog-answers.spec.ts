import { expect, test } from '../support/test'
import { tap } from '../support/engines'
import { getContent } from '../../lib/content/get-content'
import { quoteButtons, dialog, field, openDialog, service } from '../support/dialog'
import { delayRequests, visit } from '../support/page'

const { quote, services, site } = getContent()

test('the draft is there when the dialog is opened again, on another page and after a reload', async ({ page }) => {
  await openDialog(page)
  await field(page, 'name').fill('Jo Nguyen')
  await dialog(page).locator('details > summary').click()
  await field(page, 'message').fill('Two floors,\nlift on the left')
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: services[1]?.title ?? '' })
    .click()
  await expect(page).toHaveURL(services[1]?.path ?? '')
  await quoteButtons(page).first().click()
  await expect(field(page, 'name')).toHaveValue('Jo Nguyen')
  await expect(field(page, 'message')).toHaveValue('Two floors,\nlift on the left')
  await page.reload({ waitUntil: 'networkidle' })
  // It is open again by itself, as before the reload.
  await expect(field(page, 'name')).toHaveValue('Jo Nguyen')
})

// Regression: the first letters, which the loader had stored, were not cleared where the draft had
// been read before, and on the next page replaced what had been typed after them.
test('what is typed before and after the form’s module loads is complete on the next page', async ({ page }) => {
  await openDialog(page)
  const release = await delayRequests(page, /\/form\.js$/)
  await field(page, 'name').fill('Jo')
  release()
  await expect(dialog(page).locator('form')).toHaveAttribute('novalidate')
  await field(page, 'name').fill('Jo Nguyen')
  await openDialog(page, services[1]?.path)
  await expect(field(page, 'name')).toHaveValue('Jo Nguyen')
})

// Regression: the dialog filled in its form again with the draft that it had read before, which was
// empty.
for (const hasStorage of [true, false]) {
  test(`what is typed before the form’s module loads is kept when the dialog closes${hasStorage ? '' : ', without session storage'}`, async ({
    page,
  }) => {
    if (!hasStorage)
      await page.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { get: () => null }))
    await openDialog(page)
    await delayRequests(page, /\/form\.js$/)
    await field(page, 'name').fill('Jo Nguyen')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await quoteButtons(page).first().click()
    await expect(field(page, 'name')).toHaveValue('Jo Nguyen')
    await expect(dialog(page).locator('form')).not.toHaveAttribute('novalidate')
  })
}

test('on a service page the form has that service selected', async ({ page }) => {
  await openDialog(page)
  await expect(dialog(page).locator('[name=service]:checked')).toHaveValue(service.title)
})

test('the walkthrough button opens the dialog with the walkthrough box checked and its times shown', async ({
  page,
}) => {
  await visit(page, '/')
  await page.locator('a[data-opens=walkthrough]').first().click()
  await expect(field(page, 'walkthrough')).toBeChecked()
  await expect(field(page, 'times').first()).toBeVisible()
  await field(page, 'walkthrough').uncheck()
  await expect(field(page, 'times').first()).toBeHidden()
})

test('a walkthrough button stores nothing, and the walkthrough box is unchecked when a quote button opens the dialog next', async ({
  page,
}) => {
  await visit(page, '/')
  await page.locator('a[data-opens=walkthrough]').first().click()
  await expect(field(page, 'walkthrough')).toBeChecked()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.keyboard.press('Escape')
  await quoteButtons(page).first().click()
  await expect(field(page, 'walkthrough')).not.toBeChecked()
})

test('a request can be filled in and turned into an email draft by keyboard alone', async ({ page }) => {
  await visit(page, service.path)
  await quoteButtons(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  const tabTo = async (name: string) => {
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await tabTo('name')
  await page.keyboard.type('Jo Nguyen')
  await tabTo('location')
  await page.keyboard.type('Parramatta')
  await tabTo('phone')
  await page.keyboard.type('0412 345 678')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(quote.drafted.title)
  const href = await dialog(page).locator('.lead-notice a[href^="mailto:"]').getAttribute('href')
  expect(href).toContain(site.email.value)
  for (const text of ['Jo Nguyen', '0412 345 678', 'Parramatta', service.title])
    expect(href).toContain(encodeURIComponent(text))
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a request can be filled in, turned into an email draft and reported as sent', async ({ page }) => {
    await visit(page, service.path)
    await tap(page.locator('main a[data-opens]').first())
    for (const [name, text] of [
      ['name', 'Jo Nguyen'],
      ['phone', '0412 345 678'],
      ['location', 'Parramatta'],
    ] as const) {
      await tap(field(page, name))
      await page.keyboard.type(text)
    }
    await tap(field(page, 'walkthrough'))
    await tap(field(page, 'times').first())
    await tap(dialog(page).locator('button[type=submit]'))
    await expect(dialog(page)).toContainText(quote.drafted.title)
    await tap(dialog(page).getByRole('button', { name: quote.drafted.sent }))
    await expect(dialog(page)).toContainText(quote.drafted.waits)
  })
})
