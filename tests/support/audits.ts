import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { unsticking } from './page'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Everything from now on that should not be there: messages of the browser, refusals by the policy
 * among them, errors in scripts, and requests that fail. The status of a page itself is left out,
 * since it has expectations of its own.
 */
export function complaintsOf(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.location().url !== page.url() || !message.text().startsWith('Failed to load resource'))
      found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => found.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      found.push(`${response.url()} ${response.status()}`)
  })
  return found
}

/** The addresses of the scripts and data, and the origins, that the page asks for from now on. */
export function askedBy(page: Page): { code: string[]; origins: Set<string> } {
  const asked = { code: [] as string[], origins: new Set<string>() }
  page.on('request', (request) => {
    asked.origins.add(new URL(request.url()).origin)
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) asked.code.push(request.url())
  })
  return asked
}

/** The words of a page, without its scripts. */
export function wordsIn(html: string): string {
  const $ = load(html)
  $('body script').remove()
  return $('body').text()
}

/** What axe finds against the page as it shows now, in a form that tells what to mend. */
export async function violations(page: Page): Promise<string[]> {
  // A sticky bar lies over whatever has been scrolled there, and scrolling frees it again.
  const found = await unsticking(page, () =>
    // The page has no frames, so axe needs no second page to put their results together.
    new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze(),
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** The elements that stick out at the right, when the page can be scrolled sideways. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(0, 5)]
  })
}
