import { pagePath } from '../../lib/content/routes'
import { HOSTS } from '../support/hosts'
import { COUNTED } from '../support/sending'
import { CONNECTED, addressOf } from '../support/variants'
import { FORM, expect, expectReceipt, fillIn, isShown, openForm, scrollTo, send, test } from './webkit'

test('the analytics script is requested once, on the first click', async ({ webkit, faults }) => {
  const script = () => faults.requests.filter((request) => request.includes(HOSTS.analytics))
  await webkit.goto(addressOf(CONNECTED) + pagePath('home'))
  await scrollTo(webkit, 600)
  expect(script()).toEqual([])
  for (const place of ['h1', 'h2']) {
    await webkit.click(place)
    await expect.poll(script).toEqual([`GET ${HOSTS.analytics}/script.js`])
  }
})

test('a quote request is counted when it is started, fails and is sent, without its content', async ({
  webkit,
  faults,
}) => {
  faults.answer('refuses')
  await openForm(webkit)
  await fillIn(webkit, FORM)
  await send(webkit)
  await expect.poll(() => isShown(webkit, `${FORM} [role=alert]`)).toBe(true)
  faults.answer('good')
  await send(webkit)
  await expectReceipt(webkit)
  await expect.poll(() => faults.events).toEqual(COUNTED)
})
