import type { Page } from '@playwright/test'
import { loadPictures, showSiteFont } from '../support/page'

/** px; a small phone, a tablet, a laptop, a large desktop. */
export const WIDTHS = [360, 768, 1440, 2560]

/**
 * Saves the whole page, with every picture in it loaded, as shots/<name>.png; or only what the
 * window shows.
 */
export async function shoot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await showSiteFont(page)
  await loadPictures(page)
  await page.screenshot({ path: `shots/${name}.png`, fullPage, animations: 'disabled' })
}
