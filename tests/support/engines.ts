import type { Locator, Page } from '@playwright/test'
import { applyPrintRules } from './printed'

/**
 * What a visitor may have set in the browser, by the tag of the tests that need it. Chromium takes
 * it from the test; Firefox's driver does not, so that Firefox is started with these preferences.
 */
export const FIREFOX_SETTINGS = {
  '@reduced-motion': { 'ui.prefersReducedMotion': 1 },
  '@forced-colours': { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 },
  '@dark-scheme': { 'layout.css.prefers-color-scheme.content-override': 0 },
  '@less-transparency': { 'layout.css.prefers-reduced-transparency.enabled': true, 'ui.prefersReducedTransparency': 1 },
} as const

type Setting = keyof typeof FIREFOX_SETTINGS | '@without-script'

/** The details of tests in a browser that is set so. */
export const setTo = (setting: Setting) => ({ tag: setting })

/** Tests that Firefox does not run: those of a file with words in their title, or of a setting. */
type LeftOut = { reason: string } & ({ file: string; title?: string } | { setting: Setting })

/** The tests that are of Chromium by what they use, so that no other engine runs them. */
const OF_CHROMIUM: readonly { file: string; title?: string; reason: string }[] = [
  { file: 'golden.spec.ts', reason: 'The reference screenshots are Chromium’s.' },
  { file: 'probe.spec.ts', reason: 'The probe drives a Chromium of its own.' },
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
]

/**
 * The tests of tests/e2e that Firefox does not run, each with the reason. What is missing is in its
 * driver or in the engine itself: a fault of the site in Firefox does not belong here.
 */
export const LEFT_OUT_IN_FIREFOX: readonly LeftOut[] = [
  ...OF_CHROMIUM,
  { file: 'agents.spec.ts', reason: 'Firefox has no WebMCP.' },
  { file: 'names.spec.ts', reason: 'Firefox’s driver does not tell the names that Firefox computes.' },
  { file: 'spoken.spec.ts', reason: 'Firefox’s driver does not tell the tree that screen readers get.' },
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
    setting: '@without-script',
    reason:
      'Where script is off no promise settles in Firefox, and with it no assertion of Playwright’s. ' +
      'The fault matrix sends requests without script there.',
  },
  {
    file: 'frames.spec.ts',
    title: 'a frame can navigate the visitor to another page after a click',
    reason: 'Firefox’s driver presses nothing within a frame of another origin.',
  },
  {
    file: 'colours.spec.ts',
    title: 'a browser that darkens pages by itself',
    reason: 'Firefox darkens no page by itself.',
  },
  {
    file: 'colours.spec.ts',
    title: 'paper is light',
    reason: 'Firefox’s driver cannot change the scheme within a test.',
  },
  {
    file: 'colours.spec.ts',
    title: 'with more contrast',
    reason: 'Firefox knows of more contrast only from a theme of the system.',
  },
]

/** WebKit's driver knows no requests: it can neither hold nor refuse nor change one. */
const REQUESTS = 'WebKit’s driver neither holds nor refuses nor changes single requests.'

const PRINTING = 'WebKit’s driver prints nothing: there the rules for print apply to the screen.'

/**
 * The files of tests/e2e of which WebKit has no file of the same name in tests/webkit, and the
 * tests of others that it could not have, each with the reason.
 */
