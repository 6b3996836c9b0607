import { getContent } from '../../lib/content/get-content'
import { FILLED, SENT } from '../support/request'
import {
  FORM,
  countOf,
  expect,
  expectReceipt,
  fillIn,
  hasFocus,
  openForm,
  send,
  storedEntries,
  test,
  textOf,
  valuesOf,
  withText,
} from './webkit'

const { quote } = getContent()

test('errors are listed and lead to their fields; corrected, the request reaches the receiver once, and its receipt shows', async ({
  webkit,
  faults,
}) => {
  await openForm(webkit)
  await webkit.fill(`${FORM} [name=phone]`, '0412')
  await send(webkit)
  const list = `${FORM} [data-part=issues] [role=group]`
  await expect.poll(() => hasFocus(webkit, list)).toBe(true)
  const { nameMissing, locationMissing, phoneInvalid, serviceMissing } = quote.errors
  for (const text of [quote.errors.title, nameMissing, locationMissing, phoneInvalid, serviceMissing])
    expect(await textOf(webkit, list)).toContain(text)
  await webkit.click(await withText(webkit, `${list} a`, phoneInvalid))
  await expect.poll(() => hasFocus(webkit, `${FORM} [name=phone][aria-invalid=true]`)).toBe(true)
  expect(faults.posts).toEqual([])

  await fillIn(webkit, FORM)
  expect(await countOf(webkit, `${FORM} [aria-invalid=true]`)).toBe(0)
  await send(webkit)
  await expectReceipt(webkit)
  expect(faults.posts).toHaveLength(1)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
  expect(await storedEntries(webkit)).toBe(0)
})

test('a double click sends one request', async ({ webkit, faults }) => {
  await openForm(webkit)
  await fillIn(webkit, FORM)
  await webkit.click(`${FORM} [type=submit]`, 2)
  await expectReceipt(webkit)
  expect(faults.posts).toHaveLength(1)
})

test('what was typed and not sent is there after a reload', async ({ webkit }) => {
  await openForm(webkit)
  await fillIn(webkit, FORM)
  await webkit.reload()
  await expect.poll(() => valuesOf(webkit, FORM)).toMatchObject(FILLED)
})
