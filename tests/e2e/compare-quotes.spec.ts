// The page that compares quotes: a form for three quotes, and what is there without script.
import { extractText } from 'unpdf'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { accessibilityFindings } from '../support/audits'
import { printA4, setTo, showPrinted } from '../support/engines'
import { overflowingElements } from '../support/layout'
import { startScript, visit } from '../support/page'
import { clipboardText } from '../support/sending'
import { expect, test } from '../support/test'

const { templatePages } = getContent()
const { tool: words, sheet, method } = templatePages['compare-quotes']
const { lines } = templatePages['changing-cleaners'].letter ?? { lines: [] }
const { award } = templatePages.pricing
const PATH = pagePath('compare-quotes')

test('by keyboard alone a visitor learns what two quotes give for an hour', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('group', { name: words.quotes[0]! }).getByLabel(words.price.label).focus()
  // 39 hours a month at 46.15, and 43.33 hours at 23.08.
  for (const typed of ['1800', '3', '3', '1,000', '2', '5']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  const result = (i: number) => page.getByRole('group', { name: words.quotes[i]! }).getByRole('status')
  await expect(result(0)).toContainText(`$46.15 ${words.hour}`)
  await expect(result(0)).toContainText(words.above)
  await expect(result(1)).toContainText(`$23.08 ${words.hour}`)
  await expect(result(1)).toContainText(`${words.below} $${award.hourly}. ${words.belowMeans}`)
  await expect(result(2)).toHaveText(words.waiting)
})

for (const width of [390, 1440]) {
  test(`at ${width} px the form fits, and a number that it does not take is named`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, PATH)
    const quote = page.getByRole('group', { name: words.quotes[2]! })
    await quote.getByLabel(words.visits.label).fill('often')
    await expect(quote.getByRole('status')).toHaveText(`${words.visits.label}: ${words.enter} 0.25 ${words.to} 21.`)
    await expect(quote.getByLabel(words.visits.label)).toHaveAttribute('aria-invalid', 'true')
    expect(await overflowingElements(page)).toEqual([])
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test('after a link within the site the form works, too, and nothing that was typed is kept', async ({ page }) => {
  await page.goto(pagePath('pricing'))
  await startScript(page)
  await page.locator(`main a[href="${PATH}"]`).first().click()
  await expect(page).toHaveURL(PATH)
  const quote = page.getByRole('group', { name: words.quotes[0]! })
  await quote.getByLabel(words.price.label).fill('1800')
  await quote.getByLabel(words.hours.label).fill('3')
  await quote.getByLabel(words.visits.label).fill('3')
  await expect(quote.getByRole('status')).toContainText('$46.15')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('1800')
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the sums by hand and the sheet are there, and no form that would do nothing', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByRole('group', { name: words.quotes[0]! })).toBeHidden()
    await expect(page.getByRole('table', { name: method.title })).toContainText('$56.41')
    for (const { rows } of sheet.groups) await expect(page.getByText(rows[0]!, { exact: true })).toBeVisible()
  })
})

/** What prints of each page, and nothing else of it. */
const SHEETS = [
  { path: PATH, texts: sheet.groups.flatMap(({ rows }) => rows), left: method.title },
  { path: pagePath('changing-cleaners'), texts: lines, left: templatePages['changing-cleaners'].steps.title },
]

for (const { path, texts, left } of SHEETS) {
  test(`${path} prints as its sheet alone, on one A4 page`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { totalPages } = await extractText(new Uint8Array(await printA4(page)))
    expect(totalPages).toBe(1)
    await showPrinted(page)
    const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    expect(texts.length).toBeGreaterThan(5)
    for (const text of texts) expect(words).toContain(text)
    expect(words).not.toContain(left)
  })
}

for (const slug of ['compare-quotes', 'insurance-and-compliance', 'changing-cleaners'] as const) {
  test(`at 390 px /${slug}/ is at most 8,000 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pagePath(slug))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000)
  })
}

test('the letter is copied as it stands on the page', async ({ page, context }) => {
  await page.goto(pagePath('changing-cleaners'))
  await page.getByRole('button', { name: templatePages['changing-cleaners'].letter?.copy ?? '' }).click()
  await expect(page.getByText(templatePages['changing-cleaners'].letter?.copied ?? '')).toBeVisible()
  expect(await clipboardText(context)).toBe(lines.join('\n\n'))
})
