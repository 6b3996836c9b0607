import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { SLIDE_MS } from '../../components/enhancements/hero-rotation'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { backgroundPixels } from '../support/contrast'
import { focusRings, weakFocusRings } from '../support/focus-rings'
import { MODULES, delayRequests, showSiteFont, visit, withStyles } from '../support/page'
import { SMOKE } from '../support/repeats'

const { pictures, turns } = getContent().templatePages.home.hero
const [first, second, third] = pictures
if (!first || !second || !third) throw new Error('expected pictures')

const hero = (page: Page) => page.locator('section:has(#hero-title)')
const shown = (page: Page, { alt }: { alt: string }) => hero(page).getByRole('img', { name: alt })
const control = (page: Page) => hero(page).getByRole('switch', { name: turns })

/** Records which of the hero's pictures the page requests. */
function heroRequests(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/pictures\/hero\/(\w+)-(wide|tall)-/.exec(request.url())?.[1]
    if (name) names.add(name)
  })
  return names
}

/** Opens the home page and pauses its clock once script is ready. */
async function openHome(page: Page) {
  await page.clock.install({ time: 0 })
  await visit(page, pagePath('home'))
  await page.clock.pauseAt(60_000)
}

/** The positions of the text and the badges. */
const places = (page: Page) =>
  hero(page).evaluate((section) =>
    [...section.querySelectorAll('h1, p, a, li, input')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join()
    }),
  )

test('before a gesture only the first picture is requested, and it stays', async ({ page }) => {
  const requested = heroRequests(page)
  await openHome(page)
  await page.mouse.wheel(0, 200)
  await page.clock.runFor(SLIDE_MS * 3)
  await expect(shown(page, first)).toBeVisible()
  expect([...requested]).toEqual([first.name])
})

test('after a key press each next picture is preloaded one turn ahead, and replaces the one before without a layout shift', async ({
  page,
}) => {
  const requested = heroRequests(page)
  await openHome(page)
  const before = await places(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => [...requested]).toEqual([first.name, second.name])
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(SLIDE_MS)
  await expect(shown(page, second)).toBeVisible()
  await expect(shown(page, first)).toHaveCount(0)
  expect(await places(page)).toEqual(before)
  await expect.poll(() => [...requested]).toEqual([first.name, second.name, third.name])
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(SLIDE_MS)
  await expect(shown(page, second)).toHaveCount(0)
  await expect(shown(page, third)).toBeVisible()
})

// Regression: Firefox's decode() rejects a lazy picture that has not loaded, so each one counted as
// failed and the rotation never began.
test(
  'the pictures rotate every five seconds in a loop, even where lazy pictures cannot be decoded',
  SMOKE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { decode } = HTMLImageElement.prototype
      HTMLImageElement.prototype.decode = function () {
        if (this.loading === 'lazy' || !this.complete) return Promise.reject(new DOMException('', 'EncodingError'))
        return decode.call(this)
      }
    })
    await openHome(page)
    await page.keyboard.press('Shift')
    let front = first
    for (const next of [...pictures.slice(1), first, second]) {
      const coming = hero(page).locator('[data-next]')
      await expect(coming.locator('img')).toHaveAttribute('alt', next.alt)
      await page.clock.runFor(SLIDE_MS - 1)
      await expect(coming).toHaveAttribute('data-next', 'waiting')
      await page.clock.runFor(1)
      await expect(shown(page, front), `${next.name} shows`).toHaveCount(0)
      await expect(shown(page, next)).toBeVisible()
      front = next
    }
  },
)

test('the switch, at least 44 px in size, pauses and resumes the rotation', async ({ page }) => {
  await openHome(page)
  const { width, height } = (await control(page).boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await control(page).click()
  await expect(control(page)).toBeChecked()
  await control(page).click()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(SLIDE_MS * 3)
  await expect(shown(page, first)).toBeVisible()
  await expect(shown(page, second)).toBeHidden()
  await control(page).click()
  await page.clock.runFor(SLIDE_MS)
  await expect(shown(page, second)).toBeVisible()
  await control(page).click()
  await expect(control(page)).not.toBeChecked()
  await page.clock.resume()
  expect(await accessibilityFindings(page, { within: 'section:has(#hero-title)' })).toEqual([])
})

// Regression: the ring lay on the picture around the switch, at 1.98:1 where that is dark.
test('the focus ring of the switch shows, whatever the picture is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, pagePath('home'))
  await page.keyboard.press('Shift')
  const dark = '.hero-picture > * { background: var(--color-focus) !important } .hero-picture img { display: none }'
  await withStyles(page, dark, async () => {
    const rings = (await focusRings(page)).filter(({ name }) => name.includes(turns))
    expect(rings).toHaveLength(1)
    expect(weakFocusRings(rings, await backgroundPixels(page))).toEqual([])
  })
})

test('the switch works before the modules load, and keeps its state when they have', async ({ page }) => {
  const requested = heroRequests(page)
  const release = await delayRequests(page, MODULES)
  await page.goto(pagePath('home'))
  await control(page).click()
  await expect(control(page)).toBeChecked()
  release()
  await expect.poll(() => [...requested]).toEqual([first.name, second.name])
  await expect(control(page)).toBeChecked()
})

test('a picture that fails to load is skipped', async ({ page }) => {
  await page.route(new RegExp(`/pictures/hero/${second.name}-`), (route) => route.abort())
  await openHome(page)
  await page.keyboard.press('Shift')
  await expect(hero(page).locator('[data-next] img')).toHaveAttribute('alt', third.alt)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(SLIDE_MS)
  await expect(shown(page, third)).toBeVisible()
})

for (const [who, details, prepare] of [
  ['prefers reduced motion', setTo('@reduced-motion'), (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'saves data',
    {},
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] as const) {
  test(`a visitor who ${who} gets the first picture alone, and no switch`, details, async ({ page }) => {
    const requested = heroRequests(page)
    await prepare(page)
    await openHome(page)
    await page.keyboard.press('Shift')
    await page.mouse.click(5, 300)
    await page.clock.runFor(SLIDE_MS * 2)
    await expect(shown(page, first)).toBeVisible()
    await expect(control(page)).toHaveCount(0)
    expect([...requested]).toEqual([first.name])
  })
}

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the first picture shows, and there is no switch', async ({ page }) => {
    await page.goto(pagePath('home'))
    await expect(shown(page, first)).toBeVisible()
    await expect(control(page)).toHaveCount(0)
  })
})

for (const [width, height] of [
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`at ${width} × ${height} the hero with its badges fits the viewport`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(pagePath('home'))
    await showSiteFont(page)
    const box = await hero(page).boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(height)
  })
}
