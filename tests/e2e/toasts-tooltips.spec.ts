import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { accelerateAnimations, pasteInto, showToast, showSiteFont, visit } from '../support/page'
import { repeats } from '../support/repeats'

const { site, templatePages } = getContent()
/** A company may have one number only. */
const { phone, helpdesk: second = phone } = contactMethods()

for (const width of [360, 1440]) {
  // Regression: the toast lay over the notice's buttons, and took their clicks.
  test(`at ${width} px a toast does not cover the notice that a page did not load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/contact/')
    const notice = page.locator('#no-answer')
    await notice.evaluate((element) => element.removeAttribute('hidden'))
    await showToast(page, `${site.words.numberCopied}: ${phone.text}`)
    // A click would wait until the message has gone by itself.
    const boxes = await Promise.all([notice, page.locator('.toast')].map((each) => each.boundingBox()))
    const [below, above] = boxes.map((box) => box!).sort((a, b) => b.y - a.y)
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  })
}

test.describe('the copy button of a phone number', () => {
  const button = (page: Page, number: string) =>
    page.getByRole('button', { name: `${site.words.copyNumber} ${number}` })
  const toast = (page: Page, number = phone.text) => page.getByText(`${site.words.numberCopied}: ${number}`)
  const closeButton = (page: Page) => page.getByRole('button', { name: 'Close message' })

  /** Copies the number on a page whose clock moves only when told to. */
  async function copy(page: Page) {
    await visit(page, '/contact/')
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await button(page, phone.text).click()
    await expect(toast(page)).toBeVisible()
  }

  test('copies the number and shows an accessible toast', async ({ page }) => {
    await visit(page, '/contact/')
    await button(page, phone.text).click()
    await expect(page.getByRole('status').filter({ hasText: phone.text })).toBeVisible()
    await page.locator('form[name=quote] details > summary').click()
    const message = page.locator('form[name=quote] [name=message]')
    await pasteInto(message)
    await expect(message).toHaveValue(phone.text)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  test('the toast disappears after five seconds', async ({ page }) => {
    await copy(page)
    await page.clock.runFor(4900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveCount(0)
  })

  test('hovering over the toast pauses its timer', async ({ page }) => {
    await copy(page)
    await page.clock.runFor(3000)
    await toast(page).hover()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(1900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveCount(0)
  })

  test('the toast stays while it has the focus, and closing it returns the focus to the copy button', async ({
    page,
  }) => {
    await copy(page)
    await closeButton(page).focus()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(button(page, phone.text)).toBeFocused()
  })

  test('the toast’s close button is at least 44 px in size and closes it', async ({ page }) => {
    await copy(page)
    const { width, height } = (await closeButton(page).boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await closeButton(page).click()
    await expect(toast(page)).toHaveCount(0)
  })

  test('a new toast replaces the previous one', async ({ page }) => {
    await visit(page, '/contact/')
    await button(page, phone.text).click()
    await button(page, second.text).click()
    await expect(toast(page, second.text)).toBeVisible()
    await expect(page.getByText(site.words.numberCopied)).toHaveCount(1)
  })

  test('is hidden in a browser without the Clipboard API', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
    await visit(page, '/contact/')
    await expect(page.getByText(site.words.copyNumber).first()).toBeHidden()
  })

  test('shows an error toast when the browser denies clipboard access', async ({ page }) => {
    await visit(page, '/contact/')
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await button(page, phone.text).click()
    await expect(page.getByRole('status').filter({ hasText: site.words.copyFailed })).toBeVisible()
  })
})

/** Every tooltip of the home page: its trigger's text and its own. */
const tips = [
  ...site.trustLine.map(({ title, text }) => ({ title, text })),
  ...templatePages.home.hero.badges.map(({ title, tip }) => ({ title, text: tip })),
]
const trigger = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
const shown = (page: Page, text: string) => page.locator('[role=tooltip]:visible', { hasText: text })

test.describe('tooltips of the trust line and the trust badges', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('each opens on hover, stays open while the pointer moves into it, and closes with Escape or when the pointer leaves', async ({
    page,
  }) => {
    await visit(page, '/')
    await accelerateAnimations(page)
    for (const { title, text } of tips) {
      await expect(shown(page, text)).toHaveCount(0)
      await trigger(page, title).hover()
      await expect(shown(page, text)).toBeVisible()
      const box = await shown(page, text).boundingBox()
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, {
        steps: 40,
      })
      await expect(shown(page, text)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(shown(page, text)).toHaveCount(0)
      await page.mouse.move(640, 500)
      await trigger(page, title).hover()
      await expect(shown(page, text)).toBeVisible()
      await page.mouse.move(640, 500)
      await expect(shown(page, text)).toHaveCount(0)
    }
  })

  test('each opens on focus, is the accessible description, and closes with Escape', async ({ page }) => {
    await visit(page, '/')
    await accelerateAnimations(page)
    for (const { title, text } of tips) {
      await trigger(page, title).focus()
      await expect(trigger(page, title)).toHaveAccessibleDescription(text)
      await expect(shown(page, text)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(shown(page, text)).toHaveCount(0)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(shown(page, text), title).toBeVisible()
    }
  })

  // Regression: pressing one of the buttons did nothing.
  test('a press opens each at once and says so, and another closes it', async ({ page }) => {
    await visit(page, '/')
    for (const { title, text } of tips) {
      const button = trigger(page, title)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      expect(await shown(page, text).count()).toBe(1)
      await button.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(shown(page, text)).toHaveCount(0)
      await button.press('Enter')
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.press('Enter')
      await page.getByRole('heading', { level: 1 }).click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('a tooltip opens after a delay of 700 ms', async ({ page }) => {
    const [{ title, text } = { title: '', text: '' }] = tips
    await visit(page, '/')
    await trigger(page, title).focus()
    const visibility = await page
      .getByText(text)
      .first()
      .evaluate((element) => {
        const [waiting] = element.getAnimations()
        waiting?.pause()
        return [690, 710].map((ms) => {
          if (waiting) waiting.currentTime = ms
          return getComputedStyle(element).visibility
        })
      })
    expect(visibility).toEqual(['hidden', 'visible'])
  })

  test('each trigger keeps its own tooltip after navigation from another page', async ({ page }) => {
    await visit(page, '/contact/')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
    for (const { title, text } of tips) await expect(trigger(page, title)).toHaveAccessibleDescription(text)
  })

  test('open tooltips are accessible', async ({ page }) => {
    await visit(page, '/')
    await accelerateAnimations(page)
    // One of each place: the others look the same.
    for (const { title, text } of [tips[0]!, tips.at(-1)!]) {
      await trigger(page, title).focus()
      await expect(shown(page, text)).toBeVisible()
      expect(await accessibilityFindings(page, { within: '.tooltip:focus-within' })).toEqual([])
    }
  })
})

for (const width of [320, 360, 640, 768, 1024, 1280]) {
  test(
    `at ${width} px every tooltip fits the viewport and is wider than 180 px`,
    repeats(![320, 1280].includes(width)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await visit(page, '/')
      await showSiteFont(page)
      await accelerateAnimations(page)
      const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
      for (const { title, text } of tips) {
        if (!(await trigger(page, title).isVisible())) await toggle.click()
        await trigger(page, title).focus()
        await expect(shown(page, text), title).toBeInViewport({ ratio: 1 })
        const box = await shown(page, text).boundingBox()
        expect(box?.width, title).toBeGreaterThan(180)
      }
    },
  )
}

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

  test('the copy button is hidden and the phone link shows', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.getByText(site.words.copyNumber).first()).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: phone.text }).first()).toBeVisible()
  })

  test('each tooltip opens on hover and on focus', async ({ page }) => {
    // As accelerateAnimations() does, which needs script.
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 20 })
    await page.goto('/')
    for (const { title, text } of tips) {
      await page.mouse.move(640, 500)
      await expect(shown(page, text)).toHaveCount(0)
      await trigger(page, title).hover()
      await expect(shown(page, text)).toBeVisible()
      await page.mouse.move(640, 500)
      await expect(shown(page, text)).toHaveCount(0)
      await trigger(page, title).focus()
      await expect(shown(page, text)).toBeVisible()
      await trigger(page, title).blur()
    }
  })
})
