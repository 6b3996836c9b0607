import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePath } from '../../lib/content/routes'
import { SCHEMES, paletteColour } from '../../lib/site/palette'
import { contrastRatio, luminance } from '../support/contrast-ratio'
import { openDialog } from '../support/dialog'
import { preferLessTransparency, setTo } from '../support/engines'
import { KEY_PAGES } from '../support/key-pages'
import { delayRequests, showSiteFont, withStyles } from '../support/page'
import { expect, test } from '../support/test'

const PHONE = { width: 390, height: 844 }

/** A colour as a style’s value gives it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** A property of the first element that matches. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const groundOf = (page: Page) => styleOf(page, 'body', 'background-color')

/** The details of a test in a scheme. */
const inScheme = (scheme: string) => (scheme === 'dark' ? setTo('@dark-scheme') : {})

for (const colorScheme of SCHEMES) {
  test(
    `a phone that prefers the ${colorScheme} scheme shows it before the stylesheet comes`,
    inScheme(colorScheme),
    async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme })
      const release = await delayRequests(page, '**/*.css')
      await page.goto(pagePath('home'), { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      expect(await groundOf(page)).toBe(rgb(paletteColour('ground', colorScheme)))
      expect(await styleOf(page, 'h1', 'color')).toBe(rgb(paletteColour('ink', colorScheme)))
      release()
      await page.waitForLoadState()
      expect(await groundOf(page)).toBe(rgb(paletteColour('ground', colorScheme)))
    },
  )

  test(`what the browser itself draws follows the ${colorScheme} scheme`, inScheme(colorScheme), async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(pagePath('contact'))
    const isDark = colorScheme === 'dark'
    const field = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'))
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('body > p:last-child { background: Field }')
      document.adoptedStyleSheets.push(sheet)
      return getComputedStyle(probe).backgroundColor
    })
    const [red = 0, green = 0, blue = 0] = (field.match(/\d+/g) ?? []).map(Number)
    expect(luminance(red, green, blue) < 0.2).toBe(isDark)
    // Around the page: the browser's bar on a phone.
    const bar = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    const strip = await styleOf(page, 'header > .on-dark', 'background-color')
    expect(rgb((await bar.getAttribute('content')) ?? '')).toBe(strip)
  })
}

test('paper is light, whatever the screen shows', async ({ page }) => {
  await page.goto(KEY_PAGES.service)
  const colours = async () => [
    await groundOf(page),
    await styleOf(page, 'h1', 'color'),
    await styleOf(page, '.scope-table thead th', 'border-bottom-color'),
    await styleOf(page, '.picture > img', 'opacity'),
    await styleOf(page, 'html', 'color-scheme'),
  ]
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  const light = await colours()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colours()).toEqual(light)
})

// Regression: a phone that darkens pages by itself wrote the quote button's label in white on
// yellow, at 1.79:1. It leaves alone what says that it has a dark scheme.
test('a browser that darkens pages by itself leaves the dark scheme as it is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.goto(pagePath('contact'))
  await showSiteFont(page)
  const box = await page.locator('header a[data-opens]:visible').first().boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  // Without its round corners, through which its ground shows.
  const label = await pixels(page, { x: x + 8, y: y + 8, width: width - 16, height: height - 16 })
  expect(`rgb(${label[0]?.join(', ')})`).toBe(rgb(paletteColour('accent', 'dark')))
  const lights = label.map(([red = 0, green = 0, blue = 0]) => luminance(red, green, blue))
  expect(contrastRatio(Math.min(...lights), Math.max(...lights))).toBeGreaterThan(4.5)
  const [ground] = await pixels(page, { x: 2, y: 600, width: 1, height: 1 })
  expect(`rgb(${ground?.join(', ')})`).toBe(rgb(paletteColour('ground', 'dark')))
})

/** What the screen shows there, by red, green and blue. */
async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
}

// Regression: in forced colours, where the hero's pictures were not clipped, they covered the end
// of the home page's headline.
test(
  'nothing covers a letter of a headline, in forced colours and where pictures are not clipped',
  setTo('@forced-colours'),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    for (const path of Object.values(KEY_PAGES)) {
      await page.goto(path)
      // Only the home page's text and picture share a box at some of them.
      for (const width of path === KEY_PAGES.home ? [1024, 1100, 1366, 1920, 2560] : [1024]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await coveredLetters(page), `${path} at ${width} px`).toEqual([])
        await withStyles(page, '* { clip-path: none !important }', async () =>
          expect.soft(await coveredLetters(page), `${path} at ${width} px, not clipped`).toEqual([]),
        )
      }
    }
  },
)

/** The letters of the first heading of which another element covers the middle. */
const coveredLetters = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    let count = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      for (let i = 0; i < text.length; i++) {
        const range = document.createRange()
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        const { left, top, width, height } = range.getBoundingClientRect()
        if (width * height === 0) continue
        count++
        const above = document.elementFromPoint(left + width / 2, top + height / 2)
        if (!above || !heading.contains(above))
          covered.push(`${i} ${text.slice(0, i)}[${text[i]}]: ${above?.className}`)
      }
    }
    return count > 5 ? covered : ['The heading has no letters.']
  })

// Regression: the quote forms and the estimate lost their background, and stood indented without a
// visible reason.
test('in forced colours a panel has an edge', setTo('@forced-colours'), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  let panels = 0
  for (const path of [...Object.values(KEY_PAGES), pagePath('pricing')]) {
    await page.goto(path)
    const edges = await page.locator('main .rounded-card').evaluateAll((boxes) =>
      boxes
        .map((box) => ({ style: getComputedStyle(box), is: box.className }))
        .filter(({ style }) => style.paddingInlineStart !== '0px')
        .map(({ style, is }) =>
          style.borderInlineStartWidth === '0px' && style.outlineStyle === 'none' ? is : 'edge',
        ),
    )
    panels += edges.length
    expect
      .soft(
        edges.filter((each) => each !== 'edge'),
        path,
      )
      .toEqual([])
  }
  expect(panels).toBeGreaterThan(2)
})

test('in forced colours an icon has the colour of its text', setTo('@forced-colours'), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(pagePath('home'))
  const differing = await page
    .locator('main svg[class*=text-]')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
        .map((icon) => icon.outerHTML.slice(0, 120)),
    )
  expect(differing).toEqual([])
  expect(await page.locator('main svg[class*=text-]').count()).toBeGreaterThan(5)
})

for (const colorScheme of SCHEMES) {
  test(`with more contrast, ${colorScheme}: quiet text is as strong as other text, and what a tint alone sets apart has an edge`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    await page.goto(pagePath('home'))
    const ink = rgb(paletteColour('ink', colorScheme))
    expect(await styleOf(page, 'main p.text-ink-muted', 'color')).toBe(ink)
    const line = rgb(paletteColour('line-control', colorScheme))
    expect(await styleOf(page, 'header', 'border-bottom-color')).toBe(line)
    expect(await styleOf(page, 'main .border-edge', 'border-top-color')).not.toContain('rgba')
    const plain = await page
      .locator('main a:not(.button)')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
          .map((link) => link.outerHTML.slice(0, 120)),
      )
    expect(plain).toEqual([])
  })
}

test(
  'with less transparency nothing of the page shows through the veil behind the dialog',
  setTo('@less-transparency'),
  async ({ page }) => {
    await preferLessTransparency(page)
    await openDialog(page)
    expect(await styleOf(page, '.bg-backdrop', 'background-color')).toBe(rgb(paletteColour('overlay')))
  },
)
