import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import type { FaultServer } from './fault-server'
import { pasteInto } from './page'
import { READABLE_VALUES, SENT, expectFilled, fillIn, openForm, send, enhancedForm } from './request'
import { CONNECTED } from './variants'

const { quote } = getContent()
const { phone, email } = contactMethods()

/** What is counted of a request that the server refuses first, and takes when it is sent again. */
export const COUNTED = [
  { name: 'quote_started', props: {} },
  { name: 'quote_failed', props: { reason: 'refused' } },
  { name: 'quote_sent', props: { by: CONNECTED.integrations.delivery.kind } },
]

export const notice = (form: Locator) => form.getByRole('alert')
export const status = (form: Locator) => form.locator('[data-part=status]')

/** Opens the contact page with a fake clock, fills in the form, and sends it. */
export async function sendRequest(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.addInitScript((address) => {
    const { fetch } = window
    const calls: number[] = Object.assign(window, { fetchCalls: [] }).fetchCalls
    window.fetch = (...call) => {
      if (call[0] === address) calls.push(Date.now())
      return fetch(...call)
    }
  }, CONNECTED.integrations.delivery.address)
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  return form
}

/** Opens the dialog and gives the site's own form in it, which a provider's frame precedes. */
export async function openOwnForm(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await page.locator('main a[data-opens]').last().click()
  // Before the frame's code has come, the link leads to the own form of the contact page.
  await dialog.locator('iframe').waitFor({ state: 'attached' })
  await dialog.getByRole('link', { name: quote.ownForm.show }).click()
  return enhancedForm(dialog.locator('form'))
}

/** The delays between the tries, in ms of the page's own clock. */
export async function retryDelays(page: Page): Promise<number[]> {
  const calls = await page.evaluate(() => (window as unknown as { fetchCalls: number[] }).fetchCalls)
  return calls.slice(1).map((at, i) => at - calls[i]!)
}

/** Runs the page's fake clock until the condition is true. */
export async function passTime(page: Page, condition: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(250)
    expect(await condition()).toBeTruthy()
  }).toPass({ intervals: [20], timeout: 30_000 })
}

/**
 * The request was not sent: the notice has the focus and this text, the form is kept, and the
 * notice and its email draft have all that was typed.
 */
export async function expectNotSent(
  page: Page,
  form: Locator,
  message: { title: string; text: string },
): Promise<void> {
  await expect(notice(form)).toContainText(message.title)
  await expect(notice(form)).toContainText(message.text)
  await expect(notice(form)).toBeFocused()
  await expectFilled(form)
  await expect(page).toHaveURL('/contact/')
  await expect(notice(form).locator(`a[href="${phone.href}"]`)).toBeVisible()
  await expectEmailDraft(notice(form))
  for (const value of READABLE_VALUES) await expect(notice(form)).toContainText(value.replaceAll('\n', ' '))
}

/** The link to the email draft has all that was typed. */
export async function expectEmailDraft(place: Locator): Promise<void> {
  const link = place.locator('a[href^="mailto:"]')
  await expect(link).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(`mailto:${address.pathname}`).toBe(email.href)
  for (const value of READABLE_VALUES)
    expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(value)
}

/** What was copied, pasted into another tab: the site's policy allows no clipboard reads. */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.setContent('<textarea></textarea>')
  const field = page.locator('textarea')
  await pasteInto(field)
  await expect(field).not.toHaveValue('')
  const text = await field.inputValue()
  await page.close()
  return text
}

/** One lead was stored, with everything that was typed. */
export function expectOneLead({ leads }: FaultServer): void {
  expect([...leads.values()]).toEqual([expect.objectContaining(SENT)])
}
