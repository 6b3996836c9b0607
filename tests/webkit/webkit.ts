import { expect, test as base } from '@playwright/test'
import { pagePath } from '../../lib/content/routes'
import { findEngine } from '../../scripts/tools/engines'
import { readFormsAndStorage } from '../matrix/in-page'
import { WebDriverDriver } from '../matrix/webdriver-driver'
import type { FaultServer } from '../support/fault-server'
import { startedServer } from '../support/faults'
import { REFERENCE, REQUEST } from '../support/request'
import { CONNECTED, NETLIFY, addressOf } from '../support/variants'

export { expect } from '@playwright/test'

/**
 * The test with WebKitGTK, for which Playwright has no build: the `webkit` fixture, with a session
 * of its own for each test, set up by Playwright's own options. It reaches the hosts of the
 * `faults` fixture and no other.
 */
export const test = base.extend<
  { webkit: WebDriverDriver; faults: FaultServer },
  { server: FaultServer; launched: WebDriverDriver }
>({
  server: [({}, give) => startedServer(give), { scope: 'worker' }],
  launched: [
    async ({ server }, give) => {
      const driver = await WebDriverDriver.launch(findEngine('webkit')!, server.proxyAddress, 120_000)
      await give(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  faults: async ({ server }, give) => {
    await server.reset()
    await give(server)
  },
  webkit: async (
    { launched, faults: _reset, javaScriptEnabled, colorScheme, contextOptions, viewport: size },
    give,
  ) => {
    await launched.startSession({
      hasScript: javaScriptEnabled,
      keepsProfile: false,
      prefersDark: colorScheme === 'dark',
      prefersReducedMotion: contextOptions.reducedMotion === 'reduce',
      ...(size && { size }),
    })
    await give(launched)
    await launched.endSession()
  },
})

/** A phone's screen. */
export const PHONE = { width: 390, height: 740 }

/** Opens a page, and clicks its heading: MiniBrowser takes no keys before it was clicked. */
export async function open(webkit: WebDriverDriver, path: string, site = addressOf(NETLIFY)): Promise<void> {
  await webkit.goto(site + path)
  await webkit.click('h1')
}

/** Opens a page, and waits until its modules have loaded after a first click. */
export async function visit(webkit: WebDriverDriver, path: string, site = addressOf(NETLIFY)): Promise<void> {
  const state = () => webkit.evaluate(() => document.documentElement.dataset.script ?? 'none')
  await webkit.goto(site + path)
  await expect.poll(state).not.toBe('none')
  await webkit.click('h1')
  await expect.poll(state).toBe('ready')
}

/** The text of the first visible element at a selector; null when there is none. */
export const textOf = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((each) => each.checkVisibility())
    return found ? found.innerText.trim() : null
  }, selector)

/** How many elements at a selector are visible. */
export const countOf = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate(
    (place) =>
      [...document.querySelectorAll(place)].filter((found) => found.checkVisibility({ visibilityProperty: true }))
        .length,
    selector,
  )

/** Whether an element at a selector is visible. */
export const isShown = async (webkit: WebDriverDriver, selector: string) => (await countOf(webkit, selector)) > 0

/** Whether the element that has the focus matches a selector. */
export const hasFocus = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => document.activeElement?.matches(place) ?? false, selector)

/**
 * The text of what has the focus; null unless it matches a selector. `:focus` matches nothing while
 * the window itself has none.
 */
export const textOfFocused = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => {
    const { activeElement } = document
    return activeElement?.matches(place) ? (activeElement as HTMLElement).innerText : null
  }, selector)

/** Gives the first visible element at a selector the focus. */
export const focus = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate(
    (place) => [...document.querySelectorAll<HTMLElement>(place)].find((found) => found.checkVisibility())?.focus(),
    selector,
  )

/** A selector of the first visible element at another that has this text. */
export async function withText(webkit: WebDriverDriver, selector: string, text: string): Promise<string> {
  const isFound = await webkit.evaluate(
    (place, words) => {
      for (const before of document.querySelectorAll('[data-found]')) before.removeAttribute('data-found')
      const found = [...document.querySelectorAll(place)].find(
        (each) => each.textContent.includes(words) && each.checkVisibility(),
      )
      found?.setAttribute('data-found', '')
      return Boolean(found)
    },
    selector,
    text,
  )
  if (!isFound) throw new Error(`Nothing at ${selector} has the text “${text}”.`)
  return '[data-found]'
}

/** Whether an element at a selector is at least partly on the screen. */
export const isInViewport = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => {
    const box = [...document.querySelectorAll(place)].at(0)?.getBoundingClientRect()
    return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight
  }, selector)

/** The page's address without its origin. */
export const placeOf = (webkit: WebDriverDriver) => webkit.evaluate(() => location.pathname + location.hash)

/** Scrolls to a height without animation. */
export const scrollTo = (webkit: WebDriverDriver, y: number) =>
  webkit.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

export const scrollY = (webkit: WebDriverDriver) => webkit.evaluate(() => Math.round(window.scrollY))

/** Clicks a link by script, wherever on the page it is. */
export const follow = (webkit: WebDriverDriver, selector: string) =>
  webkit.evaluate((place) => document.querySelector<HTMLElement>(place)!.click(), selector)

/** Waits until the form's module has enhanced it, which happens when it gets the focus. */
export async function enhance(webkit: WebDriverDriver, form: string): Promise<void> {
  await webkit.click(`${form} [name=name]`)
  const isEnhanced = () =>
    webkit.evaluate((place) => document.querySelector<HTMLFormElement>(place)?.noValidate ?? false, form)
  await expect.poll(isEnhanced).toBe(true)
}

/** Fills in every field of a form, as a visitor does. */
export async function fillIn(webkit: WebDriverDriver, form: string): Promise<void> {
  if (!(await isShown(webkit, `${form} [name=company]`))) await webkit.click(`${form} .more summary`)
  await webkit.fill(`${form} [name=walkthrough]`, 'yes')
  for (const [name, value] of Object.entries(REQUEST)) {
    if (typeof value === 'string') await webkit.fill(`${form} [name=${name}]`, value)
    else for (const each of value) await webkit.fill(`${form} [name=${name}][value="${each}"]`, each)
  }
}

/** The contact page's form. */
export const FORM = '#quote form'

/** Opens the contact page's form: by default where the real receiver takes what it sends. */
export async function openForm(webkit: WebDriverDriver, site = addressOf(CONNECTED)): Promise<void> {
  await visit(webkit, pagePath('contact'), site)
  await enhance(webkit, FORM)
}

export const send = (webkit: WebDriverDriver) => webkit.click(`${FORM} [type=submit]`)

/** Waits for the receipt of a request that was sent by script. */
export const expectReceipt = (webkit: WebDriverDriver) =>
  expect.poll(() => textOf(webkit, '[data-part=receipt]'), { timeout: 60_000 }).toMatch(REFERENCE)

/** What a form has, by field. */
export async function valuesOf(webkit: WebDriverDriver, form: string): Promise<Record<string, string>> {
  const { forms } = await webkit.evaluate(readFormsAndStorage, form)
  const entries = Object.entries(forms[0] ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}

/** How many entries the site keeps in the browser. */
export const storedEntries = (webkit: WebDriverDriver) =>
  webkit.evaluate(() => localStorage.length + sessionStorage.length)
