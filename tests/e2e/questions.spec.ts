import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { matchesWords } from '../../components/enhancements/matches-words'
import { getContent } from '../../lib/content/get-content'
import { plainText } from '../../lib/content/markdown'
import { pagePath } from '../../lib/content/routes'
import { pasteInto, visit } from '../support/page'
import { SMOKE } from '../support/repeats'

const { questions, templatePages } = getContent()
const { search, link } = templatePages.faqs
const FAQS = pagePath('faqs')
const WORD = 'keys'
const matches = (question: (typeof questions)[number], word: string) =>
  matchesWords(`${question.question} ${plainText(question.body)}`, word)
const matching = questions.filter((question) => matches(question, WORD))
const other = questions.findLast((question) => !matching.includes(question))
if (!other) throw new Error('expected a question without the word')

const field = (page: Page) => page.getByRole('searchbox', { name: search.label })
const shown = (page: Page) => page.locator('[data-question]:visible')
/** The summary of a question, which opens its answer. */
const question = (page: Page, text = '') => page.locator('summary').filter({ hasText: text })
const markerVisibility = (page: Page, slug: string) =>
  page.locator(`#${slug}`).evaluate((question) => getComputedStyle(question, '::before').visibility)

test('the questions can be searched, and the search cleared, by keyboard alone', SMOKE, async ({ page }) => {
  await page.goto(FAQS)
  await expect(shown(page)).toHaveCount(questions.length)
  await field(page).focus()
  await page.keyboard.type(WORD)
  await expect(shown(page)).toHaveCount(matching.length)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`${matching.length} ${search.found}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: search.clear })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(shown(page)).toHaveCount(questions.length)
})

test('a link to a question scrolls to it and marks it, from another page and within the page', async ({ page }) => {
  await page.goto(`${FAQS}#${other.slug}`)
  await expect(page.getByRole('heading', { name: other.question })).toBeInViewport()
  await expect(page.locator(`#${other.slug}`)).toBeVisible()
  await expect.poll(() => markerVisibility(page, other.slug)).toBe('visible')

  const [first] = questions
  await question(page, first?.question).click()
  await page.getByRole('link', { name: `${link.label}: ${first?.question}` }).click()
  await expect(page).toHaveURL(`${FAQS}#${first?.slug}`)
  await expect.poll(() => markerVisibility(page, first?.slug ?? '')).toBe('visible')
  await expect.poll(() => markerVisibility(page, other.slug)).toBe('hidden')
})

test('a question’s link copies its address to the clipboard', async ({ page, baseURL }) => {
  await visit(page, FAQS)
  await question(page, other.question).click()
  await page.getByRole('link', { name: `${link.label}: ${other.question}` }).click()
  await expect(page.getByText(link.copied)).toBeVisible()
  await pasteInto(field(page))
  await expect(field(page)).toHaveValue(`${baseURL}${FAQS}#${other.slug}`)
})

test('Back to a question that the search hides clears the search and shows it', async ({ page }) => {
  await visit(page, `${FAQS}#${other.slug}`)
  const [found] = matching
  await question(page, found?.question).click()
  await page.getByRole('link', { name: `${link.label}: ${found?.question}` }).click()
  await field(page).fill(WORD)
  await expect(shown(page)).toHaveCount(matching.length)
  await page.goBack()
  await expect(page.getByRole('heading', { name: other.question })).toBeInViewport()
  await expect(field(page)).toHaveValue('')
})

test('a search without results says so, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(FAQS)
  await field(page).fill('helicopter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(search.none.title)
  await expect(shown(page)).toHaveCount(0)
  expect(await accessibilityFindings(page, { within: 'main' })).toEqual([])
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the search field is hidden, and every question is listed', async ({ page }) => {
    await page.goto(FAQS)
    await expect(field(page)).toBeHidden()
    await expect(shown(page)).toHaveCount(questions.length)
  })

  test('a link to a question opens its answer', async ({ page }) => {
    await page.goto(`${FAQS}#${other.slug}`)
    await expect(page.locator(`#${other.slug}`)).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
  })
})

test('a browser that leaves the answer of a link folded has it opened by script', async ({ page }) => {
  await visit(page, FAQS)
  // Such a browser changes the address, and nothing else.
  await page.evaluate((slug) => {
    history.replaceState(null, '', `#${slug}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, other.slug)
  await expect(page.locator(`#${other.slug}`)).toBeVisible()
})
