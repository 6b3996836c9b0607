import { contactMethods } from '../../lib/content/contact'
import { getContent } from '../../lib/content/get-content'
import { REASON } from '../support/lead-answers'
import { FILLED, SENT } from '../support/request'
import {
  FORM,
  enhance,
  expect,
  expectReceipt,
  fillIn,
  hasFocus,
  isShown,
  openForm,
  send,
  test,
  textOf,
  valuesOf,
} from './webkit'

const { quote } = getContent()
const { phone } = contactMethods()
const NOTICE = `${FORM} [role=alert]`

test('a request that the server refuses is kept, with the reason and the phone number; after a reload it can be sent', async ({
  webkit,
  faults,
}) => {
  faults.answer('refuses')
  await openForm(webkit)
  await fillIn(webkit, FORM)
  await send(webkit)
  await expect.poll(() => textOf(webkit, NOTICE)).toContain(REASON)
  expect(await hasFocus(webkit, NOTICE)).toBe(true)
  expect(await isShown(webkit, `${NOTICE} a[href="${phone.href}"]`)).toBe(true)
  expect(await valuesOf(webkit, FORM)).toMatchObject(FILLED)
  expect(faults.posts).toHaveLength(1)

  faults.answer('good')
  await webkit.reload()
  await enhance(webkit, FORM)
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject(FILLED)
  await send(webkit)
  await expectReceipt(webkit)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
})

test('while the server is down the request is retried and kept; once it is back the request is one lead', async ({
  webkit,
  faults,
}) => {
  await openForm(webkit)
  await fillIn(webkit, FORM)
  await faults.refuseConnections()
  await send(webkit)
  await expect.poll(() => textOf(webkit, `${FORM} [data-part=status]`)).toContain(quote.progress.retrying)
  await expect.poll(() => isShown(webkit, NOTICE), { timeout: 60_000 }).toBe(true)
  expect(await valuesOf(webkit, FORM)).toMatchObject(FILLED)
  expect(faults.leads.size).toBe(0)
  await faults.acceptConnections()
  await send(webkit)
  await expectReceipt(webkit)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
})
