// What people print, save as PDF or hand on: every page as A4 sheets in Chromium and in Firefox.
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { printA4, showPrinted } from '../support/engines'
import { ONE_OF_EACH, PAGES } from '../support/key-pages'
import { screenOnlyParts } from '../support/printed'
import { repeats } from '../support/repeats'

const { services, site, routes } = getContent()

/** Words on a sheet of text with headings; a list of short entries has fewer. */
const WORDS_A_SHEET = 300

/** How many sheets a service's scope, or the report on it, may take along to the site. */
const SCOPE_SHEETS = 2

/** The text of each sheet of a page. */
async function sheetsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  return (await extractText(new Uint8Array(await printA4(page)))).text
}

for (const { path, tag } of PAGES) {
  test(
    `${path} prints on the sheets that its text needs and one more at most, without what only a screen can do`,
    {
      tag,
    },
    async ({ page }) => {
      const sheets = await sheetsOf(page, path)
      await showPrinted(page)
      const words = (await page.locator('body').innerText()).split(/\s+/).length
      expect(sheets.length).toBeLessThanOrEqual(1 + Math.ceil(words / WORDS_A_SHEET))

      // Regression: the skip link lay over the text at the foot of every sheet, since browsers
      // print on each what is fixed to the viewport.
      expect(await page.evaluate(screenOnlyParts)).toEqual([])
    },
  )
}

const reports = routes.filter(({ path }) => path === pagePath('sample-report'))

for (const { path } of [...services, ...reports]) {
  test(`${path} prints on at most ${SCOPE_SHEETS} sheets`, repeats(!ONE_OF_EACH.includes(path)), async ({ page }) => {
    const { length } = await sheetsOf(page, path)
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(SCOPE_SHEETS)
  })
}

test('questions are printed with their answers, whether they are open or not', async ({ page }) => {
  await page.goto(pagePath('home'))
  await showPrinted(page)
  const folded = page.locator('#questions details:not([open])')
  expect(await folded.count()).toBeGreaterThan(0)
  for (const answer of await folded.locator('> :not(summary)').all()) {
    const { height } = (await answer.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThan(20)
  }
})

test('who wrote an article, and how to reach the company, is printed; what else to read is not', async ({ page }) => {
  const article = getContent().articles[0]
  if (!article) throw new Error('expected an article')
  await page.goto(article.path)
  await showPrinted(page)
  const banner = page.getByRole('banner')
  for (const text of [site.shortName.value, site.phone.value, site.email.value])
    await expect(banner.getByText(text).first()).toBeVisible()
  await expect(page.getByText(site.abn.value)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible()
  const more = page.locator('article ~ section')
  expect(await more.count()).toBeGreaterThan(0)
  for (const section of await more.all()) await expect(section).toBeHidden()
})
