import { expect, test } from '../support/test'
import { tap } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF } from '../../lib/content/routes'
import { quoteButtons, dialog, field, openDialog, service } from '../support/dialog'
import { MODULES, visit } from '../support/page'
import { SMOKE, repeats } from '../support/repeats'
import { enhancedForm } from '../support/request'

const { quote } = getContent()

test('Escape closes it, and focus returns to the button', SMOKE, async ({ page }) => {
  await openDialog(page)
  await field(page, 'name').focus()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(quoteButtons(page).first()).toBeFocused()
})

test('Back closes it and stays on the page, and Forward opens it again', async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(service.path)
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('after it was closed, Back leads straight to the previous page', async ({ page }) => {
  await page.goto('/')
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('focus moves into it, and Tab and Shift+Tab stay in it', async ({ page }) => {
  await openDialog(page)
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || (activeElement?.closest('[role=dialog]') ?? null) !== null
    })
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
      seen.add((await page.evaluate(() => document.activeElement?.getAttribute('name'))) ?? '')
    }
    for (const name of ['name', 'location', 'phone', 'email', 'walkthrough']) expect(seen).toContain(name)
  }
})

test('a click on the backdrop closes it with an empty form, and not with a partly filled one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDialog(page)
  // Later than the second click of a double click.
  await page.waitForTimeout(600)
  await page.mouse.click(20, 400)
  await expect(dialog(page)).toBeHidden()
  await quoteButtons(page).first().click()
  await field(page, 'name').fill('Jo Nguyen')
  await page.waitForTimeout(600)
  await page.mouse.click(20, 400)
  await page.waitForTimeout(300)
  await expect(dialog(page)).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Jo Nguyen')
})

test('the page behind it is inert and keeps its scroll position', async ({ page }) => {
  await visit(page, service.path)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const button = page.getByRole('main').locator('a[data-opens]').last()
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await button.click()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 2000)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(1)
  await button.click()
  await expect(page.locator('header').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(1)
})

test('opened from the phone menu, it returns the focus to the menu toggle', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, service.path)
  const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
  await toggle.click()
  await page.getByRole('banner').locator('.menu a[data-opens]').click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
})

// Regression: the second click of a double click hit the backdrop and closed the dialog, and
// closing it twice went back twice, to the previous page.
test('a double click opens or closes it once, and so does Escape pressed twice', async ({ page }) => {
  await page.goto('/')
  await visit(page, service.path)
  await page.locator('main a[data-opens]').last().dblclick()
  await expect(dialog(page)).toBeVisible()
  await page.waitForTimeout(600)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: quote.dialog.close }).dblclick()
  await expect(dialog(page)).toBeHidden()
  await quoteButtons(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(service.path)
})

test('after a reload with it open, closing it moves the focus to a quote button', async ({ page }) => {
  await openDialog(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-opens'))).toBe(true)
})

test('when its module does not load, the button leads to the form', async ({ page }) => {
  await visit(page, service.path)
  await page.route(MODULES, () => {})
  await quoteButtons(page).first().click()
  await expect(page).toHaveURL(QUOTE_HREF)
})

test('a click on the button with Ctrl or Cmd opens the form in a new tab instead', async ({ page, context }) => {
  await visit(page, service.path)
  const opened = context.waitForEvent('page')
  await quoteButtons(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(QUOTE_HREF)
  await expect(dialog(page)).toBeHidden()
})

// Regression: its animation from above also moved it half its width to the right, from where it
// slid back.
test('its opening animation does not move it sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, service.path)
  await quoteButtons(page).first().click()
  await expect(dialog(page)).toBeVisible()
  const lefts = await dialog(page).evaluate((node) => {
    // Restart the animation, however far it has run.
    node.style.animation = 'none'
    node.getAnimations()
    node.style.animation = ''
    const [animation] = node.getAnimations()
    if (!animation) throw new Error('expected an animation of the dialog')
    animation.pause()
    return [0, 80, 160].map((time) => {
      animation.currentTime = time
      return node.getBoundingClientRect().left
    })
  })
  expect(new Set(lefts).size).toBe(1)
})

for (const width of [320, 360, 1280]) {
  test(
    `at ${width} px it fits and is accessible, with and without field errors, and its close button stays in view`,
    repeats(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      await visit(page, service.path)
      // On the narrowest screens the button is in the page, not in the header.
      await page.locator('main a[data-opens]').first().click()
      await expect(dialog(page)).toBeVisible()
      const fits = () =>
        dialog(page).evaluate(
          (node) => node.scrollWidth <= node.clientWidth && node.getBoundingClientRect().right <= innerWidth,
        )
      expect(await fits()).toBe(true)
      expect(await accessibilityFindings(page)).toEqual([])
      await enhancedForm(dialog(page).locator('form'))
      await dialog(page).locator('button[type=submit]').click()
      await expect(dialog(page).getByRole('group', { name: quote.errors.title })).toBeFocused()
      expect(await fits()).toBe(true)
      expect(await accessibilityFindings(page)).toEqual([])
      await expect(dialog(page).getByRole('button', { name: quote.dialog.close })).toBeInViewport()
    },
  )
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it opens, and its close button, at least 44 px high, closes it', async ({ page }) => {
    await visit(page, service.path)
    await tap(page.locator('main a[data-opens]').first())
    await expect(dialog(page)).toBeVisible()
    const close = dialog(page).getByRole('button', { name: quote.dialog.close })
    expect(Math.round((await close.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await tap(close)
    await expect(dialog(page)).toBeHidden()
  })
})
