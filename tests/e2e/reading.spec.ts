import { expect, test } from '../support/test'
import { setTo, showPrinted } from '../support/engines'
import { getContent } from '../../lib/content/get-content'
import { headings } from '../../lib/content/markdown'
import { showSiteFont } from '../support/page'

const { articles } = getContent()
const article = articles[0]!
const last = headings(article.body).findLast(({ level }) => level === 2)!

test.describe('on a phone without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('an article’s table of contents is collapsed, opens, and links to its sections', async ({ page }) => {
    await page.goto(article.path)
    const link = page.getByRole('link', { name: last.text, exact: true })
    await expect(link).toBeHidden()
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Contents').click()
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name: last.text })).toBeInViewport()
  })

  test('the tables of articles do not scroll sideways', async ({ page }) => {
    const beyond: number[] = []
    for (const { path } of articles) {
      await page.goto(path)
      const tables = page.locator('.prose-table')
      beyond.push(...(await tables.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))))
    }
    expect(new Set(beyond)).toEqual(new Set([0]))
  })
})

// Regression: a line may break before an image, and the sign stood at the beginning of the next.
for (const width of [320, 360, 390, 768]) {
  test(`at ${width} px the sign of a link to another site is in one line with its last word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const distances: number[] = []
    for (const { path } of articles) {
      await page.goto(path)
      const links = page.locator('article a[rel]:visible', { has: page.locator('svg') })
      distances.push(
        ...(await links.evaluateAll((all) =>
          all.map((link) => {
            const range = document.createRange()
            range.selectNodeContents(link.firstChild!)
            const word = [...range.getClientRects()].at(-1)!
            const sign = link.querySelector('svg')!.getBoundingClientRect()
            return Math.max(Math.abs(word.bottom - sign.bottom), Math.abs(sign.left - word.right))
          }),
        )),
      )
    }
    expect(distances.length).toBeGreaterThan(20)
    expect(distances.filter((distance) => distance > 10)).toEqual([])
  })
}

test('on a wide screen the table of contents stays in view down to the last section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(article.path)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents).toBeVisible()
  await page.getByRole('heading', { level: 2, name: last.text }).evaluate((heading) => heading.scrollIntoView())
  await expect(contents).toBeInViewport({ ratio: 1 })
})

test('lines of an article have 55 to 75 characters on average', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(article.path)
  await showSiteFont(page)
  const lengths = await page.locator('.prose > p:not(.pull-quote)').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight))
      return lines > 2 ? [(paragraph.textContent ?? '').length / lines] : []
    }),
  )
  // The last line of a paragraph is shorter, so the mean is below the length of a full line.
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  expect(mean).toBeGreaterThan(55)
  expect(mean).toBeLessThan(75)
})

test('an article prints without its table of contents, figures, pull quotes and links to more articles', async ({
  page,
}) => {
  await page.goto(article.path)
  await showPrinted(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: /contents|on this page|more articles/i })).toHaveCount(0)
  const left = page.locator('.pull-quote, .prose figure')
  expect(await left.count()).toBeGreaterThan(1)
  for (const part of await left.all()) await expect(part).toBeHidden()
})
