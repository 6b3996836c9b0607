import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { tap } from '../support/engines'
import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { CHANGE_NAMES, change } from '../support/changes'
import { MODULES, delayRequests } from '../support/page'
import { REQUEST, READABLE_VALUES, expectFilled, fillIn } from '../support/request'
import { repeats } from '../support/repeats'

const { quote, services } = getContent()
const path = services[0]?.path ?? ''

const button = (page: Page) => page.locator('main a[data-opens=quote]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const form = (page: Page) => page.locator('#quote form')
const menu = (page: Page) => page.getByRole('banner').locator('details.menu-toggle')
/** The link that opens the email draft, once the form was sent. */
const draft = (form: Locator) => form.locator('.lead-notice a[href^="mailto:"]')
const readyPage = (page: Page) => page.locator('html[data-script=ready]')

/** The ways to activate something, each as the first event on the page. */
const WAYS: Record<string, (target: Locator) => Promise<void>> = {
  'a tap': (target) => tap(target),
  'a click': (target) => target.click(),
  'the Enter key': (target) => target.press('Enter'),
}

/** Opens a page and waits until it is loaded; its modules are not, before a gesture. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(readyPage(page)).toHaveCount(0)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// Regression: a page that a translator or a password manager had changed lost its first press and
// what was typed, since script rendered it again.
for (const [place, how] of CHANGE_NAMES.entries()) {
  for (const [wayPlace, [way, press]] of Object.entries(WAYS).entries()) {
    // Each change and each way is tested once; all other pairs of them are repeats.
    const details = repeats(wayPlace !== place % Object.keys(WAYS).length)

    test(
      `on a page ${how}, ${way} on a quote button opens the dialog, and a filled-in form becomes an email draft`,
      details,
      async ({ page }) => {
        await open(page, path)
        await change(page, how)
        await press(button(page))
        await expect(dialog(page)).toBeVisible()
        await expect(page).toHaveURL(path)
        await change(page, how)
        const own = dialog(page).locator('form')
        await fillIn(own)
        await press(own.locator('[type=submit]'))
        await expect(draft(own)).toBeVisible()
        await expectFilled(own)
      },
    )

    test(
      `on a page ${how}, a form submitted by ${way} before the modules load becomes an email draft once they have`,
      details,
      async ({ page }) => {
        const release = await delayRequests(page, MODULES)
        await open(page, pagePath('contact'))
        await change(page, how)
        await fillIn(form(page))
        await press(form(page).locator('[type=submit]'))
        await expect(form(page)).not.toHaveAttribute('novalidate')
        release()
        await expect(draft(form(page))).toBeVisible()
        const body = new URL((await draft(form(page)).getAttribute('href')) ?? '').searchParams
          .get('body')
          ?.replaceAll('\r\n', '\n')
        for (const value of READABLE_VALUES) expect(body).toContain(value)
        await expectFilled(form(page))
      },
    )

    test(
      `on a page ${how}, ${way} opens the menu before the modules load, and it stays open when they have`,
      details,
      async ({ page }) => {
        const release = await delayRequests(page, MODULES)
        await open(page, path)
        await change(page, how)
        await press(menu(page).locator('> summary'))
        await expect(menu(page)).toHaveAttribute('open')
        release()
        await expect(readyPage(page)).toHaveCount(1)
        await expect(menu(page)).toHaveAttribute('open')
        await page.keyboard.press('Escape')
        await expect(menu(page)).not.toHaveAttribute('open')
      },
    )
  }
}

test('a form with an error that is submitted before the modules load is not sent, and shows its field errors', async ({
  page,
}) => {
  const release = await delayRequests(page, MODULES)
  await open(page, pagePath('contact'))
  await fillIn(form(page))
  // The browser's own validation accepts it, the site's does not.
  await form(page).locator('[name=phone]').fill('0412')
  await tap(form(page).locator('[type=submit]'))
  release()
  await expect(form(page).getByRole('group', { name: quote.errors.title })).toBeFocused()
  await expect(form(page).locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
})

test('a tap on a quote button before the modules load shows a loading indicator, then opens the dialog with the focus in it', async ({
  page,
}) => {
  const release = await delayRequests(page, MODULES)
  await open(page, path)
  await tap(button(page))
  await expect(page.locator('html[data-waiting]')).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('html[data-waiting]')).toHaveCount(0)
  expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await expect(page).toHaveURL(path)
})

// Regression: the press was stored on the button, which another part of the page had replaced.
test('a tap on a quote button opens the dialog even if the button is replaced before the modules load', async ({
  page,
}) => {
  const release = await delayRequests(page, MODULES)
  await open(page, path)
  await tap(button(page))
  await button(page).evaluate((node) => node.replaceWith(node.cloneNode(true)))
  release()
  await expect(dialog(page)).toBeVisible()
})

test('of two presses before the modules load the last one counts', async ({ page }) => {
  const release = await delayRequests(page, MODULES)
  await open(page, path)
  await tap(button(page))
  const link = page.locator(`footer a[href="${pagePath('faqs')}"]`)
  await tap(link)
  release()
  await expect(page).toHaveURL(pagePath('faqs'))
  await expect(dialog(page)).toHaveCount(0)
})

test('when the modules fail to load, a quote button links to the form', async ({ page }) => {
  await page.route(MODULES, (route) => route.abort())
  await open(page, path)
  await tap(button(page))
  await expect(page).toHaveURL(QUOTE_HREF)
})

test('when the modules do not load within three seconds, a tap on a quote button leads to the form', async ({
  page,
}) => {
  await page.route(MODULES, () => {})
  await page.clock.install()
  await open(page, path)
  await tap(button(page))
  await page.clock.runFor(2500)
  await expect(page).toHaveURL(path)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(QUOTE_HREF)
})

test('when the modules do not load within three seconds, a tap on a link leads to its page', async ({ page }) => {
  await page.route(MODULES, () => {})
  await page.clock.install()
  await open(page, path)
  await tap(page.locator(`footer a[href="${pagePath('faqs')}"]`))
  await page.clock.runFor(3500)
  await expect(page).toHaveURL(pagePath('faqs'))
})

for (const [what, act] of [
  ['moves the mouse', (page: Page) => page.mouse.move(5, 400)],
  ['presses a key', (page: Page) => page.keyboard.press('Shift')],
  ['taps on the page', (page: Page) => tap(page.locator('main h1'))],
] as const) {
  test(`the modules load when the visitor ${what}`, async ({ page }) => {
    await open(page, path)
    await act(page)
    await expect(readyPage(page)).toHaveCount(1)
  })
}

test('what was typed before the modules load is there when the visitor returns to the page', async ({ page }) => {
  await page.route(MODULES, () => {})
  await open(page, pagePath('contact'))
  await form(page).getByLabel(quote.form.name.label).fill(REQUEST.name)
  await page.unroute(MODULES)
  await page.goto(path)
  await page.goto(pagePath('contact'))
  await expect(form(page).getByLabel(quote.form.name.label)).toHaveValue(REQUEST.name)
})
