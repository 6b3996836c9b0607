import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { catalogue } from '../../lib/content/catalogue'
import { addRules, unstick } from '../support/page'

/** Every address of the site, and one that does not exist. */
const ADDRESSES = [
  ...catalogue().routes.map(({ path }) => ({ path, status: 200 })),
  { path: '/no-such-page/', status: 404 },
]

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Everything that a browser complains about while it shows the page. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    // A browser reports the status of a missing page as an error; the status has its own
    // expectation.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404')) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => found.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      found.push(`${response.url()} ${response.status()}`)
  })
  return found
}

for (const { path, status } of ADDRESSES) {
  test(`${path} answers, shows without a complaint, is accessible and fits 320 px`, async ({ page }) => {
    const found = complaints(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Script adds and changes no words before the visitor does something.
    expect(wordsIn(await page.content())).toBe(wordsIn((await response?.text()) ?? ''))

    const wide = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(summary(wide)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toEqual([])
    // A sticky bar lies over whatever has been scrolled there, and scrolling frees it again.
    await unstick(page)
    const narrow = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(summary(narrow)).toEqual([])

    expect(found).toEqual([])
  })
}

test('every page can be read at twice the text size without scrolling sideways', async ({ page }) => {
  for (const { path } of ADDRESSES) {
    await page.goto(path)
    await addRules(page, 'html { font-size: 200% }')
    for (const width of [360, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** The words of a page, without its scripts. */
function wordsIn(html: string): string {
  const $ = load(html)
  $('body script').remove()
  return $('body').text()
}

/** The violations in a form that tells what to mend. */
function summary({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** The elements that stick out at the right, when the page can be scrolled sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return wide.map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(0, 5)
  })
}
