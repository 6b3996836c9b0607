// The pages of the industries: what they print, which service they ask for.
import { extractText } from 'unpdf'
import { expect, test } from '../support/test'
import { getContent, entryOf } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { dialog, openDialog } from '../support/dialog'
import { printA4, showPrinted } from '../support/engines'
import { repeats } from '../support/repeats'

const { industries, services, templatePages } = getContent()
const { sections } = templatePages.industries
const HUB = pagePath('industries')

test('an old link to an industry on the hub leads to its card, and the card to its page', async ({ page }) => {
  const industry = industries.at(-1)!
  await page.goto(`${HUB}#${industry.slug}`)
  const card = page.locator(`[id="${industry.slug}"]`)
  await expect(card).toBeInViewport()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(industry.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(industry.title)
})

// Regression: below 1024 px a picture was as high as its card, which cropped the model in it.
test('each card shows its whole picture, at any width', async ({ page }) => {
  await page.goto(HUB)
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1024 })
    const ratios = await page.locator('.card > .picture > img').evaluateAll((pictures) =>
      (pictures as HTMLImageElement[]).map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        return width / height / (Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')))
      }),
    )
    expect(ratios).toHaveLength(industries.length)
    for (const ratio of ratios) expect(ratio, `${width} px`).toBeCloseTo(1, 1)
  }
})

for (const [i, { path, checklist = [], label }] of industries.entries()) {
  test(`${path} prints its checklist, on one sheet`, repeats(i > 0), async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { totalPages } = await extractText(new Uint8Array(await printA4(page)))
    expect(totalPages).toBe(1)
    // A PDF of Firefox names no characters for its ligatures.
    await showPrinted(page)
    const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    for (const { check } of checklist) expect(words).toContain(check)
    for (const blank of sections.sheet.blanks) expect(words).toContain(blank)
    expect([label, words.includes(sections.duties.title)]).toEqual([label, false])
  })
}

test('the quote form opened on an industry’s page asks for its first service', async ({ page }) => {
  const industry = industries[0]!
  await openDialog(page, industry.path)
  const wanted = entryOf(services, industry.services[0] ?? '').title
  await expect(dialog(page).locator('[name=service]:checked')).toHaveValue(wanted)
})
