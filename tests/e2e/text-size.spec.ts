// A visitor's own size of text, in the browser's settings and in Android's; every width.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { KEY_PAGES } from '../support/key-pages'
import { repeats } from '../support/repeats'
import { brokenWords, cutTexts, heightOfBars, lengthenWords, overflowingElements } from '../support/layout'
import { withStyles } from '../support/page'

const expectSoft = expect.configure({ soft: true })

const PHONES = [
  [320, 568],
  [360, 740],
] as const
const SCREENS = [...PHONES, [390, 664], [768, 1024], [1280, 800]] as const

test.describe.configure({ timeout: 120_000 })

async function expectWhole(page: Page, what: string): Promise<void> {
  expectSoft(await overflowingElements(page), `${what}: overflowing elements`).toEqual([])
  expectSoft(await cutTexts(page), `${what}: cut texts`).toEqual([])
  expectSoft(await heightOfBars(page), `${what}: % of the height for bars`).toBeLessThanOrEqual(20)
}

async function expectWholeOn(screens: readonly (typeof SCREENS)[number][], page: Page, what: string): Promise<void> {
  for (const path of Object.values(KEY_PAGES)) {
    await page.goto(path)
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      await expectWhole(page, `${path} ${what} at ${width} × ${height} px`)
    }
  }
}

// Regression: the header wrapped into three rows and took, with the call bar, 67 % of a phone.
for (const size of [24, 32]) {
  test(`with a default font size of ${size} px nothing is cut, and bars take a fifth of the height at most`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--blink-settings=defaultFontSize=${size},defaultFixedFontSize=${Math.round(size * 0.8)}`,
      ],
    })
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    await page.goto(KEY_PAGES.home)
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
    await expectWholeOn(SCREENS, page, `at ${size} px`)
    await browser.close()
  })
}

test('Android’s own size of text is the site’s, and nothing is cut', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedOSTextScale' as never, { scale: 1.5 } as never)
  await page.goto(KEY_PAGES.home)
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
  await expectWholeOn(PHONES, page, 'with Android’s text at 150 %')
})

// Regression: the badges and figures of the home page kept their columns, and on phones words such
// as “insurance” and “Commercial” were broken wherever a line was full.
test('no word of the home page’s first screens is broken by text twice as large', async ({ page }) => {
  await page.goto(KEY_PAGES.home)
  await withStyles(page, 'html { font-size: 200% }', async () => {
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      const words = await brokenWords(page, '#hero-title, #hero-title ~ p, section:has(#hero-title) li, dl')
      expectSoft(words, `${width} px`).toEqual([])
    }
  })
})

for (const [kind, path] of Object.entries(KEY_PAGES)) {
  test(`nothing overflows ${path} at any width from 320 to 2560 px`, repeats(kind !== 'service'), async ({ page }) => {
    await page.goto(path)
    for (let width = 320; width <= 2560; width += width < 1280 ? 32 : 128) {
      await page.setViewportSize({ width, height: 740 })
      expectSoft(await overflowingElements(page), `${path} at ${width} px: overflowing elements`).toEqual([])
    }
  })
}

test('long names and words fit the dialog and the menus', async ({ page }) => {
  await page.goto(KEY_PAGES.service)
  await page.locator('main a[data-opens=quote]').first().click()
  await expect(page.getByRole('dialog').locator('form')).toBeVisible()
  await lengthenWords(page, [])
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
    const dialog = page.locator('.quote-dialog')
    expectSoft(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px: dialog`).toBe(0)
    expectSoft(await cutTexts(page), `${width} px: cut texts`).toEqual([])
  }
  await page.keyboard.press('Escape')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const menus = page.getByRole('navigation', { name: 'Main' }).locator('details')
    if (width === 320) await page.locator('.menu-toggle > summary').click()
    expect(await menus.count()).toBeGreaterThan(0)
    for (const menu of await menus.all()) {
      await menu.locator('summary').click()
      expectSoft(await overflowingElements(page), `${width} px: overflowing elements`).toEqual([])
      expectSoft(await cutTexts(page), `${width} px: cut texts`).toEqual([])
    }
  }
})

// Regression: the panel of services was as wide as ever below a bar that large text had moved to
// the end of its row, and ran off the screen.
test('the menus of the bar fit the screen with text up to twice as large', async ({ page }) => {
  await page.goto(KEY_PAGES.service)
  const menus = page.getByRole('navigation', { name: 'Main' }).locator('details')
  expect(await menus.count()).toBeGreaterThan(0)
  for (const menu of await menus.all()) {
    await page.setViewportSize({ width: 1280, height: 740 })
    await menu.locator('summary').click()
    for (const percent of [110, 130, 150, 200]) {
      await withStyles(page, `html { font-size: ${percent}% }`, async () => {
        for (const width of [1024, 1280, 1600]) {
          await page.setViewportSize({ width, height: 740 })
          expectSoft(await overflowingElements(page), `text at ${percent} % on ${width} px`).toEqual([])
        }
      })
    }
  }
})
