import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { contactMethods } from '../../lib/content/contact'
import { quoteLink } from '../../lib/content/navigation'
import { pagePath } from '../../lib/content/routes'
import { test as connectedTest } from '../support/faults'
import { visit } from '../support/page'
import { CONNECTED, addressOf } from '../support/variants'

const PHONE = { viewport: { width: 390, height: 740 } }
const bar = (page: Page) => page.locator('.call-bar')
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox()
  if (!found) throw new Error(`${selector} has no box`)
  return { ...found, bottom: found.y + found.height }
}

/** Scrolls the phone number in the header out of view. */
const scrollPastHeader = (page: Page) => page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }))

test.describe('on a phone', () => {
  test.use(PHONE)

  // Regression: the bar covered links at the bottom of the first screen, and left too little of
  // them to tap.
  test('the call bar appears once the phone number in the header is scrolled out of view', async ({ page }) => {
    await page.goto(pagePath('faqs'))
    const number = page.getByRole('banner').getByRole('link', { name: contactMethods().phone.text })
    await expect(number).toBeInViewport({ ratio: 1 })
    await expect(bar(page)).toBeHidden()
    await scrollPastHeader(page)
    await expect(number).not.toBeInViewport()
    await expect(bar(page)).toBeVisible()
    await expect.poll(async () => (await box(page, '.call-bar')).bottom).toBe(PHONE.viewport.height)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar(page)).toBeHidden()
  })

  test('the bar has a phone link and a button that opens the quote dialog, each at least 44 px high', async ({
    page,
  }) => {
    await page.goto(pagePath('about'))
    await scrollPastHeader(page)
    await expect(bar(page)).toBeVisible()
    const { y, height } = await box(page, '.call-bar')
    expect(Math.round(y + height)).toBe(PHONE.viewport.height)
    const call = bar(page).getByRole('link', { name: contactMethods().phone.text })
    const quote = bar(page).getByRole('link', { name: quoteLink().name })
    await expect(call).toHaveAttribute('href', contactMethods().phone.href)
    for (const link of [call, quote]) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await quote.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the bar is hidden while a form is in view', async ({ page }) => {
    await visit(page, pagePath('contact'))
    await page.locator('#page form').scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(bar(page)).toBeVisible()
  })
})

// Regression: the bar covered a provider's frame, since it was hidden for the site's own form
// alone.
connectedTest.describe('on a phone, with a provider’s form', () => {
  connectedTest.use({ ...PHONE, baseURL: addressOf(CONNECTED) })

  connectedTest('the bar is hidden while the provider’s frame is in view', async ({ page }) => {
    await visit(page, pagePath('home'))
    await scrollPastHeader(page)
    await expect(bar(page)).toBeVisible()
    const frame = page.locator(`iframe[title="${CONNECTED.integrations.form.title}"]`)
    await page.locator('section#quote [data-island]').scrollIntoViewIfNeeded()
    await frame.scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(bar(page)).toBeVisible()
  })
})

test.describe('on a phone without script', setTo('@without-script'), () => {
  // By email the form has no fields without script.
  connectedTest.use({ ...PHONE, baseURL: addressOf(CONNECTED), javaScriptEnabled: false })

  connectedTest('the bar shows, and is hidden while a field has the focus', async ({ page }) => {
    await page.goto(pagePath('contact'))
    await scrollPastHeader(page)
    await expect(bar(page)).toBeVisible()
    await page.locator('#page form input:visible').first().focus()
    await expect(bar(page)).toBeHidden()
  })
})

test('on a wide screen there is no bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pagePath('home'))
  await scrollPastHeader(page)
  await expect(bar(page)).toBeHidden()
})
