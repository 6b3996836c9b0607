import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { SENT } from '../support/request'
import { NETLIFY, addressOf } from '../support/variants'
import { FORM, expect, expectReceipt, fillIn, open, openForm, send, test, textOf } from './webkit'

const SITE = addressOf(NETLIFY)
const { title } = getContent().templatePages['thank-you']

test('a request is retried after a server error and a lost response, and stored as one lead', async ({
  webkit,
  faults,
}) => {
  faults.answer('server-error', 'connection-reset', 'good')
  await openForm(webkit, SITE)
  await fillIn(webkit, FORM)
  await send(webkit)
  await expectReceipt(webkit)
  expect(faults.posts).toHaveLength(3)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is delivered, and the thank-you page shows', async ({ webkit, faults }) => {
    await open(webkit, pagePath('contact'), SITE)
    await fillIn(webkit, FORM)
    await send(webkit)
    await expect.poll(() => textOf(webkit, 'h1')).toBe(title)
    expect(faults.leads.size).toBe(1)
  })
})
