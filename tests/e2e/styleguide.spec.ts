import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo, showPrinted } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { exportServer } from '../../scripts/serve/export-server'
import { startServer, type LocalServer } from '../support/local-server'
import { startScript } from '../support/page'
import { STYLEGUIDE } from '../support/variants'

/** The interactive elements of the kit. */
const CONTROLS = 'a[href], button:not([disabled]), summary, input:not([disabled]), select'

const specimens = (page: Page) => page.locator('[data-specimen]')

/** The styles of a control that its states change. */
const styleOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth, textDecorationThickness, borderColor, backgroundPosition, translate } =
      getComputedStyle(element)
    return { outlineStyle, outlineWidth, textDecorationThickness, borderColor, backgroundPosition, translate }
  })

let server: LocalServer
test.beforeAll(async () => {
  server = await startServer(exportServer(STYLEGUIDE.folder))
})
test.afterAll(() => server.stop())

// Its page shows every component, which takes the audits their time.
test.describe.configure({ timeout: 90_000 })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(server.address + STYLEGUIDE.path)
})

test('the styleguide shows every component of the kit, and is not in the export', async () => {
  const shown = readFileSync('app/styleguide/specimens.tsx', 'utf8')
  const parts = readdirSync('components/ui')
    .filter((file) => !file.endsWith('.css'))
    .map((file) => file.replace(/\.tsx?$/, ''))
  expect(parts.filter((part) => !shown.includes(`@/components/ui/${part}'`))).toEqual([])
  expect(readdirSync('out')).not.toContain('styleguide')
})

for (const forcedColors of ['none', 'active'] as const) {
  test(
    `every component is accessible, with forced colours ${forcedColors}`,
    forcedColors === 'active' ? setTo('@forced-colours') : {},
    async ({ page }, info) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(forcedColors === 'active')
      expect(await accessibilityFindings(page, { contrast: false })).toEqual([])
      await info.attach('styleguide', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    },
  )
}

test('every control outside text is at least 24 px high, and every control has a focus outline', async ({ page }) => {
  // Which controls there are depends on the script that some need.
  await startScript(page)
  await page.waitForLoadState('networkidle')
  for (const control of await specimens(page).locator(CONTROLS).filter({ visible: true }).all()) {
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 80))
    const inText = await control.evaluate((element) => getComputedStyle(element).display === 'inline')
    if (!inText) expect((await control.boundingBox())?.height, name).toBeGreaterThanOrEqual(24)
    await control.focus()
    await page.keyboard.press('Shift')
    const { outlineStyle, outlineWidth } = await styleOf(control)
    expect(`${outlineStyle} ${outlineWidth}`, name).toBe('solid 3px')
  }
})

test('buttons and linked cards change on hover, disabled buttons do not', async ({ page }) => {
  for (const button of await page.locator('[data-specimen=Buttons] .button').all()) {
    const rest = await styleOf(button)
    const disabled = await button.isDisabled()
    await button.hover({ force: true })
    const hovered = await styleOf(button)
    expect(hovered.backgroundPosition !== rest.backgroundPosition, await button.innerText()).toBe(!disabled)
  }
  const card = page.locator('.card-linked').first()
  const rest = await styleOf(card)
  await card.hover()
  expect((await styleOf(card)).borderColor).not.toBe(rest.borderColor)
})

test('printed, the header is not sticky and there is no call bar', async ({ page }) => {
  await showPrinted(page)
  await expect(page.locator('header').first()).toHaveCSS('position', 'static')
  await expect(page.locator('.call-bar')).toBeHidden()
})
