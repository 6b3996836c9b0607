import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { withoutStickyElements } from './page'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Records from now on all console messages (policy violations among them), uncaught exceptions and
 * failed requests. The status of a page itself is left out, since tests check it.
 */
export function browserErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.location().url !== page.url() || !message.text().startsWith('Failed to load resource'))
      errors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText
    // A browser ends the download of a picture when a new viewport width asks for another of its
    // files. A picture that is missing, refused or blocked has another error.
    if (request.resourceType() !== 'image' || error !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${error}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      errors.push(`${response.url()} ${response.status()}`)
  })
  return errors
}

/** Records the script and data addresses, and the origins, that the page requests from now on. */
export function recordRequests(page: Page): { code: string[]; origins: Set<string> } {
  const requested = { code: [] as string[], origins: new Set<string>() }
  page.on('request', (request) => {
    requested.origins.add(new URL(request.url()).origin)
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requested.code.push(request.url())
  })
  return requested
}

/** The text of a page's body, without its scripts. */
export function bodyText(html: string): string {
  const $ = load(html)
  $('body script').remove()
  return $('body').text()
}

/** An audit by axe. The site's pages have no frames, whose results it merges in a second page. */
export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/**
 * The axe violations of the page as it shows now, one text for each element. Contrast, which takes
 * axe most of its time, is measured by lowContrastTexts (contrast.ts), in pixels.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // A sticky bar covers whatever is scrolled below it, which is no violation.
  const results = await withoutStickyElements(page, () =>
    axe(page).withTags(WCAG).disableRules('color-contrast').analyze(),
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** The page's width and the elements beyond its right edge, when it scrolls horizontally. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(0, 5)]
  })
}
