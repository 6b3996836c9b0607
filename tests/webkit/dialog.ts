import { getContent } from '../../lib/content/get-content'
import type { WebDriverDriver } from '../matrix/webdriver-driver'
import { service } from '../support/dialog'
import { expect, textOf, visit } from './webkit'

/** The quote dialog. */
export const DIALOG = '[role=dialog]'

/** The quote buttons of a page's content. */
export const BUTTON = 'main a[data-opens=quote]'

/** Opens a page, and then the dialog by the first quote button of its content. */
export async function openDialog(webkit: WebDriverDriver, path = service.path): Promise<void> {
  await visit(webkit, path)
  await webkit.click(BUTTON)
  await expect.poll(() => textOf(webkit, `${DIALOG} h2`)).toBe(getContent().quote.dialog.quote.title)
}
