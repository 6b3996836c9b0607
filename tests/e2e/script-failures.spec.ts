import type { Page, Route } from '@playwright/test'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { setTo } from '../support/engines'
import { takeAway } from '../support/old-browsers'
import { MODULES } from '../support/page'
import { repeats } from '../support/repeats'
import { expect, test } from '../support/test'

const LOADER = /\/loader\.js$/

/** The ways in which a script does not come, as test titles say them. */
const FAILURES = {
  'is not there': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is cut off by the network': (route: Route) => route.abort('connectionreset'),
  'is blocked': (route: Route) => route.abort('blockedbyclient'),
  'does not parse': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export const = ?.' }),
}

/** What only one module can do: its file, the page with it, and what a visitor sees of it. */
const ONLY_WITH = {
  hero: [pagePath('home'), '.hero-switch'],
  suburbs: [pagePath('areas'), '[data-module=suburbs]'],
  questions: [pagePath('faqs'), '[data-module=questions]'],
  prices: [pagePath('pricing'), '[data-module=prices]'],
} as const

const needsScript = (page: Page) => page.locator('.needs-script').filter({ visible: true })
const quoteButton = (page: Page) => page.locator('main a[data-opens]').filter({ visible: true }).first()

// So that scripts are refused by their syntax, not by their integrity. A page that a test answers
// itself is none of this machine's, which the server is.
test.use({ bypassCSP: true, permissions: ['local-network-access'], viewport: { width: 390, height: 844 } })
test.beforeEach(({ context }) => takeAway(context, 'out', []))

/** Everything that needs no script works, and nothing else is seen. */
async function expectPlainPages(page: Page): Promise<void> {
  for (const [path] of Object.values(ONLY_WITH)) {
    await page.goto(path)
    await expect(page.locator('.needs-script')).not.toHaveCount(0)
    await expect(needsScript(page)).toHaveCount(0)
  }
  await page.locator('header summary').filter({ visible: true }).first().click()
  await expect(page.locator('header nav').filter({ visible: true }).first()).toBeVisible()
  await page.locator('header summary').filter({ visible: true }).first().click()
  await quoteButton(page).click()
  await expect(page).toHaveURL(QUOTE_HREF)
}

// Regression: searches, copy buttons and the switch of the pictures were there for eight seconds.
for (const [how, fail] of Object.entries(FAILURES)) {
  test(`when the loader ${how}, searches and buttons for script are hidden, and links are followed`, async ({
    page,
  }) => {
    await page.route(LOADER, fail)
    await expectPlainPages(page)
  })
}

test.describe('with script switched off', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('searches and buttons for script are hidden, and links are followed', ({ page }) => expectPlainPages(page))
})

// Regression: every press on a quote button waited some seconds for code whose failure was known.
for (const [how, fail] of Object.entries(FAILURES)) {
  test(`when every module ${how}, a quote button leads to the form, and waits for no time to pass`, async ({
    page,
  }) => {
    await page.route(MODULES, fail)
    await page.clock.install()
    await page.goto(pagePath('faqs'))
    await expect(page.locator('html[data-script]')).toBeAttached()
    // Nothing that waits for a time comes to its end.
    await page.clock.pauseAt(Date.now() + 60_000)
    await quoteButton(page).click()
    await expect(page).toHaveURL(QUOTE_HREF)
  })
}

// Regression: a search whose code had not come stayed, and did nothing.
for (const [place, [how, fail]] of Object.entries(FAILURES).entries()) {
  for (const [name, [path, selector]] of Object.entries(ONLY_WITH)) {
    for (const file of [name, 'page']) {
      test(
        `when ${file}.js ${how}, what needs it on ${path} is hidden once all tries have failed`,
        repeats(place > 0),
        async ({ page }) => {
          await page.route(new RegExp(`/${file}\\.js$`), fail)
          await page.clock.install()
          await page.goto(path)
          await expect(page.locator(selector).first()).toBeVisible()
          await page.keyboard.press('Shift')
          await expect
            .poll(async () => {
              await page.clock.runFor(1000)
              return page.locator('html').getAttribute('data-script')
            })
            .toBe('ready')
          await expect(page.locator(selector).first()).toBeHidden()
          if (file === 'page') await expect(needsScript(page)).toHaveCount(0)
        },
      )
    }
  }
}

// Regression: Firefox never imports a module again whose import has failed, so that no retry could
// load it.
for (const how of ['is cut off by the network', 'is not there'] as const) {
  test(`a module that ${how} twice is loaded by the third try`, async ({ page }) => {
    let requests = 0
    await page.route(/\/form\.js$/, (route) => (++requests < 3 ? FAILURES[how](route) : route.continue()))
    await page.clock.install()
    await page.goto(QUOTE_HREF)
    await page.locator('#quote [name=name]').focus()
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(page.locator('#quote form')).toHaveAttribute('novalidate', { timeout: 100 })
    }).toPass({ intervals: [50], timeout: 20_000 })
    expect(requests).toBeGreaterThanOrEqual(3)
  })
}
