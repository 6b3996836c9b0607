import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import sharp from 'sharp'
import { paletteColour } from '../../lib/site/palette'
import type { Role } from '../../lib/content/schema/colours'
import { PICTURE_FILES, pictureOf } from '../../lib/images/pictures'
import { pagePath } from '../../lib/content/routes'
import { KEY_PAGES, ONE_OF_EACH } from '../support/key-pages'
import { loadPictures, showSiteFont } from '../support/page'

const picture = pictureOf('pages/about')
const WIDTH = 320
const HEIGHT = (WIDTH * picture.height) / picture.width

/** Adds a picture to a page, in the HTML that components/ui/picture.tsx renders. */
async function show(page: Page, alt: string) {
  await page.goto(pagePath('privacy'))
  // A screenshot loads the font, which would shorten the page above the picture meanwhile.
  await showSiteFont(page)
  await page.evaluate(
    ({ picture: { src, width, height, ratio, ground }, alt: text, boxWidth }) => {
      const box = document.createElement('picture')
      box.className = 'picture'
      Object.assign(box.dataset, { ratio, ground, testid: 'picture' })
      box.style.width = `${boxWidth}px`
      const image = Object.assign(document.createElement('img'), { alt: text, width, height, src })
      box.append(image)
      document.body.append(box)
    },
    { picture, alt, boxWidth: WIDTH },
  )
  await expect
    .poll(() =>
      page
        .getByTestId('picture')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true)
  return page.getByTestId('picture')
}

/** The share of the picture's pixels that has each of these colours. */
async function colours(page: Page, roles: readonly Role[]) {
  const shot = await page.getByTestId('picture').screenshot()
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let i = 0; i < data.length; i += info.channels) {
    const hex = `#${data.subarray(i, i + 3).toString('hex')}`
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return roles.map((role) => (counts.get(paletteColour(role)) ?? 0) / (info.width * info.height))
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `a picture that fails to load, ${javaScriptEnabled ? 'with' : 'without'} script`,
    javaScriptEnabled ? {} : setTo('@without-script'),
    () => {
      test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } })
      test.beforeEach(({ page }) => page.route('**/pictures/**', (route) => route.abort()))

      for (const alt of [picture.alt, '']) {
        test(`is replaced in the same size by the mark on its background colour${alt ? '' : ', if it is decorative'}`, async ({
          page,
        }) => {
          const box = await show(page, alt)
          // The failure itself triggers the loader.
          if (javaScriptEnabled) await expect(box).toHaveAttribute('data-failed')
          const size = await box.boundingBox()
          expect([size?.width, size?.height]).toEqual([WIDTH, HEIGHT])
          const [ground = 0, mark = 0, accent = 0] = await colours(page, [picture.ground, 'mark', 'mark-accent'])
          expect(ground).toBeGreaterThan(0.8)
          expect(mark).toBeGreaterThan(0.01)
          expect(accent).toBeGreaterThan(0.001)
          // Nothing else shows: no broken-image icon, no text, only the mark's anti-aliased edges.
          expect(ground + mark + accent).toBeGreaterThan(0.95)
        })
      }

      test('keeps its accessible name', async ({ page }) => {
        await show(page, picture.alt)
        await expect(page.getByRole('img', { name: picture.alt })).toHaveCount(1)
      })
    },
  )
}

test('a picture that loads is shown without the fallback', async ({ page }) => {
  const box = await show(page, picture.alt)
  await expect(box).not.toHaveAttribute('data-failed')
  expect(await box.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shown = await sharp(await box.screenshot()).stats()
  const made = await sharp(`${PICTURE_FILES}${picture.src}`).resize(WIDTH, HEIGHT).stats()
  // Red, green and blue; Firefox's screenshots have an alpha channel, too.
  shown.channels
    .slice(0, 3)
    .forEach(({ mean }, i) => expect(Math.abs(mean - (made.channels[i]?.mean ?? 0))).toBeLessThan(3))
})

/**
 * How much of a picture's shown width the chosen file needs: less than all of it, since the hero's
 * `sizes` say a little less than the screen on phones, whose pixels are small.
 */
const NEEDED_SHARE = 0.75

/**
 * The pictures for which the browser chose a file much narrower than they are shown, although there
 * is a wider one: their `sizes` say too little.
 */
const blurred = (page: Page) =>
  page.locator('picture img:visible').evaluateAll(
    (images: HTMLImageElement[], share) =>
      images.flatMap(({ currentSrc, clientWidth, parentElement }) => {
        const { pathname } = new URL(currentSrc)
        const source = parentElement?.querySelector<HTMLSourceElement>(`source[srcset*="${pathname}"]`)
        const widths = new Map(source?.srcset.split(', ').map((file) => file.split(/ |w$/) as [string, string]))
        const needed = Math.min(clientWidth * share, Math.max(...[...widths.values()].map(Number)))
        return Number(widths.get(pathname)) >= needed ? [] : [`${pathname}, shown ${clientWidth} px wide`]
      }),
    NEEDED_SHARE,
  )

for (const path of ONE_OF_EACH) {
  test(`${path} loads no picture that is much narrower than it is shown`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await loadPictures(page)
      expect(await blurred(page), `at ${width} px`).toEqual([])
    }
  })
}

// Regression: phones cut off the roof and the front corner of what a picture showed.
for (const path of [KEY_PAGES.home, KEY_PAGES.service, KEY_PAGES.article, pagePath('about')]) {
  test(`on a phone, pictures of ${path} are whole`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await loadPictures(page)
    // The hero has a crop for phones.
    const shares = await page
      .locator('picture:not(.hero-picture *) > img:visible')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(
          ({ clientWidth, clientHeight, naturalWidth, naturalHeight }) =>
            (clientHeight / clientWidth) * (naturalWidth / naturalHeight),
        ),
      )
    expect(shares.length).toBeGreaterThan(0)
    for (const share of shares) expect(share).toBeCloseTo(1, 1)
  })
}
