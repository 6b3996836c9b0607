import type { Page } from '@playwright/test'
import { LIST_SEPARATOR } from '../../components/quote/fields'
import { pagePath } from '../../lib/content/routes'
import { setTo } from '../support/engines'
import { expect, test } from '../support/faults'
import { visit } from '../support/page'
import { REQUEST, expectReceipt, expectThanks, send } from '../support/request'
import { NETLIFY, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(NETLIFY) })

const form = (page: Page) => page.locator('section#quote form')
const walkthrough = (page: Page) => form(page).locator('[name=walkthrough]')

/** Asks for a walkthrough in the home page's form, which then offers its times. */
async function checkTimes(page: Page): Promise<void> {
  await walkthrough(page).check()
  for (const time of REQUEST.times) await form(page).locator(`[name=times][value="${time}"]`).check()
}

/** Fills in the required fields. */
async function fillInRequired(page: Page): Promise<void> {
  for (const name of ['name', 'location', 'phone'] as const) {
    await form(page).locator(`[name=${name}]`).fill(REQUEST[name])
  }
  await form(page).locator('[name=service]').first().check()
}

const TIMES = { times: REQUEST.times.join(LIST_SEPARATOR), name: REQUEST.name, walkthrough: 'yes' }

test('the home page’s form offers times once a walkthrough is asked for, and sends them', async ({ page, faults }) => {
  await visit(page, pagePath('home'))
  await expect(form(page).locator('[name=times]').first()).toBeHidden()
  await checkTimes(page)
  await fillInRequired(page)
  await send(form(page))
  await expectReceipt(page)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(TIMES)])
})

test('times checked on the home page are checked in the dialog, and on the next page', async ({ page }) => {
  await visit(page, pagePath('home'))
  await checkTimes(page)
  await page.locator('main a[data-opens=walkthrough]').first().click()
  const checkedTimes = (within: string) =>
    page.locator(`${within} [name=times]:checked`).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  await expect.poll(() => checkedTimes('dialog, [role=dialog]')).toEqual(REQUEST.times)
  await page.goto(pagePath('contact'))
  await expect.poll(() => checkedTimes('#quote')).toEqual(REQUEST.times)
})

test('unchecking the walkthrough box unchecks the times', async ({ page }) => {
  await visit(page, pagePath('home'))
  await checkTimes(page)
  await walkthrough(page).uncheck()
  await expect(page.locator('[name=times]:checked')).toHaveCount(0)
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the times of the home page’s form are sent with it', async ({ page, faults }) => {
    await page.goto(pagePath('home'))
    await checkTimes(page)
    await fillInRequired(page)
    await send(form(page))
    await expectThanks(page)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining(TIMES)])
  })
})

// Regression: beside the times the field for the message was stretched, and its control went to its
// end, 500 px below its label.
test('the control for a message stays below its label when the times appear beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const control = page.locator('#quote textarea[name=message]')
  const belowLabel = () =>
    control.evaluate((box: HTMLTextAreaElement) => {
      const label = box.labels[0]!
      return box.getBoundingClientRect().top - label.getBoundingClientRect().bottom
    })
  const before = await belowLabel()
  await page.locator('#quote [name=walkthrough]').check()
  await expect(page.locator('#quote .times')).toBeVisible()
  expect(await belowLabel()).toBeCloseTo(before)
})
