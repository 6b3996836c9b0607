import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo, tap } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { getContent } from '../../lib/content/get-content'
import { slugify } from '../../lib/content/markdown'
import { pagePath } from '../../lib/content/routes'
import { enhancedForm } from '../support/request'
import { repeats } from '../support/repeats'

const { templatePages, suburbs, served, site } = getContent()
const { regions } = served
const words = templatePages.areas.finder.search
const AREAS = pagePath('areas')
/** A suburb with an entry of its own, and one without. */
const [withEntry] = suburbs
const [withoutEntry] = served.suburbs
if (!withEntry || !withoutEntry) throw new Error('expected suburbs')
/** A name with a letter left out, and a place that is not served. */
const MISSPELT = `${withEntry.name.slice(0, 3)}${withEntry.name.slice(4)}`
const UNLISTED = 'Wollongong'

const field = (page: Page) => page.getByRole('searchbox', { name: words.label })
const searchResult = (page: Page) => page.getByRole('search').getByRole('status')
const regionLink = (page: Page, region: string) =>
  page.getByRole('link', { name: new RegExp(`^\\d+ ${region}, \\d+ suburb`) })
const fillOf = (page: Page, region: string) =>
  regionLink(page, region)
    .locator('.area-map-land')
    .evaluate((shape) => getComputedStyle(shape).fill)
const regionEntry = (page: Page, region: string) => page.locator(`#${slugify(region)}`)

test('a suburb can be searched for, and its entry reached, by keyboard alone', async ({ page }) => {
  await page.goto(AREAS)
  await field(page).focus()
  await page.keyboard.type(withEntry.name.toLowerCase())
  await expect(searchResult(page)).toHaveText(`${words.yes} ${withEntry.name} ${withEntry.postcode} ${words.served}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search').getByRole('link', { name: withEntry.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${AREAS}#${withEntry.slug}`)
  await expect(page.getByRole('heading', { name: withEntry.name }).last()).toBeInViewport()
})

test('the result for a suburb without an entry links to its region in the list and highlights it on the map', async ({
  page,
}) => {
  await page.goto(AREAS)
  const before = await fillOf(page, withoutEntry.region)
  await field(page).fill(withoutEntry.postcode)
  await page.getByRole('search').getByRole('link', { name: withoutEntry.name }).click()
  await expect(page).toHaveURL(`${AREAS}#${slugify(withoutEntry.region)}`)
  await expect(regionEntry(page, withoutEntry.region)).toBeInViewport()
  await field(page).fill('')
  await expect.poll(() => fillOf(page, withoutEntry.region)).not.toBe(before)
})

test('a search for an unlisted suburb offers the phone number and the quote dialog', async ({ page }) => {
  await page.goto(AREAS)
  await field(page).fill(UNLISTED)
  await expect(searchResult(page)).toHaveText(words.unlisted.title)
  await expect(page.getByRole('search').getByRole('link', { name: site.phone.value })).toBeVisible()
  await page.getByRole('search').getByRole('link', { name: site.words.quoteButton }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [what, typed, location] of [
  ['a listed suburb', withEntry.name.toLowerCase(), `${withEntry.name} ${withEntry.postcode}`],
  ['an unlisted suburb', ` ${UNLISTED} `, UNLISTED],
] as const) {
  test(
    `a search for ${what} fills in the location of the quote form, in the dialog and on the contact page`,
    repeats(typed.includes(UNLISTED)),
    async ({ page }) => {
      await page.goto(AREAS)
      await field(page).fill(typed)
      const button = page.getByRole('search').getByRole('link', { name: site.words.quoteButton })
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        button.click({ modifiers: ['ControlOrMeta'] }),
      ])
      await tab.bringToFront()
      const form = await enhancedForm(tab.locator('#quote form'))
      await expect(form.locator('[name=location]')).toHaveValue(location)
      await tab.close()

      await button.click()
      await expect(page.getByRole('dialog').locator('[name=location]')).toHaveValue(location)
    },
  )
}

test('a search without an exact match leaves the location of the quote form empty', async ({ page }) => {
  await page.goto(AREAS)
  await field(page).fill(withEntry.name)
  await field(page).fill(MISSPELT)
  await page.getByRole('search').getByRole('link', { name: site.words.quoteButton }).click()
  const form = page.getByRole('dialog').locator('form')
  await expect(form.locator('[name=location]')).toHaveValue('')
})

test('hovering over a region’s entry highlights it on the map, and focusing it on the map marks its entry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(AREAS)
  for (const region of regions) {
    await page.mouse.move(0, 0)
    const plain = await fillOf(page, region)
    await regionEntry(page, region).hover()
    await expect.poll(() => fillOf(page, region), region).not.toBe(plain)
    await page.mouse.move(0, 0)
    await expect.poll(() => fillOf(page, region), region).toBe(plain)
    await regionLink(page, region).focus()
    await expect.poll(() => fillOf(page, region), region).not.toBe(plain)
    await expect
      .poll(() => regionEntry(page, region).evaluate((entry) => getComputedStyle(entry, '::before').visibility), region)
      .toBe('visible')
    await regionLink(page, region).blur()
  }
})

test('every pin is a focusable link of at least 24 px that shows its suburb’s name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(AREAS)
  for (const { name, slug } of suburbs) {
    const pin = page.locator('svg').getByRole('link', { name, exact: true })
    await expect(pin).toHaveAttribute('href', `#${slug}`)
    await pin.focus()
    await expect(pin.getByText(name)).toBeVisible()
    const { width, height } = (await pin.locator('.area-map-pin-target').boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('each region is a touch target of at least 44 px, and a tap scrolls to its suburbs', async ({ page }) => {
    await page.goto(AREAS)
    for (const region of regions) {
      const { width, height } = (await regionLink(page, region).locator('.area-map-land').boundingBox()) ?? {
        width: 0,
        height: 0,
      }
      expect([region, Math.floor(Math.min(width, height)) >= 44]).toEqual([region, true])
    }
    const [region = ''] = regions
    await tap(regionLink(page, region).locator('.area-map-land'))
    await expect(regionEntry(page, region)).toBeInViewport()
  })

  for (const [what, text, result] of [
    ['one suburb', withEntry.name, 'served'],
    ['several suburbs', '21', 'beginning'],
    ['a suggestion', MISSPELT, 'similar'],
    ['no suburb', UNLISTED, 'unlisted'],
  ] as const) {
    test(
      `a search result of ${what} is visible without scrolling, and is accessible`,
      repeats(!['served', 'unlisted'].includes(result)),
      async ({ page }) => {
        await page.goto(AREAS)
        await tap(field(page))
        await field(page).fill(text)
        await expect(page.locator('[data-part=answer]')).toHaveAttribute('data-answer', result)
        await expect(searchResult(page)).not.toBeEmpty()
        await expect(searchResult(page)).toBeInViewport()
        expect(await accessibilityFindings(page, { within: '[role=search]' })).toEqual([])
      },
    )
  }
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the search field is hidden, and every suburb is listed under its region', async ({ page }) => {
    await page.goto(AREAS)
    await expect(field(page)).toBeHidden()
    for (const { name, region } of [...suburbs, ...served.suburbs])
      await expect(regionEntry(page, region).getByText(name, { exact: true })).toBeVisible()
  })

  test('a region of the map links to its suburbs', async ({ page }) => {
    await page.goto(AREAS)
    const region = regions.at(-3) ?? ''
    await regionLink(page, region).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${AREAS}#${slugify(region)}`)
    await expect(regionEntry(page, region)).toBeInViewport()
  })
})
