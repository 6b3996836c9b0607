// The site of the other company sends its requests to Formspree: tests/support/variants.ts.
import type { Locator } from '@playwright/test'
import { THANK_YOU_PATH } from '../../lib/content/routes'
import { expect, test } from '../support/faults'
import type { FaultServer } from '../support/fault-server'
import { setTo } from '../support/engines'
import { ANSWERS, NO_EMAIL } from '../support/formspree'
import { expectReceipt, openForm, receiptOf, send } from '../support/request'
import { notice } from '../support/sending'
import { OTHER_COMPANY, addressOf } from '../support/variants'

async function fillIn(form: Locator, answers = ANSWERS): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=service]').first().check()
}

const expectOneLead = ({ leads }: FaultServer) =>
  expect([...leads.values()]).toEqual([expect.objectContaining(ANSWERS)])

test.describe('delivery to Formspree', () => {
  test.use({ baseURL: addressOf(OTHER_COMPANY) })

  test('a request is delivered once, does not ask for a redirect, and the receipt shows', async ({ page, faults }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    expectOneLead(faults)
    expect(faults.posts).toHaveLength(1)
    expect(faults.posts[0]?.fields).not.toHaveProperty('_next')
  })

  test('a request that it refuses is not thanked for: the visitor reads why, and sends it corrected', async ({
    page,
    faults,
  }) => {
    const form = await openForm(page)
    await fillIn(form, { ...ANSWERS, email: 'zoë@example.com.au' })
    // Our own form asks once about such an address.
    for (let i = 0; i < 2; i++) await send(form)
    await expect(notice(form)).toContainText(NO_EMAIL)
    await expect(receiptOf(page)).toHaveCount(0)
    expect(faults.leads.size).toBe(0)
    await form.locator('[name=email]').fill(ANSWERS.email)
    await send(form)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  test('a request is retried after a server error and a lost response, and stored as one lead', async ({
    page,
    faults,
  }) => {
    faults.answer('server-error', 'connection-reset', 'good')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(receiptOf(page)).toBeVisible({ timeout: 20_000 })
    expect(faults.posts).toHaveLength(3)
    expectOneLead(faults)
  })

  test.describe('without script', setTo('@without-script'), () => {
    test.use({ javaScriptEnabled: false })

    test('a request is delivered, and the thank-you page of the site shows', async ({ page, faults }) => {
      await page.goto('/contact/')
      const form = page.locator('#quote form')
      await fillIn(form)
      await send(form)
      await expect(page).toHaveURL(THANK_YOU_PATH)
      expectOneLead(faults)
    })

    test('after a request that it refuses, Back leads to the form as it was filled in', async ({ page, faults }) => {
      await page.goto('/contact/')
      const form = page.locator('#quote form')
      await fillIn(form, { ...ANSWERS, email: 'zoë@example.com.au' })
      await send(form)
      await expect(page.getByRole('heading')).toContainText(NO_EMAIL)
      expect(faults.leads.size).toBe(0)
      await page.goBack()
      await expect(form.locator('[name=name]')).toHaveValue(ANSWERS.name)
      await expect(form.locator('[name=service]').first()).toBeChecked()
    })
  })
})
