import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { THANK_YOU_PATH, fileOf, pagePath } from '../../lib/content/routes'
import { OUT } from '../../scripts/release/folders'
import { browserErrors } from '../support/audits'
import { ONE_OF_EACH } from '../support/key-pages'
import { visit } from '../support/page'
import { repeats } from '../support/repeats'

test.use({ viewport: { width: 1280, height: 800 } })

/** All pages but aliases and the thank-you page, to which nothing links. */
const linked = getContent().routes.filter(({ path, canonical }) => path === canonical && path !== THANK_YOU_PATH)

/** A page that every page links to, as the home page does, and that itself links to this one. */
function linkingTo(path: string): string {
  const isLinked = (to: string, from: string) => htmlOf(from).includes(`href="${to}"`)
  const between = linked.find((other) => isLinked(other.path, pagePath('home')) && isLinked(path, other.path))
  if (!between) throw new Error(`expected a page that the home page links to, with a link to ${path}`)
  return between.path
}

const htmlOf = (path: string) => readFileSync(join(OUT, fileOf(path)), 'utf8')

/** Clicks a link by script, wherever on the page it is. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).last()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page, path).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const isOther of [false, true]) {
  const pages = linked.filter(({ path }) => ONE_OF_EACH.includes(path) !== isOther)
  test(
    `${isOther ? 'every other page' : 'a page of each template'} is reached by links in one document and opens the quote dialog, without browser errors`,
    repeats(isOther),
    async ({ page }) => {
      test.setTimeout(180_000)
      const errors = browserErrors(page)
      await visit(page, pagePath('home'))
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      for (const { path } of pages) {
        if (path === pagePath('home')) continue
        if ((await page.locator(`a[href="${path}"]`).count()) === 0) await follow(page, linkingTo(path))
        await follow(page, path)
        await page.locator('a[data-opens]:visible').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      expect(errors).toEqual([])
    },
  )
}

test('opening every menu and hovering over its links makes no request', async ({ page }) => {
  await visit(page, pagePath('contact'))
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  let hovered = 0
  for (const menu of await page.getByRole('banner').locator('details:visible').all()) {
    await menu.locator('summary').first().click()
    for (const link of await menu.getByRole('link').all()) {
      await link.hover()
      hovered++
    }
    await page.keyboard.press('Escape')
  }
  expect(hovered).toBeGreaterThan(10)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
})
