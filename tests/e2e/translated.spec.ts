// A visitor has the browser translate the page, which changes every text, and goes on changing what
// script writes. Each state of the page still shows, whole and in the visitor's language.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/faults'
import { getContent, routeOf } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { pagePath } from '../../lib/content/routes'
import { dialog, field, quoteButtons, service } from '../support/dialog'
import { enhancedForm, expectFilled, expectReceipt, fillIn, receiptOf, send } from '../support/request'
import { REASON } from '../support/lead-answers'
import { startTranslator, translated, untranslated } from '../support/translator'
import { CONNECTED, addressOf } from '../support/variants'

const { quote, site, suburbs, questions, templatePages } = getContent()
const [suburb] = suburbs
const { phone } = contactMethods()

const searchStatus = (page: Page) => page.getByRole('search').getByRole('status')
const searchField = (page: Page) => page.getByRole('search').locator('input')

/** Opens a page, which is translated before the visitor's first gesture. */
async function openTranslated(page: Page, path: string): Promise<() => Promise<void>> {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(path)
  await startTranslator(page)
  return async () => {
    await expect.poll(() => untranslated(page)).toEqual([])
    expect(errors).toEqual([])
  }
}

test('the search of suburbs answers, answers anew, and is cleared', async ({ page }) => {
  if (!suburb) throw new Error('expected a suburb')
  const words = templatePages.areas.finder.search
  const expectWhole = await openTranslated(page, pagePath('areas'))
  await searchField(page).fill(suburb.name)
  await expect(searchStatus(page)).toContainText(suburb.name)
  await expectWhole()
  await searchField(page).fill('Wollongong')
  await expect(searchStatus(page)).toHaveText(translated(words.unlisted.title))
  await expectWhole()
  await searchField(page).fill('')
  await expect(searchStatus(page)).toHaveText('')
  await expectWhole()
})

test('the search of questions counts those that it finds, and shows all of them again', async ({ page }) => {
  const { search } = templatePages.faqs
  const shown = page.locator('[data-question]:visible')
  const expectWhole = await openTranslated(page, pagePath('faqs'))
  await searchField(page).fill('keys')
  await expect(searchStatus(page)).toContainText(search.found)
  expect(await shown.count()).toBeLessThan(questions.length)
  await expect(searchStatus(page)).toHaveText(translated(`${await shown.count()} ${search.found}`))
  await expectWhole()
  await searchField(page).fill('helicopter')
  await expect(searchStatus(page)).toHaveText(translated(search.none.title))
  await expectWhole()
  await searchField(page).fill('')
  await expect(shown).toHaveCount(questions.length)
  await expectWhole()
})

test('field errors in the dialog show, lead to their fields, and go once they are corrected', async ({ page }) => {
  const expectWhole = await openTranslated(page, service.path)
  await quoteButtons(page).first().click()
  const own = await enhancedForm(dialog(page).locator('form'))
  await expectWhole()
  await send(own)
  const errors = own.getByRole('group', { name: translated(quote.errors.title) })
  await expect(errors).toBeFocused()
  await expectWhole()
  await errors.getByRole('link').first().click()
  await expect(field(page, 'name')).toBeFocused()
  await field(page, 'name').fill('Zoë')
  await field(page, 'location').focus()
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true')
  await expectWhole()
})

test('a toast says that the number was copied', async ({ page }) => {
  const expectWhole = await openTranslated(page, pagePath('contact'))
  await page.locator('button[data-copies]').first().click()
  await expect(page.getByRole('status').filter({ hasText: phone.text })).toContainText(site.words.numberCopied)
  await expectWhole()
})

test('a link shows the next page, and Back the one before', async ({ page }) => {
  const contact = routeOf(pagePath('contact'))
  const expectWhole = await openTranslated(page, service.path)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.locator(`footer a[href="${contact.path}"]`).click()
  await expect(page).toHaveURL(contact.path)
  await expect(heading).not.toHaveText(before)
  await expectWhole()
  await page.goBack()
  await expect(page).toHaveURL(service.path)
  await expect(heading).toHaveText(before)
  await expectWhole()
})

test.describe('delivery to the receiver', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  test('a request that was sent has its receipt, and one that was refused says so and is kept', async ({
    page,
    faults,
  }) => {
    const expectWhole = await openTranslated(page, pagePath('contact'))
    const form = await enhancedForm(page.locator('#quote form'))
    await fillIn(form)
    faults.answer('refuses')
    await send(form)
    await expect(form.getByRole('alert')).toContainText(REASON)
    await expectFilled(form)
    await expectWhole()
    faults.answer('good')
    await send(form)
    await expectReceipt(page)
    await expect(receiptOf(page)).toContainText(quote.receipt.title)
    await expectWhole()
  })
})
