import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { load } from 'cheerio'
import { withoutStickyElements } from './page'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The hash of the style that Playwright adds before each screenshot, to bring animations to their
 * end. The policy blocks it, which Firefox reports.
 */
const SCREENSHOT_STYLE = createHash('sha256').update('body {}').digest('base64')

/** How Chromium and Firefox name a download that they have ended themselves. */
const ABORTED = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED'])

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
  page.on('pageerror', ({ message }) => {
    if (!message.includes(SCREENSHOT_STYLE)) errors.push(message)
  })
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText
    // A browser ends the download of a picture when a new viewport width asks for another of its
    // files. A picture that is missing, refused or blocked has another error.
    if (request.resourceType() !== 'image' || !ABORTED.has(error ?? '')) errors.push(`${request.url()} ${error}`)
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

interface Scope {
  /** A selector: only this part of the page is audited. */
  within?: string
  /**
   * Whether axe measures contrast, which takes most of its time; lowContrastTexts (contrast.ts)
   * measures pixels.
   */
  contrast?: boolean
}

/** What two rule engines, axe and IBM's, find wrong as the page shows now, by element. */
export async function accessibilityFindings(page: Page, { within = 'html', contrast = true }: Scope = {}) {
  // A sticky bar covers whatever is scrolled below it, which is no violation.
  return withoutStickyElements(page, async () => [
    ...(await axeFindings(page, within, contrast)),
    ...(await ibmFindings(page, within, contrast)),
  ])
}

/** What axe is asked for. */
export const axeOptions = (contrast: boolean) => ({
  runOnly: { type: 'tag' as const, values: WCAG },
  rules: { 'color-contrast': { enabled: contrast }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations' as const],
})

async function axeFindings(page: Page, within: string, contrast: boolean): Promise<string[]> {
  // The site's pages have no frames, whose results axe would merge in a second page.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within)
  const { violations } = await axe.options(axeOptions(contrast)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

const require = createRequire(import.meta.url)

/** IBM's engine, which the browser gets as text, since the site's policy allows no other script. */
const IBM_ENGINE = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8')

/**
 * Rules of IBM's engine that take two thirds of its time and find nothing more: three that are
 * never sure, and one that axe has, too (avoid-inline-spacing).
 */
const IDLE = ['style_focus_visible', 'element_tabbable_unobscured', 'element_tabbable_visible', 'text_spacing_valid']

/** What IBM's engine is sure of; it lists hundreds of places to look at by hand as well. */
async function ibmFindings(page: Page, within: string, contrast: boolean): Promise<string[]> {
  await page.evaluate(IBM_ENGINE)
  const leftOut = [...IDLE, ...(contrast ? [] : ['text_contrast_sufficient'])]
  return page.evaluate(
    async ([part, unused]) => {
      interface Guideline {
        id: string
        checkpoints: { rules: { id: string; enabled?: boolean }[] }[]
      }
      interface Checker {
        getGuidelines: () => Guideline[]
        addGuideline: (guideline: Guideline) => void
        check: (part: Element | Document, rules: string[]) => Promise<{ results: Result[] }>
      }
      interface Result {
        ruleId: string
        value: [kind: string, result: string]
        message: string
        snippet: string
        path: { dom: string }
      }
      const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } }
      // It takes a label in a closed disclosure for none.
      const closed = [...document.querySelectorAll<HTMLDetailsElement>('form details:not([open])')]
      for (const details of closed) details.open = true
      const whole = part === 'html' ? document : document.querySelector(part)
      const checker = new ace.Checker()
      for (const guideline of checker.getGuidelines()) {
        const rules = guideline.checkpoints.flatMap((checkpoint) => checkpoint.rules)
        for (const rule of rules) rule.enabled = !unused.includes(rule.id)
        checker.addGuideline(guideline)
      }
      const { results } = await checker.check(whole ?? document, ['IBM_Accessibility', 'WCAG_2_2'])
      for (const details of closed) details.open = false
      // A message is announced where it is, outside every landmark.
      const isMessage = ({ ruleId, path }: Result) => {
        const found = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        const element = found.singleNodeValue
        return ruleId === 'aria_content_in_landmark' && element instanceof Element && element.closest('[role=status]')
      }
      return results
        .filter((found) => found.value.join() === 'VIOLATION,FAIL' && !isMessage(found))
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${snippet} ${message}`)
    },
    [within, leftOut] as const,
  )
}
