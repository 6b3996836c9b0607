import { ANSWERS, NO_EMAIL } from '../support/formspree'
import { OTHER_COMPANY, addressOf } from '../support/variants'
import { FORM, expect, expectReceipt, openForm, send, test, textOf } from './webkit'

test('a request that Formspree refuses is not thanked for: the visitor reads why, and sends it corrected', async ({
  webkit,
  faults,
}) => {
  await openForm(webkit, addressOf(OTHER_COMPANY))
  for (const [name, value] of Object.entries(ANSWERS)) await webkit.fill(`${FORM} [name=${name}]`, value)
  await webkit.click(`${FORM} [name=service]`)
  await webkit.fill(`${FORM} [name=email]`, 'zoë@example.com.au')
  // Our own form asks once about such an address.
  for (let i = 0; i < 2; i++) await send(webkit)
  await expect.poll(() => textOf(webkit, `${FORM} [data-part=notice]`)).toContain(NO_EMAIL)
  expect(faults.leads.size).toBe(0)
  await webkit.fill(`${FORM} [name=email]`, ANSWERS.email)
  await send(webkit)
  await expectReceipt(webkit)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(ANSWERS)])
})
