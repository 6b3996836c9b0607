import type { Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { expect, test } from '../support/faults'
import { fillIn, openForm, send } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { shoot } from './shoot'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
const SIZES = [WIDE, PHONE]
const viewportOnly = { fullPage: false }
const service = getContent().services[0]?.path ?? '/'

/** Opens the quote dialog by the first visible button. */
async function openDialog(page: Page): Promise<void> {
  await page.goto(service, { waitUntil: 'networkidle' })
  await page.locator('a[data-opens=quote]:visible').first().click()
  await expect(page.getByRole('dialog').locator('form')).toHaveAttribute('novalidate')
}

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })
    const state = (name: string) => `states/${name}-${size.width}`

    test('menus', async ({ page }) => {
      await page.goto('/')
      const menus = page.locator('header details:visible > summary')
      const submenus = page.locator('header .menu details > summary')
      for (const [i, menu] of (await menus.all()).entries()) {
        await menu.click()
        if (size === PHONE) await submenus.first().click()
        await shoot(page, state(`menu-${i}`), viewportOnly)
      }
    })

    test('the dialog, empty and with field errors', async ({ page }) => {
      await openDialog(page)
      await shoot(page, state('dialog'), viewportOnly)
      const form = page.getByRole('dialog').locator('form')
      await send(form)
      await shoot(page, state('dialog-errors'), viewportOnly)
    })

    test('the form with field errors, with an email draft, and a toast', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const form = await openForm(page)
      await send(form)
      await shoot(page, state('form-errors'))
      await fillIn(form)
      await send(form)
      await expect(form.locator('[data-part=notice]')).not.toBeEmpty()
      await shoot(page, state('form-draft'))
      await page.locator('#content button:visible', { hasText: getContent().site.words.copyNumber }).first().click()
      await expect(page.locator('.toast')).toBeVisible()
      await shoot(page, state('toast'), viewportOnly)
    })

    test('forced colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      for (const path of ['/', service, pagePath('areas')]) {
        await page.goto(path)
        await shoot(page, state(`forced-colours${path.replaceAll('/', '-')}`))
      }
    })
  })
}

for (const size of SIZES) {
  test.describe(`connected, at ${size.width} px`, () => {
    test.use({ viewport: size, baseURL: addressOf(CONNECTED) })
    const state = (name: string) => `states/${name}-${size.width}`

    test('the request offline, and during a retry', async ({ page, context, faults }) => {
      const form = await openForm(page)
      await fillIn(form)
      await context.setOffline(true)
      await send(form)
      await expect(form.getByRole('status')).toHaveText(getContent().quote.progress.offline)
      await shoot(page, state('form-offline'))
      faults.answer('server-error')
      await context.setOffline(false)
      await expect(form.getByRole('status')).not.toHaveText(getContent().quote.progress.offline)
      await shoot(page, state('form-retrying'))
    })

    for (const frame of ['good', 'slow', 'not-found'] as const) {
      test(`a frame that is ${frame}`, async ({ page, faults }) => {
        faults.serveFrame(frame)
        await page.clock.install()
        await page.goto('/', { waitUntil: 'networkidle' })
        const section = page.locator('section#quote')
        await section.scrollIntoViewIfNeeded()
        const settled = { good: 'alive', slow: 'slow', 'not-found': 'failed' }[frame]
        await expect(async () => {
          await page.clock.runFor(500)
          expect(await section.locator('[data-state]').getAttribute('data-state')).toBe(settled)
        }).toPass({ intervals: [20], timeout: 60_000 })
        await section.screenshot({ path: `shots/${state(`frame-${frame}`)}.png` })
      })
    }
  })
}

test('a service in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(service)
  await shoot(page, 'states/print-service')
})
