import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo, showPrinted } from '../support/engines'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { visit } from '../support/page'

const { services, site, templatePages } = getContent()
const service = services.find(({ popular }) => popular) ?? services[0]
if (!service) throw new Error('expected a service')
const { sections, index } = templatePages.services
const { sheet } = sections

/** Whether nothing covers the left part of an element's first line. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    // A link over two lines has a box for each.
    const [box] = node.getClientRects()
    return (
      !!box && node.contains(document.elementFromPoint(box.x + Math.min(box.width, 20) / 2, box.y + box.height / 2))
    )
  })

const jumpRow = (page: Page) => page.getByRole('navigation', { name: sections.jump })

test.describe('printed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(service.path)
    await showPrinted(page)
  })

  test('a service page is its scope of work, with the company’s name and contact details', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: service.title })).toBeVisible()
    const table = page.getByRole('table', { name: `${sheet.name}: ${service.title}` })
    for (const { task, check } of service.scope) {
      await expect(table.getByRole('cell', { name: task })).toBeVisible()
      await expect(table.getByRole('cell', { name: check })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: sections.notIncluded })).toBeVisible()
    for (const blank of sheet.blanks) await expect(page.getByText(blank, { exact: true })).toBeVisible()
    const header = page.getByRole('banner')
    for (const text of [site.shortName.value, site.phone.value, site.email.value])
      await expect(header.getByText(text).first()).toBeVisible()
  })

  test('menus, pictures, buttons, the footer and the other sections are left out', async ({ page }) => {
    const names = [sections.visit, sections.duties, sections.equipment, sections.price, sections.questions]
    for (const { title } of [...names, sections.relatedServices, sections.relatedArticles])
      await expect(page.getByRole('heading', { name: title, includeHidden: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: sections.audience, includeHidden: true })).toBeHidden()
    await expect(page.locator('nav:visible, img:visible, button:visible:not([aria-describedby])')).toHaveCount(0)
    await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeHidden()
  })

  test('the checkboxes are empty and no background is dark', async ({ page }) => {
    const displays = await page
      .locator('.scope-table td:last-child')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          [getComputedStyle(cell, '::before'), getComputedStyle(cell, '::after')].map((box) => box.display),
        ),
      )
    expect(displays).toHaveLength(service.scope.length)
    expect(displays.every(([box, tick]) => box !== 'none' && tick === 'none')).toBe(true)
    const backgrounds = await page
      .locator('body *:visible')
      .evaluateAll((elements) => [
        ...new Set(
          elements.filter((each) => !each.closest('svg')).map((each) => getComputedStyle(each).backgroundColor),
        ),
      ])
    const dark = backgrounds.filter((background) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] = background.match(/[\d.]+/g)?.map(Number) ?? []
      return alpha > 0 && red + green + blue < 3 * 128
    })
    expect(dark).toEqual([])
  })
})

test('the button beside the scope opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await visit(page, service.path)
  await page.getByRole('button', { name: sheet.print }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('there is no print button, and the links to the sections work', async ({ page }) => {
    await page.goto(service.path)
    await expect(page.getByText(sheet.print, { exact: true })).toBeHidden()
    await jumpRow(page).getByRole('link', { name: sections.price.label }).click()
    await expect(page.getByRole('heading', { name: sections.price.title })).toBeInViewport()
  })
})

test('on a wide screen the section links stay in view and do not cover the headings that they link to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(service.path)
  for (const part of [sections.scope, sections.duties, sections.questions, sections.visit]) {
    await jumpRow(page).getByRole('link', { name: part.label }).click()
    const heading = page.getByRole('heading', { level: 2, name: part.title })
    await expect(heading).toBeInViewport()
    expect(await isUncovered(heading)).toBe(true)
    expect(await isUncovered(jumpRow(page).getByRole('link', { name: part.label }))).toBe(true)
  }
})

test('the focused element is in view and uncovered while tabbing backwards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(service.path)
  await page.locator('#questions summary').first().focus()
  for (let i = 0; i < service.duties.length; i += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    expect(await isUncovered(focused)).toBe(true)
  }
})

test('the column headers and the area of the scope table stay in view while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(service.path)
  const table = page.getByRole('table', { name: sheet.name })
  await table
    .getByRole('row')
    .nth(3)
    .evaluate((row) => scrollTo(0, row.getBoundingClientRect().top + scrollY - 190))
  for (const name of Object.values(sheet.columns)) {
    const head = table.getByRole('columnheader', { name })
    await expect(head).toBeInViewport()
    expect(await isUncovered(head)).toBe(true)
  }
  const area = table.getByRole('rowheader').first().locator('span')
  await expect(area).toBeInViewport()
  expect(await isUncovered(area)).toBe(true)
})

test('on a phone each section link is at least 44 px high, and a task’s check is below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  /** Of no link at all it is infinite. */
  const leastHeight = (nav: Locator) =>
    nav.getByRole('link').evaluateAll((all) => Math.min(...all.map((link) => link.getBoundingClientRect().height)))
  for (const [path, nav] of [
    [pagePath('services'), page.getByRole('navigation', { name: index })],
    [service.path, jumpRow(page)],
  ] as const) {
    await page.goto(path)
    const least = await leastHeight(nav)
    expect([path, least >= 44, Number.isFinite(least)]).toEqual([path, true, true])
  }
  const [row] = service.scope
  const place = async (text = '') => (await page.getByText(text, { exact: true }).first().boundingBox())?.y
  expect(await place(row?.check)).toBeGreaterThan((await place(row?.task)) ?? Infinity)
})
