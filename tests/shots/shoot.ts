import type { Page } from '@playwright/test'
import { loadPictures, showSiteFont } from '../support/page'

/** Viewport widths of a small phone, a tablet, a laptop and a large desktop, in px. */
export const WIDTHS = [360, 768, 1440, 2560]

/**
 * Saves a screenshot of the whole page, with every picture loaded, as shots/<name>.png; without
 * `fullPage` of the viewport only.
 */
export async function shoot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await showSiteFont(page)
  await loadPictures(page)
  await page.screenshot({ path: `shots/${name}.png`, fullPage, animations: 'disabled' })
}
