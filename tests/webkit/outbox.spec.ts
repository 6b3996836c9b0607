// A request whose page was left before it was delivered.
import { TIMEOUT_MS } from '../../components/enhancements/loader-api'
import { contactMethods } from '../../lib/content/contact'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { SENT } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { FORM, expect, fillIn, isShown, openForm, send, test, textOf } from './webkit'

const { quote } = getContent()
const SITE = addressOf(CONNECTED)
const STRIP = '.outbox-strip'

/** Fills in the contact page's form, and sends it. */
async function sendFrom(webkit: Parameters<typeof send>[0]): Promise<void> {
  await openForm(webkit)
  await fillIn(webkit, FORM)
  await send(webkit)
}

test('is sent by the next tab after the server was down and the tab was closed', async ({ webkit, faults }) => {
  await faults.refuseConnections()
  await sendFrom(webkit)
  await expect.poll(() => webkit.evaluate(() => localStorage.length)).toBe(1)
  await webkit.closeTab()
  await webkit.goto(SITE + pagePath('faqs'))
  await expect.poll(() => textOf(webkit, STRIP), { timeout: TIMEOUT_MS + 15_000 }).toContain(quote.outbox.sending)
  expect(await isShown(webkit, `${STRIP} a[href="${contactMethods().phone.href}"]`)).toBe(true)
  await faults.acceptConnections()
  await expect.poll(() => textOf(webkit, STRIP), { timeout: 30_000 }).toContain(quote.outbox.sent)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
})

test('is shown with its reference on every page until it is delivered', async ({ webkit, faults }) => {
  faults.answer('refuses')
  await sendFrom(webkit)
  await expect.poll(() => faults.posts.length).toBe(1)
  const { reference } = faults.posts[0]!.fields
  for (const path of [pagePath('home'), pagePath('services')]) {
    await webkit.goto(SITE + path)
    await expect.poll(() => textOf(webkit, STRIP), path).toContain(reference)
  }
})
