import type { Page } from '@playwright/test'
import { LIST_SEPARATOR } from '../../components/quote/fields'
import { pagePath } from '../../lib/content/routes'
import { expect, test } from '../support/faults'
import { setTo } from '../support/engines'
import { delayRequests, visit } from '../support/page'
import { REQUEST, expectReceipt, expectThanks, send } from '../support/request'
import { NETLIFY, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(NETLIFY) })

const panel = (page: Page) => page.locator('section#booking')
const ownForm = (page: Page) => page.locator('section#quote form')
const askForWalkthrough = (page: Page) => panel(page).locator('a[data-opens=walkthrough]').click()

/** Checks the times beside the home page's form. */
async function checkTimes(page: Page): Promise<void> {
  for (const time of REQUEST.times) await panel(page).locator(`[name=times][value="${time}"]`).check()
}

/** Fills in the required fields. */
async function fillInRequired(page: Page): Promise<void> {
  const form = ownForm(page)
  for (const name of ['name', 'location', 'phone'] as const) await form.locator(`[name=${name}]`).fill(REQUEST[name])
  await form.locator('[name=service]').first().check()
}

const TIMES = { times: REQUEST.times.join(LIST_SEPARATOR), name: REQUEST.name }

test('the times checked beside the form are sent with it, and ask for a walkthrough', async ({ page, faults }) => {
  await visit(page, pagePath('home'))
  await checkTimes(page)
  await expect(ownForm(page).locator('[name=walkthrough]')).toBeChecked()
  await fillInRequired(page)
  await send(ownForm(page))
  await expectReceipt(page)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining({ ...TIMES, walkthrough: 'yes' })])
  // The receipt has replaced the form that they belong to.
  await expect(panel(page).locator('[name=times]').first()).toBeHidden()
  await expect(page.locator('[name=times]:checked')).toHaveCount(0)
})

test('times checked beside the form are checked in the dialog, and on the next page', async ({ page }) => {
  await visit(page, pagePath('home'))
  await checkTimes(page)
  await askForWalkthrough(page)
  const checkedTimes = (within: string) =>
    page.locator(`${within} [name=times]:checked`).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  await expect.poll(() => checkedTimes('dialog, [role=dialog]')).toEqual(REQUEST.times)
  await page.goto(pagePath('contact'))
  await expect.poll(() => checkedTimes('#quote')).toEqual(REQUEST.times)
})

test('unchecking the walkthrough box unchecks the times', async ({ page }) => {
  await visit(page, pagePath('home'))
  await checkTimes(page)
  const walkthrough = ownForm(page).locator('[name=walkthrough]')
  await expect(walkthrough).toBeChecked()
  await walkthrough.uncheck()
  await expect(page.locator('[name=times]:checked')).toHaveCount(0)
})

// Regression: a time checked before the form's module had loaded did not ask for a walkthrough.
test('times checked before the form’s module has loaded ask for a walkthrough as well', async ({ page }) => {
  const release = await delayRequests(page, /\/form\.js$/)
  await page.goto(pagePath('home'))
  await checkTimes(page)
  await expect(ownForm(page).locator('[name=walkthrough]')).not.toBeChecked()
  release()
  await expect(ownForm(page)).toHaveJSProperty('noValidate', true)
  await expect(ownForm(page).locator('[name=walkthrough]')).toBeChecked()
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the times checked beside the form are sent with it, and the button below them links to it', async ({
    page,
    faults,
  }) => {
    await page.goto(pagePath('home'))
    await checkTimes(page)
    await askForWalkthrough(page)
    await expect(ownForm(page)).toBeInViewport()
    await fillInRequired(page)
    await send(ownForm(page))
    await expectThanks(page)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining(TIMES)])
  })
})
