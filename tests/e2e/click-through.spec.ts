import { expect, test, type Page } from '@playwright/test'
import { catalogue } from '../../lib/content/catalogue'
import { THANK_YOU_PATH, pagePath } from '../../lib/content/routes'
import { visit } from '../support/page'

test.use({ viewport: { width: 1280, height: 800 } })

/**
 * All that should not be there: messages of the browser, refusals by the policy among them, and
 * answers that fail.
 */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => found.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => found.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.url()} ${response.status()}`)
  })
  return found
}

/** Linked nowhere: the second addresses of pages, and the page that only a request leads to. */
const linked = catalogue().routes.filter(({ path, canonical }) => path === canonical && path !== THANK_YOU_PATH)

/** Follows a link within the page as script does it, wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).last()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page, path).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('every page can be reached by clicks and opens the dialog, in one document, and the browser has nothing to say', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const found = complaints(page)
  await visit(page, pagePath('home'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const { path, parent } of linked) {
    if (path === pagePath('home')) continue
    if (parent && (await page.locator(`a[href="${path}"]`).count()) === 0) await follow(page, parent)
    await follow(page, path)
    await page.locator('a[data-opens]:visible').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(found).toEqual([])
})

test('hovering over and opening every menu asks for nothing', async ({ page }) => {
  await visit(page, pagePath('contact'))
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const menu of await page.getByRole('banner').locator('details:visible').all()) {
    await menu.locator('summary').first().click()
    for (const link of await menu.getByRole('link').all()) await link.hover()
    await page.keyboard.press('Escape')
  }
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
