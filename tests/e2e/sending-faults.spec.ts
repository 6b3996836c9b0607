import { getContent } from '../../lib/content/get-content'
import { REASON, RETRY_AFTER_S, type Answer } from '../support/lead-answers'
import { expect, test } from '../support/faults'
import {
  REQUEST,
  SAID,
  expectFilled,
  expectReceipt,
  fillIn,
  openForm,
  receiptOf,
  send,
  takenOver,
} from '../support/request'
import { expectNotSent, expectOneLead, notice, passTime, pasted, pauses, sendRequest, status } from '../support/sending'
import { CONNECTED, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

const { quote } = getContent()

test.use({ baseURL: addressOf(CONNECTED) })

const passing: { answers: [Answer, ...Answer[]]; posts: number; name: string }[] = [
  { answers: ['out-of-order', 'good'], posts: 2, name: 'an error of the server that passes' },
  { answers: ['out-of-order', 'cut', 'busy', 'good'], posts: 4, name: 'three different faults, and then none' },
  { answers: ['cut', 'good'], posts: 2, name: 'an answer that never comes, to a request that was taken' },
  { answers: ['cut', 'cut', 'cut', 'good'], posts: 4, name: 'three answers that never come' },
  { answers: ['half', 'good'], posts: 2, name: 'an answer that breaks off' },
]
for (const { answers, posts, name } of passing) {
  // Three faults one after the other are each of them, too.
  test(
    `${name}: one lead, and the visitor is thanked`,
    repeats(answers.length < 4 || answers[0] === 'cut'),
    async ({ page, faults }) => {
      faults.answer(...answers)
      await sendRequest(page)
      await passTime(page, () => receiptOf(page).isVisible())
      await expectReceipt(page)
      expect(faults.posts).toHaveLength(posts)
      expect(new Set(faults.posts.map(({ fields }) => fields.leadId)).size).toBe(1)
      expectOneLead(faults)
    },
  )
}

for (const answer of ['out-of-order', 'busy'] as const) {
  test(
    `a server that stays ${answer} is tried four times, ever later; then everything is still there`,
    repeats(answer === 'out-of-order'),
    async ({ page, faults }) => {
      faults.answer(answer)
      const form = await sendRequest(page)
      await expect(status(form)).toHaveText(quote.progress.retrying)
      await passTime(page, () => notice(form).isVisible())
      await expectNotSent(page, form, quote.failed)
      expect(faults.posts).toHaveLength(4)
      expect(faults.leads.size).toBe(0)
      const least = answer === 'busy' ? Array(3).fill(RETRY_AFTER_S * 1000) : [1000, 2000, 4000]
      const waited = await pauses(page)
      expect(waited).toHaveLength(3)
      waited.forEach((pause, i) => {
        expect(pause).toBeGreaterThanOrEqual(least[i])
        expect(pause).toBeLessThanOrEqual(30_000)
      })
    },
  )
}

test('a server that refuses connections is tried four times; sent again later, it is one lead', async ({
  page,
  faults,
}) => {
  await faults.refuseConnections()
  const form = await sendRequest(page)
  await passTime(page, () => notice(form).isVisible())
  await expectNotSent(page, form, quote.failed)
  expect(await pauses(page)).toHaveLength(3)
  expect(faults.posts).toHaveLength(0)
  await faults.acceptConnections()
  await send(form)
  await expectReceipt(page)
  expect(faults.posts).toHaveLength(1)
  expectOneLead(faults)
})

test('a request that the server refuses is not tried again, and its reason is shown', async ({ page, faults }) => {
  faults.answer('refuses')
  const form = await sendRequest(page)
  await expectNotSent(page, form, quote.refused)
  await expect(notice(form)).toContainText(REASON)
  expect(faults.posts).toHaveLength(1)
  expect(faults.leads.size).toBe(0)
})

test('an address that does not exist is not tried again, and the other ways are offered', async ({ page, faults }) => {
  faults.answer('not-found')
  const form = await sendRequest(page)
  await expectNotSent(page, form, quote.refused)
  await expect(notice(form)).toContainText(quote.refused.noReason)
  expect(faults.posts).toHaveLength(1)
})

test('pressing Send again is another try; a changed request is another revision of the same lead', async ({
  page,
  faults,
}) => {
  faults.answer('refuses')
  const form = await openForm(page)
  await fillIn(form)
  for (const message of [REQUEST.message, REQUEST.message, 'Three floors']) {
    await form.locator('[name=message]').fill(message)
    await send(form)
    await expect(notice(form)).toContainText(REASON)
    await expect(status(form)).toBeEmpty()
  }
  await expect.poll(() => faults.posts.length).toBe(3)
  expect(new Set(faults.posts.map(({ fields }) => fields.leadId)).size).toBe(1)
  expect(faults.posts.map(({ fields }) => [fields.revision, fields.try])).toEqual([
    ['1', '1'],
    ['1', '2'],
    ['2', '1'],
  ])
})

test('a lead that was taken without an answer is not taken again when the visitor sends it again', async ({
  page,
  faults,
}) => {
  faults.answer('cut')
  const form = await sendRequest(page)
  await passTime(page, () => notice(form).isVisible())
  await expectNotSent(page, form, quote.failed)
  faults.answer('good')
  await send(form)
  await expectReceipt(page)
  expectOneLead(faults)
})

test('the text can be copied whole', async ({ page, faults, context }) => {
  faults.answer('refuses')
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  await notice(form).getByRole('button', { name: quote.otherWays.copy }).click()
  const copied = await pasted(context)
  for (const value of SAID) expect(copied).toContain(value)
})

test('after a failure the page can be loaded again, and everything is still there', async ({ page, faults }) => {
  faults.answer('refuses')
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  await expect(notice(form)).toBeVisible()
  await page.reload()
  await expectFilled(await takenOver(form))
  faults.answer('good')
  await send(form)
  await expectReceipt(page)
  expectOneLead(faults)
})

test('offline is said, and the request goes once when the connection is back', async ({ page, context, faults }) => {
  const form = await openForm(page)
  await fillIn(form)
  await context.setOffline(true)
  await send(form)
  await expect(status(form)).toHaveText(quote.progress.offline)
  await expectFilled(form)
  expect(faults.posts).toHaveLength(0)
  await context.setOffline(false)
  await expectReceipt(page)
  expect(faults.posts).toHaveLength(1)
  expectOneLead(faults)
})

test('a connection that goes away at the last try is waited for', async ({ page, context, faults }) => {
  faults.answer('out-of-order', 'out-of-order', 'out-of-order', 'slow')
  const form = await sendRequest(page)
  await passTime(page, async () => faults.posts.length === 4)
  await context.setOffline(true)
  await faults.refuseConnections()
  await expect(status(form)).toHaveText(quote.progress.offline)
  await expectFilled(form)
  faults.answer('good')
  await faults.acceptConnections()
  await context.setOffline(false)
  await expectReceipt(page)
  expect(faults.posts).toHaveLength(5)
  expectOneLead(faults)
})
