import type { Page } from '@playwright/test'

/** Adds rules to the page as a test's own, which the site's policy does not refuse. */
export function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

/** Takes what sticks to the screen's edges back to its own place in the page, where it lies over nothing. */
export function unstick(page: Page): Promise<void> {
  return addRules(page, 'header, .call-bar { position: static !important }')
}

/** Loads every picture of the page, also those far below, and its fonts. */
export function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode()))
    await document.fonts.ready
  })
}
