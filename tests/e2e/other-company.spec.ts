// The site of a company of another shape, with long names: tests/support/variants.ts.
import { exportServer } from '../../scripts/serve/export-server'
import { filesIn } from '../../scripts/release/manifest'
import { accessibilityFindings, browserErrors } from '../support/audits'
import { cutTexts, overflowingElements } from '../support/layout'
import { startServer, type LocalServer } from '../support/local-server'
import { loadPictures, setDisclosures, showSiteFont, startScript } from '../support/page'
import { repeats } from '../support/repeats'
import { expect, test } from '../support/test'
import { OTHER_COMPANY, builtFolderOf } from '../support/variants'

const FOLDER = builtFolderOf(OTHER_COMPANY)
const PAGES = filesIn(FOLDER)
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace('index.html', '')}`)

const expectSoft = expect.configure({ soft: true })

let server: LocalServer
test.beforeAll(async () => {
  server = await startServer(exportServer(FOLDER))
})
test.afterAll(() => server.stop())

for (const width of [320, 1440, 390]) {
  const title = `at ${width} px each page of the other company fits the screen, cuts no text and is accessible`
  test(title, repeats(width === 390), async ({ page }) => {
    test.setTimeout(300_000)
    const errors = browserErrors(page)
    await page.setViewportSize({ width, height: 800 })
    for (const path of PAGES) {
      await page.goto(server.address + path)
      await setDisclosures(page, true)
      await loadPictures(page)
      expectSoft(await overflowingElements(page), `${path}: overflowing elements`).toEqual([])
      expectSoft(await cutTexts(page), `${path}: cut texts`).toEqual([])
      expectSoft(await accessibilityFindings(page, { contrast: false }), `${path}: accessibility`).toEqual([])
    }
    expectSoft(errors, 'browser errors').toEqual([])
  })
}

test('what is announced, and a closure, are gone once their last day is over, from the first gesture on', async ({
  page,
}) => {
  const dated = page.locator('aside[data-until], footer [data-until]')
  await page.goto(server.address)
  await startScript(page)
  await expect(dated).toHaveCount(2)
  for (const part of await dated.all()) await expect(part).toBeVisible()

  await page.clock.setFixedTime(new Date('2100-01-05T12:00+11:00'))
  await page.reload()
  await startScript(page)
  for (const part of await dated.all()) await expect(part).toBeHidden()
  await page.locator('header').getByRole('link', { name: 'Areas' }).click()
  await expect(page).toHaveURL(/areas/)
  for (const part of await dated.all()) await expect(part).toBeHidden()
})

// Regression: with a name of 40 characters the button beside it went to a row of its own.
for (const width of [320, 390, 768, 1024, 1280]) {
  test(`at ${width} px a name of 40 characters leaves the header in one row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(server.address)
    await showSiteFont(page)
    const bar = page.locator('header > div').last()
    const logo = bar.getByRole('link', { name: /home page$/ })
    const buttons = bar.locator('.menu-toggle summary:visible, a[data-opens]:visible')
    const middles = [logo, ...(await buttons.all())].map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    const [first = NaN, ...others] = await Promise.all(middles)
    expect(others.length).toBeGreaterThan(0)
    for (const middle of others) expect(Math.abs(first - middle)).toBeLessThan(2)
  })
}

// Regression: beside the form a word of a time was broken in two.
for (const width of [320, 390, 768, 1024, 1280, 1440]) {
  test(`at ${width} px no word of the times for a walkthrough is broken`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(server.address)
    await showSiteFont(page)
    await page.locator('#quote [name=walkthrough]').check()
    const lines = await page.locator('.times-offered label').evaluateAll((labels) =>
      labels.map((label) => {
        const range = document.createRange()
        range.selectNodeContents([...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? label)
        return range.getClientRects().length
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
  })
}
