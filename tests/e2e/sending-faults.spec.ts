import { getContent } from '../../lib/content/get-content'
import { REASON, RETRY_AFTER_S, type Answer } from '../support/lead-answers'
import { expect, test } from '../support/faults'
import {
  REQUEST,
  READABLE_VALUES,
  expectFilled,
  expectReceipt,
  fillIn,
  openForm,
  receiptOf,
  send,
  enhancedForm,
} from '../support/request'
import {
  expectNotSent,
  expectOneLead,
  notice,
  passTime,
  clipboardText,
  retryDelays,
  sendRequest,
  status,
} from '../support/sending'
import { CONNECTED, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

const { quote } = getContent()

test.use({ baseURL: addressOf(CONNECTED) })

const TEMPORARY_FAILURES: { answers: [Answer, ...Answer[]]; posts: number; name: string }[] = [
  { answers: ['server-error', 'good'], posts: 2, name: 'a server error, then success' },
  {
    answers: ['server-error', 'connection-reset', 'rate-limited', 'good'],
    posts: 4,
    name: 'three different failures, then success',
  },
  { answers: ['connection-reset', 'good'], posts: 2, name: 'a request that was stored without a response' },
  {
    answers: ['connection-reset', 'connection-reset', 'connection-reset', 'good'],
    posts: 4,
    name: 'a request that was stored without a response three times',
  },
  { answers: ['truncated', 'good'], posts: 2, name: 'a response that is cut off' },
]
for (const { answers, posts, name } of TEMPORARY_FAILURES) {
  // The test with three different failures covers the others.
  test(
    `${name}: the request is retried, stored as one lead, and the receipt shows`,
    repeats(answers.length < 4 || answers[0] === 'connection-reset'),
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

for (const answer of ['server-error', 'rate-limited'] as const) {
  test(
    `a lasting failure (${answer}) is retried three times with growing or requested delays, then the form is kept`,
    repeats(answer === 'server-error'),
    async ({ page, faults }) => {
      faults.answer(answer)
      const form = await sendRequest(page)
      await expect(status(form)).toHaveText(quote.progress.retrying)
      await passTime(page, () => notice(form).isVisible())
      await expectNotSent(page, form, quote.failed)
      expect(faults.posts).toHaveLength(4)
      expect(faults.leads.size).toBe(0)
      const least = answer === 'rate-limited' ? Array(3).fill(RETRY_AFTER_S * 1000) : [1000, 2000, 4000]
      const delays = await retryDelays(page)
      expect(delays).toHaveLength(3)
      delays.forEach((delay, i) => {
        expect(delay).toBeGreaterThanOrEqual(least[i])
        expect(delay).toBeLessThanOrEqual(30_000)
      })
    },
  )
}

test('a refused connection is retried three times; sent again later, the request is one lead', async ({
  page,
  faults,
}) => {
  await faults.refuseConnections()
  const form = await sendRequest(page)
  await passTime(page, () => notice(form).isVisible())
  await expectNotSent(page, form, quote.failed)
  expect(await retryDelays(page)).toHaveLength(3)
  expect(faults.posts).toHaveLength(0)
  await faults.acceptConnections()
  await send(form)
  await expectReceipt(page)
  expect(faults.posts).toHaveLength(1)
  expectOneLead(faults)
})

test('a request that the server refuses is not retried, and the reason is shown', async ({ page, faults }) => {
  faults.answer('refuses')
  const form = await sendRequest(page)
  await expectNotSent(page, form, quote.refused)
  await expect(notice(form)).toContainText(REASON)
  expect(faults.posts).toHaveLength(1)
  expect(faults.leads.size).toBe(0)
})

test('a 404 response is not retried, and other contact methods are offered', async ({ page, faults }) => {
  faults.answer('not-found')
  const form = await sendRequest(page)
  await expectNotSent(page, form, quote.refused)
  await expect(notice(form)).toContainText(quote.refused.noReason)
  expect(faults.posts).toHaveLength(1)
})

test('pressing Send again is another try, and a changed request another revision, of the same lead', async ({
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

test('a request that was stored without a response and is sent again is one lead', async ({ page, faults }) => {
  faults.answer('connection-reset')
  const form = await sendRequest(page)
  await passTime(page, () => notice(form).isVisible())
  await expectNotSent(page, form, quote.failed)
  faults.answer('good')
  await send(form)
  await expectReceipt(page)
  expectOneLead(faults)
})

test('the whole request can be copied', async ({ page, faults, context }) => {
  faults.answer('refuses')
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  await notice(form).getByRole('button', { name: quote.otherWays.copy }).click()
  const copied = await clipboardText(context)
  for (const value of READABLE_VALUES) expect(copied).toContain(value)
})

test('after a refusal and a reload the request is still there, and can be sent', async ({ page, faults }) => {
  faults.answer('refuses')
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  await expect(notice(form)).toBeVisible()
  await page.reload()
  await expectFilled(await enhancedForm(form))
  faults.answer('good')
  await send(form)
  await expectReceipt(page)
  expectOneLead(faults)
})

test('when the visitor is offline the form says so, and sends the request once when the connection is back', async ({
  page,
  context,
  faults,
}) => {
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

test('when the connection is lost during the last try, the request is sent once it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.answer('server-error', 'server-error', 'server-error', 'slow')
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
