import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { WebDriverDriver } from '../matrix/webdriver-driver'
import { axeOptions } from '../support/audits'
import { FRAMED } from '../support/hosts'
import { NAMED, textsSeen, wrongNames } from '../support/names'

const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

declare global {
  interface Window {
    errors?: string[]
    results?: string[]
    axe?: { run: (page: Document, options: object) => Promise<{ violations: Violation[] }> }
  }
}

/** The framed page's state of its script: 'none' before the loader has run, then '' or 'ready'. */
const scriptState = (webkit: WebDriverDriver) =>
  webkit.inFrame(() => webkit.evaluate(() => document.documentElement.dataset.script ?? 'none')).catch(() => 'none')

/** Opens a page that holds nothing yet, where `showFramed` shows others. */
export const openEmptyPage = (webkit: WebDriverDriver) => webkit.goto(`https://${FRAMED.host}${FRAMED.emptyPage}`)

/**
 * Shows a page in a frame, which can be narrower and wider than a window, and waits until its
 * modules have loaded after a first gesture. What goes wrong meanwhile is recorded for `errors`.
 */
export async function showFramed(webkit: WebDriverDriver, path: string, width: number): Promise<void> {
  await webkit.evaluate(openFrame, path, width)
  await expect.poll(() => scriptState(webkit), path).not.toBe('none')
  await webkit.inFrame(() => webkit.evaluate(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))))
  await expect.poll(() => scriptState(webkit), path).toBe('ready')
}

/** Replaces the page's frame by one that shows `path`, and records its errors. Runs in the page. */
function openFrame(path: string, width: number): void {
  document.querySelector('iframe')?.remove()
  const frame = document.createElement('iframe')
  frame.setAttribute('style', `width: ${width}px; height: 900px; border: 0`)
  frame.src = path
  const errors: string[] = (window.errors = [])
  document.body.append(frame)
  const before = frame.contentDocument
  const listen = () => {
    const shown = frame.contentWindow as (Window & typeof globalThis) | null
    if (!shown || frame.contentDocument === before) return void setTimeout(listen)
    const note = (event: Event) => {
      const { message, reason, violatedDirective, target } = event as ErrorEvent &
        PromiseRejectionEvent &
        SecurityPolicyViolationEvent
      errors.push(`${event.type}: ${message ?? reason ?? violatedDirective ?? (target as Element).outerHTML}`)
    }
    for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
      shown.addEventListener(type, note, true)
    for (const level of ['error', 'warn'] as const)
      shown.console[level] = (...words: unknown[]) => void errors.push(`${level}: ${words.join(' ')}`)
  }
  listen()
}

/** What went wrong in the frame so far: console messages, exceptions, failed files, violations. */
export const errors = (webkit: WebDriverDriver) => webkit.evaluate(() => window.errors)

/** Gives the frame another width. */
export const resize = (webkit: WebDriverDriver, width: number) =>
  webkit.evaluate((px) => {
    document.querySelector('iframe')!.style.width = `${px}px`
  }, width)

/**
 * The headings, links and buttons of the framed page whose name, as WebKit itself computes it, is
 * not what is seen of them, as `name ≠ text`, and how many were compared.
 */
export function compareNames(webkit: WebDriverDriver): Promise<{ count: number; wrong: string[] }> {
  return webkit.inFrame(async () => {
    // The call bar has no name while it is hidden, as it is at scroll position 0.
    await webkit.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
    const texts = await webkit.evaluate(textsSeen, NAMED)
    const names = await webkit.accessibleNames(NAMED, (place) => texts[place] !== '')
    const pairs = texts.filter(Boolean).map((text, place) => ({ text, name: names[place]! }))
    return { count: pairs.length, wrong: wrongNames(pairs) }
  })
}

/** What axe finds wrong in the page, as in other engines; with `contrast` that of texts, too. */
export async function axeViolations(webkit: WebDriverDriver, contrast = false): Promise<string[]> {
  await webkit.run(AXE)
  await webkit.evaluate((options) => {
    // A sticky bar covers whatever is scrolled below it, which is no violation.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('header, .call-bar { position: static !important }')
    const before = document.adoptedStyleSheets
    document.adoptedStyleSheets = [...before, sheet]
    delete window.results
    void window.axe!.run(document, options).then(({ violations }) => {
      document.adoptedStyleSheets = before
      window.results = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      )
    })
  }, axeOptions(contrast))
  await expect.poll(() => webkit.evaluate(() => Boolean(window.results)), { timeout: 60_000 }).toBe(true)
  return (await webkit.evaluate(() => window.results))!
}