export const LEFT_OUT_IN_WEBKIT: typeof OF_CHROMIUM = [
  ...OF_CHROMIUM,
  { file: 'agents.spec.ts', reason: 'WebKit has no WebMCP.' },
  {
    file: 'click-through.spec.ts',
    reason: 'WebKitGTK 2.50 has no Navigation API, so that each link loads a document: audit.spec.ts loads them all.',
  },
  {
    file: 'deployment.spec.ts',
    reason: 'WebKitGTK 2.50 has no Navigation API: no document shows a page of another build.',
  },
  { file: 'development.spec.ts', reason: 'It tests the development server.' },
  { file: 'first-moment.spec.ts', reason: REQUESTS },
  { file: 'first-screen.spec.ts', reason: REQUESTS },
  { file: 'frame-heights.spec.ts', reason: REQUESTS },
  { file: 'frame-messages.spec.ts', reason: 'It needs Playwright’s clock.' },
  { file: 'lost-connection.spec.ts', reason: REQUESTS },
  { file: 'old-browsers.spec.ts', reason: REQUESTS },
  { file: 'pictures.spec.ts', reason: REQUESTS },
  { file: 'script-failures.spec.ts', reason: `${REQUESTS} The fault matrix has scripts fail in WebKit.` },
  { file: 'spoken.spec.ts', reason: 'WebKit’s driver tells names, not the tree that screen readers get.' },
  { file: 'weight.spec.ts', reason: 'WebKit’s driver does not tell how many bytes were transferred.' },
  {
    file: 'sending-by-email.spec.ts',
    title: 'the request becomes an email draft',
    reason: 'MiniBrowser knows no email program, and leaves the page for an empty one.',
  },
  { file: 'print.spec.ts', title: 'prints on', reason: PRINTING },
  { file: 'industries.spec.ts', title: 'prints its checklist, on one sheet', reason: PRINTING },
  { file: 'compare-quotes.spec.ts', title: 'prints as its sheet alone, on one A4 page', reason: PRINTING },
  { file: 'colours.spec.ts', title: 'in forced colours', reason: 'WebKit has no forced colours.' },
  {
    file: 'colours.spec.ts',
    title: 'a browser that darkens pages by itself',
    reason: 'WebKit darkens no page by itself.',
  },
]

/** Why Firefox does not run a test; undefined for one that it runs. */
export const reasonToLeaveOut = (file: string, title: string, tags: readonly string[]): string | undefined =>
  LEFT_OUT_IN_FIREFOX.find((left) =>
    'setting' in left
      ? tags.includes(left.setting)
      : file.endsWith(`/${left.file}`) && title.includes(left.title ?? ''),
  )?.reason

/** Whether a page is Firefox's. */
export const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox'

/** Taps an element. Firefox's driver has no touch: there it is clicked. */
export const tap = (target: Locator) => (isFirefox(target.page()) ? target.click() : target.tap())

/**
 * Shows the page as it is printed. Firefox's driver cannot: there the style sheets' rules for print
 * apply to the screen.
 */
export async function showPrinted(page: Page): Promise<void> {
  if (!isFirefox(page)) return page.emulateMedia({ media: 'print' })
  await page.evaluate(applyPrintRules)
}

/**
 * The state of a frame that the browser refuses to show: Firefox fires no load event for the page
 * that it shows instead.
 */
export const stateOfRefused = (page: Page) => (isFirefox(page) ? 'slow' : 'failed')

/** A page as a PDF of A4 sheets. Firefox’s driver takes inches for centimetres. */
export function printA4(page: Page): Promise<Buffer> {
  const [width, height, edge] = isFirefox(page) ? ['21in', '29.7in', '1.2in'] : ['210mm', '297mm', '12mm']
  return page.pdf({ width, height, margin: { top: edge, right: edge, bottom: edge, left: edge } })
}

/** Lets a visitor prefer less transparency; in Firefox the setting of the test does. */
export async function preferLessTransparency(page: Page): Promise<void> {
  if (isFirefox(page)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
}

/**
 * Has Playwright act without waiting for what Firefox never reports: the end of a navigation to an
 * email program.
 */
export function actAtOnce(page: Page): void {
  process.env.PLAYWRIGHT_SKIP_NAVIGATION_CHECK = '1'
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  const wrap = (name: 'check' | 'click' | 'fill' | 'hover' | 'press' | 'selectOption', optionsAt: number) => {
    const act = locators[name] as (...given: unknown[]) => Promise<unknown>
    const wrapped = function (this: Locator, ...given: unknown[]) {
      given[optionsAt] = { ...(given[optionsAt] as object | undefined), noWaitAfter: true }
      return act.apply(this, given)
    }
    Object.assign(locators, { [name]: wrapped })
  }
  for (const name of ['check', 'click', 'hover'] as const) wrap(name, 0)
  for (const name of ['fill', 'press', 'selectOption'] as const) wrap(name, 1)
}
