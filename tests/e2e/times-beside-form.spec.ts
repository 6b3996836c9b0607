import type { Page } from '@playwright/test'
import { LIST_SEPARATOR } from '../../components/quote/fields'
import { pagePath } from '../../lib/content/routes'
import { expect, test } from '../support/faults'
import { visit } from '../support/page'
import { REQUEST, expectReceipt, expectThanks, send } from '../support/request'
import { NETLIFY, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(NETLIFY) })

const panel = (page: Page) => page.locator('section#booking')
const ownForm = (page: Page) => page.locator('section#quote form')
const askForWalkthrough = (page: Page) => panel(page).locator('a[data-opens=walkthrough]').click()

/** Ticks the times that stand beside the home page's form. */
async function tickTimes(page: Page): Promise<void> {
  for (const time of REQUEST.times) await panel(page).locator(`[name=times][value="${time}"]`).check()
}

/** Answers what every quote needs. */
async function answer(page: Page): Promise<void> {
  const form = ownForm(page)
  for (const name of ['name', 'location', 'phone'] as const) await form.locator(`[name=${name}]`).fill(REQUEST[name])
  await form.locator('[name=service]').first().check()
}

const TIMES = { times: REQUEST.times.join(LIST_SEPARATOR), name: REQUEST.name }

test('the times that are ticked beside the form go out with it, as the wish for a walkthrough', async ({
  page,
  faults,
}) => {
  await visit(page, pagePath('home'))
  await tickTimes(page)
  await expect(ownForm(page).locator('[name=walkthrough]')).toBeChecked()
  await answer(page)
  await send(ownForm(page))
  await expectReceipt(page)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining({ ...TIMES, walkthrough: 'yes' })])
  // The form that they belong to is gone.
  await expect(panel(page).locator('[name=times]').first()).toBeHidden()
  await expect(page.locator('[name=times]:checked')).toHaveCount(0)
})

test('they are ticked in the dialog as well, and on the next page', async ({ page }) => {
  await visit(page, pagePath('home'))
  await tickTimes(page)
  await askForWalkthrough(page)
  const ticked = (within: string) =>
    page.locator(`${within} [name=times]:checked`).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  await expect.poll(() => ticked('dialog, [role=dialog]')).toEqual(REQUEST.times)
  await page.goto(pagePath('contact'))
  await expect.poll(() => ticked('#quote')).toEqual(REQUEST.times)
})

test('who says to want no walkthrough names no times', async ({ page }) => {
  await visit(page, pagePath('home'))
  await tickTimes(page)
  await ownForm(page).locator('[name=walkthrough]').uncheck()
  await expect(page.locator('[name=times]:checked')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('they go out with the form, to which the button beneath them leads', async ({ page, faults }) => {
    await page.goto(pagePath('home'))
    await tickTimes(page)
    await askForWalkthrough(page)
    await expect(ownForm(page)).toBeInViewport()
    await answer(page)
    await send(ownForm(page))
    await expectThanks(page)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining(TIMES)])
  })
})
