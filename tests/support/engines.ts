import type { Locator, Page } from '@playwright/test'

/**
 * What a visitor may have set in the browser, by the tag of the tests that need it. Chromium takes
 * it from the test; Firefox's driver does not, so that Firefox is started with these preferences.
 */
export const FIREFOX_SETTINGS = {
  '@without-script': { 'javascript.enabled': false },
  '@reduced-motion': { 'ui.prefersReducedMotion': 1 },
  '@forced-colours': { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 },
} as const

type Setting = keyof typeof FIREFOX_SETTINGS

/** The details of tests in a browser that is set so. */
export const setTo = (setting: Setting) => ({ tag: setting })

/** A test that Firefox does not run: a file of tests/e2e, and words of the test's title. */
interface LeftOut {
  file: string
  /** All of the file's tests without it. */
  title?: string
  /** Only where the browser is set so. */
  setting?: Setting
  reason: string
}

/**
 * The tests of tests/e2e that Firefox does not run, each with the reason. What is missing is in its
 * driver or in the engine itself: a fault of the site in Firefox does not belong here.
 */
export const LEFT_OUT_IN_FIREFOX: readonly LeftOut[] = [
  { file: 'golden.spec.ts', reason: 'The reference screenshots are Chromium’s.' },
  { file: 'probe.spec.ts', reason: 'The probe drives a Chromium of its own.' },
  { file: 'names.spec.ts', reason: 'Firefox’s driver does not tell the names that Firefox computes.' },
  { file: 'spoken.spec.ts', reason: 'Firefox’s driver does not tell the tree that screen readers get.' },
  {
    file: 'text-size.spec.ts',
    title: 'with a default font size of',
    reason: 'The setting is one of Chromium’s.',
  },
  {
    file: 'text-size.spec.ts',
    title: 'Android’s own size of text',
    reason: 'It is set by Chromium’s protocol.',
  },
  {
    file: 'call-bar.spec.ts',
    title: 'the call bar appears once the phone number in the header is scrolled out of view',
    reason: 'Firefox 153 has no animations by scroll position, without which the bar always shows.',
  },
  {
    file: 'motion.spec.ts',
    title: 'a page in a new document appears with a view transition',
    reason: 'Firefox 153 has view transitions within a document only.',
  },
  {
    file: 'pictures.spec.ts',
    title: 'is replaced in the same size by the mark on its background colour',
    setting: '@without-script',
    reason: 'Playwright takes screenshots in an animation frame, of which Firefox gives none without script.',
  },
]

/** Why Firefox does not run a test; undefined for one that it runs. */
export const reasonToLeaveOut = (file: string, title: string, tags: readonly string[]): string | undefined =>
  LEFT_OUT_IN_FIREFOX.find(
    (left) =>
      file.endsWith(`/${left.file}`) &&
      title.includes(left.title ?? '') &&
      (!left.setting || tags.includes(left.setting)),
  )?.reason

/** Whether a page is Firefox's. */
const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox'

/** Taps an element. Firefox's driver has no touch: there it is clicked. */
export const tap = (target: Locator) => (isFirefox(target.page()) ? target.click() : target.tap())

/**
 * Shows the page as it is printed. Firefox's driver cannot: there the style sheets' rules for print
 * apply to the screen.
 */
export async function showPrinted(page: Page): Promise<void> {
  if (!isFirefox(page)) return page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    const swap = ({ media }: CSSMediaRule | CSSStyleSheet) =>
      (media.mediaText = media.mediaText.replaceAll(/\bscreen\b/g, 'speech').replaceAll(/\bprint\b/g, 'all'))
    const swapIn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) swap(rule)
        if ('cssRules' in rule) swapIn(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) {
      swap(sheet)
      swapIn(sheet.cssRules)
    }
  })
}

/** A page as a PDF of A4 sheets. Firefox’s driver takes inches for centimetres. */
export function printA4(page: Page): Promise<Buffer> {
  const [width, height, edge] = isFirefox(page) ? ['21in', '29.7in', '1.2in'] : ['210mm', '297mm', '12mm']
  return page.pdf({ width, height, margin: { top: edge, right: edge, bottom: edge, left: edge } })
}

/**
 * Has Playwright act without waiting for what Firefox never reports: the end of a navigation to an
 * e-mail program, and without script the animation frames before a click.
 */
export function actAtOnce(page: Page, { isScriptOff }: { isScriptOff: boolean }): void {
  process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1'
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  const added = { noWaitAfter: true, ...(isScriptOff && { force: true }) }
  const wrap = (name: 'check' | 'click' | 'fill' | 'hover' | 'selectOption', optionsAt: number) => {
    const act = locators[name] as (...given: unknown[]) => Promise<unknown>
    const wrapped = function (this: Locator, ...given: unknown[]) {
      given[optionsAt] = { ...(given[optionsAt] as object | undefined), ...added }
      return act.apply(this, given)
    }
    Object.assign(locators, { [name]: wrapped })
  }
  for (const name of ['check', 'click', 'hover'] as const) wrap(name, 0)
  for (const name of ['fill', 'selectOption'] as const) wrap(name, 1)
}
