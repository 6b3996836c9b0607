import { expect, test, type Locator, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { CHANGES, change } from '../support/changes'
import { MODULES, holdBack } from '../support/page'
import { REQUEST, SAID, expectFilled, fillIn } from '../support/request'
import { repeats } from '../support/repeats'

const { quote, services } = getContent()
const path = services[0]?.path ?? ''

const button = (page: Page) => page.locator('main a[data-opens=quote]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const form = (page: Page) => page.locator('#quote form')
const menu = (page: Page) => page.getByRole('banner').locator('details.menu-toggle')
/** The link that opens the e-mail with everything that was typed, once the form was sent. */
const draft = (form: Locator) => form.locator('.lead-notice a[href^="mailto:"]')
const isReady = (page: Page) => page.locator('html[data-script=ready]')

/** The ways to press something, each as the page's first event. */
const WAYS: Record<string, (target: Locator) => Promise<void>> = {
  'a tap': (target) => target.tap(),
  'a click': (target) => target.click(),
  'the Enter key': (target) => target.press('Enter'),
}

/** Opens a page that is there in full, and whose visitor has done nothing yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(isReady(page)).toHaveCount(0)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// The fault: a page that a translator or a password manager had changed lost its first press and
// what was typed, since script drew it anew.
for (const [place, how] of Object.keys(CHANGES).entries()) {
  for (const [wayPlace, [way, press]] of Object.entries(WAYS).entries()) {
    // Each change and each way is played; every pair of them is one more case.
    const details = repeats(wayPlace !== place % Object.keys(WAYS).length)

    test(
      `on a page ${how}, ${way} on a quote button opens the dialog, and a request can be written`,
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
      `on a page ${how}, what was typed and sent by ${way} before script was there is sent once it is`,
      details,
      async ({ page }) => {
        const release = await holdBack(page, MODULES)
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
        for (const value of SAID) expect(body).toContain(value)
        await expectFilled(form(page))
      },
    )

    test(`on a page ${how}, ${way} opens the menu at once, and script leaves it open`, details, async ({ page }) => {
      const release = await holdBack(page, MODULES)
      await open(page, path)
      await change(page, how)
      await press(menu(page).locator('> summary'))
      await expect(menu(page)).toHaveAttribute('open')
      release()
      await expect(isReady(page)).toHaveCount(1)
      await expect(menu(page)).toHaveAttribute('open')
      await page.keyboard.press('Escape')
      await expect(menu(page)).not.toHaveAttribute('open')
    })
  }
}

test('a faulty request that was sent before script was there is not sent, and the faults are named', async ({
  page,
}) => {
  const release = await holdBack(page, MODULES)
  await open(page, pagePath('contact'))
  await fillIn(form(page))
  // The browser's own check lets it pass, the site's does not.
  await form(page).locator('[name=phone]').fill('0412')
  await form(page).locator('[type=submit]').tap()
  release()
  await expect(form(page).getByRole('group', { name: quote.errors.title })).toBeFocused()
  await expect(form(page).locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
})

test('a tap on a quote button before script is there shows that it is coming, and the focus goes into the dialog', async ({
  page,
}) => {
  const release = await holdBack(page, MODULES)
  await open(page, path)
  await button(page).tap()
  await expect(page.locator('html[data-waiting]')).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('html[data-waiting]')).toHaveCount(0)
  expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await expect(page).toHaveURL(path)
})

// The fault: the press was noted on the button, which another part of the page had drawn anew.
test('a tap on a quote button counts although the button is replaced before script is there', async ({ page }) => {
  const release = await holdBack(page, MODULES)
  await open(page, path)
  await button(page).tap()
  await button(page).evaluate((node) => node.replaceWith(node.cloneNode(true)))
  release()
  await expect(dialog(page)).toBeVisible()
})

test('of two presses before script is there the last one counts', async ({ page }) => {
  const release = await holdBack(page, MODULES)
  await open(page, path)
  await button(page).tap()
  const link = page.locator(`footer a[href="${pagePath('faqs')}"]`)
  await link.tap()
  release()
  await expect(page).toHaveURL(pagePath('faqs'))
  await expect(dialog(page)).toHaveCount(0)
})

test('when script fails to come, a tap on a quote button leads to the form', async ({ page }) => {
  await page.route(MODULES, (route) => route.abort())
  await open(page, path)
  await button(page).tap()
  await expect(page).toHaveURL(QUOTE_HREF)
})

test('when script hangs, a tap on a quote button leads to the form after three seconds', async ({ page }) => {
  await page.route(MODULES, () => {})
  await page.clock.install()
  await open(page, path)
  await button(page).tap()
  await page.clock.runFor(2500)
  await expect(page).toHaveURL(path)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(QUOTE_HREF)
})

test('when script hangs, a tap on a link leads on after three seconds', async ({ page }) => {
  await page.route(MODULES, () => {})
  await page.clock.install()
  await open(page, path)
  await page.locator(`footer a[href="${pagePath('faqs')}"]`).tap()
  await page.clock.runFor(3500)
  await expect(page).toHaveURL(pagePath('faqs'))
})

for (const [what, act] of [
  ['moves the mouse', (page: Page) => page.mouse.move(5, 400)],
  ['presses a key', (page: Page) => page.keyboard.press('Shift')],
  ['taps on the page', (page: Page) => page.locator('main h1').tap()],
] as const) {
  test(`script comes when the visitor ${what}`, async ({ page }) => {
    await open(page, path)
    await act(page)
    await expect(isReady(page)).toHaveCount(1)
  })
}

test('what was typed before script was there stays when the page is left and opened again', async ({ page }) => {
  await page.route(MODULES, () => {})
  await open(page, pagePath('contact'))
  await form(page).getByLabel(quote.form.name.label).fill(REQUEST.name)
  await page.unroute(MODULES)
  await page.goto(path)
  await page.goto(pagePath('contact'))
  await expect(form(page).getByLabel(quote.form.name.label)).toHaveValue(REQUEST.name)
})
