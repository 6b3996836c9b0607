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

/** Gives the page a sign of life that is no gesture, a mouse that moves at its edge, and waits until script has taken over. */
export async function wake(page: Page): Promise<void> {
  for (const y of [400, 420]) await page.mouse.move(1, y)
  await page.locator('html[data-ready]').waitFor()
}

/** Opens a page and waits until all of it is there and script has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await wake(page)
}
