import { expect, test, type Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue'
import { QUOTE_HREF, pagePath } from '../../content/routes'
import { finished } from '../support/export'

const { quote, services } = catalogue()
const path = services[0]?.path ?? ''
const RUNTIME = '**/_next/static/chunks/*.js'

const button = (page: Page) => page.locator('main a[data-opens=quote]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const isReady = (page: Page) => page.locator('html[data-ready]')

/** What the page has asked for beyond what it shows. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

/** Holds back script until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(RUNTIME, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// Next's own output loads its runtime at once, and a press before that follows the link.
if (finished()) {
  test('a tap on a quote button before script is there opens the dialog once it is, with the focus in it', async ({
    page,
  }) => {
    const release = await holdBack(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await button(page).tap()
    await expect(button(page)).toHaveAttribute('data-waiting')
    await expect(dialog(page)).toHaveCount(0)
    release()
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
    await expect(page).toHaveURL(path)
  })

  test('when script fails to come, a tap on a quote button leads to the form', async ({ page }) => {
    await page.route(RUNTIME, (route) => route.abort())
    await page.goto(path, { waitUntil: 'networkidle' })
    await button(page).tap()
    await expect(page).toHaveURL(QUOTE_HREF)
  })

  test('when script hangs, a tap on a quote button leads to the form after six seconds', async ({ page }) => {
    await page.route(RUNTIME, () => {})
    await page.goto(path, { waitUntil: 'networkidle' })
    await button(page).tap()
    await expect(page).toHaveURL(QUOTE_HREF, { timeout: 9000 })
  })

  test('a tap on a link leads on without script', async ({ page }) => {
    const asked = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator(`footer a[href="${pagePath('faqs')}"]`).tap()
    await expect(page).toHaveURL(pagePath('faqs'))
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

  for (const [what, act] of [
    ['moves the mouse', (page: Page) => page.mouse.move(5, 400)],
    ['presses a key', (page: Page) => page.keyboard.press('Shift')],
    ['taps on the page', (page: Page) => page.locator('main h1').tap()],
  ] as const) {
    test(`script comes when the visitor ${what}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(isReady(page)).toHaveCount(0)
      await act(page)
      await expect(isReady(page)).toHaveCount(1)
    })
  }
}

test('a menu that was opened before script was there stays open', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto(path)
  const menu = page.getByRole('banner').locator('details', { hasText: 'Menu' }).first()
  await menu.locator('summary').first().tap()
  await expect(menu).toHaveAttribute('open')
  release()
  await expect(isReady(page)).toHaveCount(1)
  await expect(menu).toHaveAttribute('open')
})

test('what was typed before script was there stays', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto(pagePath('contact'))
  const field = page.locator('#quote form').getByLabel(quote.form.name.label)
  await field.fill('Jo Nguyen')
  release()
  await expect(page.locator('#quote form')).toHaveAttribute('novalidate')
  await expect(field).toHaveValue('Jo Nguyen')
})
