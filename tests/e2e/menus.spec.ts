import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo, tap } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { navigation } from '../../lib/content/navigation'
import { showSiteFont, visit } from '../support/page'
import { SMOKE, repeats } from '../support/repeats'

const { main, about } = navigation()
const menus = main.filter(({ groups }) => groups.length > 0)
const firstLink = (groups: (typeof main)[number]['groups']) => groups[0]?.links[0]?.name ?? ''

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: /^(Main|Menu)$/ })
const trigger = (page: Page, name: string) => bar(page).locator('summary', { hasText: name })
const linkIn = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

/** Moves the mouse to an empty corner, so that it hovers over nothing. */
const restMouse = (page: Page) => page.mouse.move(5, 700)

/** Opens a page and waits until its script has enhanced the menus. */
async function openWithScript(page: Page, path = '/') {
  await visit(page, path)
  await restMouse(page)
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  // Regression: on the contact page “About”, whose menu leads there too, was marked like “Contact”.
  test('one entry is marked as that of the page: the page’s own, or the menu that leads to it', async ({ page }) => {
    const ownEntries = main.filter(({ groups }) => groups.length === 0)
    for (const { href, name } of [
      ...ownEntries,
      { href: about.find((link) => ownEntries.every((entry) => entry.href !== link.href))?.href ?? '', name: 'About' },
    ]) {
      await page.goto(href)
      const entries = bar(page).locator('.menu-entry')
      const marked = await entries.evaluateAll((all) =>
        all
          .filter((entry) => getComputedStyle(entry).textDecorationLine === 'underline')
          .map((entry) => entry.textContent),
      )
      expect(marked, href).toEqual([name])
    }
  })

  for (const [place, { name, groups }] of menus.entries()) {
    test(
      `${name} opens on hover, and stays open while the mouse moves into its panel`,
      repeats(place > 0),
      async ({ page }) => {
        await openWithScript(page)
        await trigger(page, name).hover()
        const link = linkIn(page, firstLink(groups))
        await expect(link).toBeVisible()
        // Slowly, through the gap between trigger and panel.
        const box = await link.boundingBox()
        await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 25 })
        await page.waitForTimeout(700)
        await expect(link).toBeVisible()
        await restMouse(page)
        await expect(link).toBeHidden()
      },
    )

    test(`${name} opens and closes on click`, repeats(place > 0), async ({ page }) => {
      await openWithScript(page)
      await trigger(page, name).click()
      await expect(linkIn(page, firstLink(groups))).toBeVisible()
      await trigger(page, name).click()
      await expect(linkIn(page, firstLink(groups))).toBeHidden()
    })

    test(
      `${name} opens with Enter, Tab moves into it, and Escape closes it and returns the focus`,
      repeats(place > 0),
      async ({ page }) => {
        await openWithScript(page)
        await trigger(page, name).focus()
        await page.keyboard.press('Enter')
        await expect(linkIn(page, firstLink(groups))).toBeVisible()
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
        await page.keyboard.press('Escape')
        await expect(linkIn(page, firstLink(groups))).toBeHidden()
        await expect(trigger(page, name)).toBeFocused()
      },
    )
  }

  test('opening one menu closes the other', async ({ page }) => {
    await openWithScript(page)
    const [first, second] = menus
    if (!first || !second) throw new Error('expected two menus')
    await trigger(page, first.name).click()
    await trigger(page, second.name).click()
    await expect(linkIn(page, firstLink(first.groups))).toBeHidden()
    await expect(linkIn(page, firstLink(second.groups))).toBeVisible()
  })

  test('following a link of a menu opens its page with the menu closed', SMOKE, async ({ page }) => {
    await openWithScript(page)
    const target = about.at(-1)
    await trigger(page, 'About').click()
    await linkIn(page, target?.name ?? '').click()
    await expect(page).toHaveURL(target?.href ?? '')
    await expect(linkIn(page, target?.name ?? '')).toBeHidden()
  })
})

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the toggle shows and hides the navigation', async ({ page }) => {
    await openWithScript(page)
    const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
    await expect(bar(page)).toBeHidden()
    await tap(toggle)
    await expect(bar(page)).toBeVisible()
    await tap(toggle)
    await expect(bar(page)).toBeHidden()
  })

  test('every link of the menus can be shown', async ({ page }) => {
    await openWithScript(page)
    await tap(page.getByRole('banner').locator('summary', { hasText: 'Menu' }))
    for (const item of main) {
      if (item.groups.length === 0) {
        await expect(linkIn(page, item.name)).toBeVisible()
        continue
      }
      await tap(trigger(page, item.name))
      for (const { links } of item.groups) for (const { name } of links) await expect(linkIn(page, name)).toBeVisible()
      await tap(trigger(page, item.name))
    }
  })
})

test('open menus stay within the viewport at every width that shows the navigation bar, each name in one line', async ({
  page,
}) => {
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openWithScript(page)
    await showSiteFont(page)
    for (const { name, groups } of menus) {
      await trigger(page, name).click()
      for (const link of groups.flatMap(({ links }) => links)) {
        const box = await linkIn(page, link.name).boundingBox()
        expect(box && box.x + box.width, `${link.name} at ${width} px`).toBeLessThanOrEqual(width)
        // Regression: “Industrial cleaning” took two lines, for some px that its panel lacked.
        expect(box?.height, `${link.name} at ${width} px is in one line`).toBeLessThan(40)
      }
    }
  }
})

test('on a phone the quote button of the open menu opens the dialog, with the menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithScript(page, '/contact/')
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
  await bar(page).locator('a[href$="#quote"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

for (const [width, open] of [
  [1280, menus.map(({ name }) => name)],
  [360, ['Menu', ...menus.map(({ name }) => name)]],
] as const) {
  test(`open menus are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWithScript(page)
    for (const name of open) {
      await page.getByRole('banner').locator('summary:visible', { hasText: name }).click()
      expect(await accessibilityFindings(page, { within: 'header' })).toEqual([])
    }
  })
}

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('on a wide screen every menu opens, and links to its hub', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const { name, href, groups } of menus) {
      await page.goto('/')
      await trigger(page, name).click()
      await expect(linkIn(page, firstLink(groups))).toBeVisible()
      await bar(page).locator(`a[href="${href}"]`).click()
      await expect(page).toHaveURL(href)
    }
  })

  test('on a phone the toggle shows the navigation, and its menus open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expect(bar(page)).toBeHidden()
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
    await expect(bar(page)).toBeVisible()
    for (const { name, groups } of menus) {
      await trigger(page, name).click()
      await expect(linkIn(page, firstLink(groups))).toBeVisible()
    }
  })
})
