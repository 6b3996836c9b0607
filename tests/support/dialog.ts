import { expect, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { visit } from './page'

const [first] = getContent().services
if (!first) throw new Error('expected a service')

/** The service on whose page the dialog is tested. */
export const service = first

/** The quote dialog. */
export const dialog = (page: Page) => page.getByRole('dialog')

/** The visible quote buttons. */
export const quoteButtons = (page: Page) => page.locator('a[data-opens]:visible')

/** A field of the dialog's form. */
export const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)

/** Opens the page, and then the dialog by the first visible quote button. */
export async function openDialog(page: Page, path = service.path): Promise<void> {
  await visit(page, path)
  await quoteButtons(page).first().click()
  await expect(dialog(page)).toBeVisible()
}
