import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { slugify } from '../../lib/content/markdown'
import { pagePath } from '../../lib/content/routes'
import { REGIONS } from '../../lib/content/schema/suburb'
import { takenOver } from '../support/request'
import { repeats } from '../support/repeats'

const { templatePages, suburbs, served, site } = getContent()
const words = templatePages.areas.finder.search
const AREAS = pagePath('areas')
/** A suburb with an entry of its own, and one without. */
const [described] = suburbs
const [listed] = served.suburbs
if (!described || !listed) throw new Error('expected suburbs')
/** A name with a letter left out, and a place that is not served. */
const MISSPELT = `${described.name.slice(0, 3)}${described.name.slice(4)}`
const UNLISTED = 'Wollongong'

const field = (page: Page) => page.getByRole('searchbox', { name: words.label })
const answer = (page: Page) => page.getByRole('search').getByRole('status')
const land = (page: Page, region: string) => page.getByRole('link', { name: new RegExp(`^${region}, \\d+ suburb`) })
const fillOf = (page: Page, region: string) =>
  land(page, region)
    .locator('.area-map-land')
    .evaluate((shape) => getComputedStyle(shape).fill)
const entryOf = (page: Page, region: string) => page.locator(`#${slugify(region)}`)

test('with the keyboard alone a suburb is looked up, and its entry reached', async ({ page }) => {
  await page.goto(AREAS)
  await field(page).focus()
  await page.keyboard.type(described.name.toLowerCase())
  await expect(answer(page)).toHaveText(`${words.yes} ${described.name} ${described.postcode} ${words.served}`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search').getByRole('link', { name: described.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${AREAS}#${described.slug}`)
  await expect(page.getByRole('heading', { name: described.name }).last()).toBeInViewport()
})

test('a suburb without an entry leads to its region in the list, which is marked there and on the map', async ({
  page,
}) => {
  await page.goto(AREAS)
  const before = await fillOf(page, listed.region)
  await field(page).fill(listed.postcode)
  await page.getByRole('search').getByRole('link', { name: listed.name }).click()
  await expect(page).toHaveURL(`${AREAS}#${slugify(listed.region)}`)
  await expect(entryOf(page, listed.region)).toBeInViewport()
  await field(page).fill('')
  await expect.poll(() => fillOf(page, listed.region)).not.toBe(before)
})

test('what is not on the list can be asked for, without leaving the page', async ({ page }) => {
  await page.goto(AREAS)
  await field(page).fill(UNLISTED)
  await expect(answer(page)).toHaveText(words.unlisted.title)
  await expect(page.getByRole('search').getByRole('link', { name: site.phone.value })).toBeVisible()
  await page.getByRole('search').getByRole('link', { name: site.words.quoteButton }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [what, typed, carried] of [
  ['A suburb on the list', described.name.toLowerCase(), `${described.name} ${described.postcode}`],
  ['A suburb that is not on the list', ` ${UNLISTED} `, UNLISTED],
] as const) {
  test(
    `${what} goes with the visitor into the quote form: the dialog and the contact page`,
    repeats(typed.includes(UNLISTED)),
    async ({ page }) => {
      await page.goto(AREAS)
      await field(page).fill(typed)
      const button = page.getByRole('search').getByRole('link', { name: site.words.quoteButton })
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        button.click({ modifiers: ['ControlOrMeta'] }),
      ])
      const form = await takenOver(tab.locator('#quote form'))
      await expect(form.locator('[name=location]')).toHaveValue(carried)
      await tab.close()

      await button.click()
      await expect(page.getByRole('dialog').locator('[name=location]')).toHaveValue(carried)
    },
  )
}

test('a search that has not come to one suburb fills in none', async ({ page }) => {
  await page.goto(AREAS)
  await field(page).fill(described.name)
  await field(page).fill(MISSPELT)
  await page.getByRole('search').getByRole('link', { name: site.words.quoteButton }).click()
  const form = page.getByRole('dialog').locator('form')
  await expect(form.locator('[name=location]')).toHaveValue('')
})

test('pointing at a region marks it and its entry in the list, and the other way round', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(AREAS)
  for (const region of REGIONS) {
    await page.mouse.move(0, 0)
    const plain = await fillOf(page, region)
    await entryOf(page, region).hover()
    await expect.poll(() => fillOf(page, region), region).not.toBe(plain)
    await page.mouse.move(0, 0)
    await expect.poll(() => fillOf(page, region), region).toBe(plain)
    await land(page, region).focus()
    await expect.poll(() => fillOf(page, region), region).not.toBe(plain)
    await expect
      .poll(() => entryOf(page, region).evaluate((entry) => getComputedStyle(entry, '::before').visibility), region)
      .toBe('visible')
    await land(page, region).blur()
  }
})

test('every pin is a link that the keyboard reaches, with its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(AREAS)
  for (const { name, postcode, slug } of suburbs) {
    const pin = page.locator('svg').getByRole('link', { name: `${name} ${postcode}` })
    await expect(pin).toHaveAttribute('href', `#${slug}`)
    await pin.focus()
    await expect(pin.getByText(name)).toBeVisible()
    const { width, height } = (await pin.locator('.area-map-pin-target').boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('each region is large enough for a finger, and leads to its suburbs', async ({ page }) => {
    await page.goto(AREAS)
    for (const region of REGIONS) {
      const { width, height } = (await land(page, region).locator('.area-map-land').boundingBox()) ?? {
        width: 0,
        height: 0,
      }
      expect([region, Math.floor(Math.min(width, height)) >= 44]).toEqual([region, true])
    }
    const [region] = REGIONS
    await land(page, region).locator('.area-map-land').tap()
    await expect(entryOf(page, region)).toBeInViewport()
  })

  for (const [what, text, answered] of [
    ['one suburb', described.name, 'served'],
    ['several suburbs', '21', 'beginning'],
    ['a suggestion', MISSPELT, 'similar'],
    ['no suburb', UNLISTED, 'unlisted'],
  ] as const) {
    test(
      `an answer of ${what} stands in sight below the field, and is accessible`,
      repeats(!['served', 'unlisted'].includes(answered)),
      async ({ page }) => {
        await page.goto(AREAS)
        await field(page).tap()
        await field(page).fill(text)
        await expect(page.locator('[data-part=answer]')).toHaveAttribute('data-answer', answered)
        await expect(answer(page)).not.toBeEmpty()
        await expect(answer(page)).toBeInViewport()
        const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      },
    )
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no field that would not answer, and every suburb can be read by region', async ({ page }) => {
    await page.goto(AREAS)
    await expect(field(page)).toBeHidden()
    for (const { name, region } of [...suburbs, ...served.suburbs])
      await expect(entryOf(page, region).getByText(name, { exact: true })).toBeVisible()
  })

  test('a region of the map leads to its suburbs', async ({ page }) => {
    await page.goto(AREAS)
    const region = REGIONS[7]
    await land(page, region).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${AREAS}#${slugify(region)}`)
    await expect(entryOf(page, region)).toBeInViewport()
  })
})
