import { expect, type Locator, type Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue'
import { wake } from './page'

const { services, quote } = catalogue()

/** What a visitor types, with what tends to get lost on the way. */
export const REQUEST = {
  name: 'Zoë O’Neill & Sons "Ltd"',
  contact: '0412 345 678, zoe@example.com.au',
  location: 'Parramatta 2150',
  service: services[0]?.title ?? '',
  size: quote.form.size.sizes[1] ?? '',
  message: 'Two floors,\nkitchen & <b>bathrooms</b> = 100 % 🙂 + more',
  times: 'Tuesday before 9 am',
}

/** The form, once its module has taken it over, as it does when it is first used. */
export async function takenOver(form: Locator): Promise<Locator> {
  await wake(form.page())
  await form.locator('[name=name]').focus()
  await expect(form).toHaveAttribute('novalidate')
  return form
}

/** The form that stands on the contact page in full. */
export async function openForm(page: Page): Promise<Locator> {
  await page.goto('/contact/')
  return takenOver(page.locator('#quote form'))
}

/** Fills in every field, as a visitor does. */
export async function fillIn(form: Locator): Promise<void> {
  await form.locator('[name=walkthrough]').check()
  for (const [name, value] of Object.entries(REQUEST)) {
    const control = form.locator(`[name=${name}]`)
    if (name === 'service' || name === 'size') await control.selectOption(value)
    else await control.fill(value)
  }
}

export const send = (form: Locator) => form.locator('[type=submit]').click()

/** Everything that was typed is still there. */
export async function expectFilled(form: Locator, request: Partial<typeof REQUEST> = REQUEST): Promise<void> {
  for (const [name, value] of Object.entries(request))
    await expect(form.locator(`[name=${name}]`), name).toHaveValue(value)
  await expect(form.locator('[name=walkthrough]')).toBeChecked()
}

/** Nothing is left in the form or in the tab. */
export async function expectEmpty(form: Locator): Promise<void> {
  for (const name of Object.keys(REQUEST)) await expect(form.locator(`[name=${name}]`), name).toHaveValue('')
  await expect(form.locator('[name=walkthrough]')).not.toBeChecked()
  expect(await form.page().evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
}

/** The page of thanks shows. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/thank-you\/(\?|$)/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue().special['thank-you'].title)
}
