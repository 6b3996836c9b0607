import { expect, type Locator, type Page } from '@playwright/test'
import { quoteSetup } from '../../lib/pages/quote-setup'
import { businessDays } from '../../components/quote/business-time'
import { LIST_SEPARATOR } from '../../components/quote/fields'
import { timesOn } from '../../components/quote/offered-times'
import { getContent } from '../../lib/content/get-content'
import { startScript } from './page'

const { services, quote } = getContent()
const { form: labels } = quote
/**
 * One of the days that are offered for a walkthrough, from today as well as from the build's day.
 */
const day = businessDays(new Date(), 5, quoteSetup().office)[4] ?? ''

/** What a visitor types, with characters that are easily corrupted. */
export const REQUEST = {
  name: 'Zoë O’Neill & Sons "Ltd"',
  location: 'Parramatta 2150',
  phone: '0412 345 678',
  email: 'zoe@example.com.au',
  service: services.slice(0, 2).map(({ title }) => title),
  company: 'Quay Tower, <Level 3>',
  often: labels.often.choices[1] ?? '',
  start: '2027-02-01',
  size: '40',
  sizeIn: labels.sizeIn.choices[0] ?? '',
  message: 'Two floors,\nkitchen & <b>bathrooms</b> = 100 % 🙂 + more',
  times: timesOn(day, labels.times.parts)
    .times.map(({ value }) => value)
    .slice(1),
}
type Answers = Partial<typeof REQUEST>

const { sizeIn, ...answers } = REQUEST

/** What the receiver gets of it: one text for each answer. */
export const SENT = {
  ...answers,
  service: REQUEST.service.join(LIST_SEPARATOR),
  times: REQUEST.times.join(LIST_SEPARATOR),
  size: `${REQUEST.size} ${sizeIn}`,
  walkthrough: 'yes',
}

/** Its values as an email draft or a copy shows them. */
export const READABLE_VALUES = Object.values({
  ...SENT,
  start: '1 February 2027',
  walkthrough: labels.walkthrough.label,
})

/** What the form's controls have. */
export const FILLED = { ...SENT, size: REQUEST.size, sizeIn }

/** What the receiver gets without script, as the browser itself posts it. */
export const POSTED = {
  ...FILLED,
  message: REQUEST.message.replaceAll('\n', '\r\n'),
}

/** Gives the form once its module has enhanced it, which happens when it gets the focus. */
export async function enhancedForm(form: Locator): Promise<Locator> {
  await startScript(form.page())
  await form.locator('[name=name]').focus()
  await expect(form).toHaveAttribute('novalidate')
  return form
}

/** Opens the contact page and gives its form. */
export async function openForm(page: Page): Promise<Locator> {
  await page.goto('/contact/')
  return enhancedForm(page.locator('#quote form'))
}

/** Fills in every field, as a visitor does. */
export async function fillIn(form: Locator): Promise<void> {
  const more = form.locator('details')
  if (!(await more.evaluate((details: HTMLDetailsElement) => details.open))) await more.locator('summary').click()
  await form.locator('[name=walkthrough]').check()
  for (const [name, value] of Object.entries(REQUEST)) {
    const control = form.locator(`[name=${name}]`)
    if (Array.isArray(value)) for (const each of value) await form.locator(`[name=${name}][value="${each}"]`).check()
    else if (name === 'often' || name === 'sizeIn') await control.selectOption(value)
    else await control.fill(value)
  }
}

export const send = (form: Locator) => form.locator('[type=submit]').click()

/** Everything that was typed is still there. */
export async function expectFilled(form: Locator, request: Answers = REQUEST): Promise<void> {
  for (const [name, value] of Object.entries(request)) {
    if (Array.isArray(value)) await expect.poll(() => checkedValues(form, name), name).toEqual(value)
    else await expect(form.locator(`[name=${name}]`), name).toHaveValue(value)
  }
  await expect(form.locator('[name=walkthrough]')).toBeChecked()
}

const checkedValues = (form: Locator, name: string) =>
  form.locator(`[name=${name}]:checked`).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))

/** Nothing is left in the form or in the tab. */
export async function expectEmpty(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries(REQUEST)) {
    if (Array.isArray(value)) expect(await checkedValues(form, name), name).toEqual([])
    else await expect(form.locator(`[name=${name}]`), name).toHaveValue('')
  }
  await expect(form.locator('[name=walkthrough]')).not.toBeChecked()
  expect(await form.page().evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
}

/** The pattern of a request's reference. */
export const REFERENCE = new RegExp(`${quote.reference.letters}-[0-9A-Z]{4}`)

/** The receipt of a request that was sent by script, which replaces the form. */
export const receiptOf = (page: Page): Locator => page.locator('[data-part=receipt]')

/** The receipt shows, with a reference. */
export async function expectReceipt(page: Page): Promise<void> {
  await expect(receiptOf(page)).toBeVisible()
  await expect(receiptOf(page)).toContainText(REFERENCE)
}

/** The thank-you page shows, where a form that is sent without script leads. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you\/(\?|$)/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getContent().templatePages['thank-you'].title)
}
