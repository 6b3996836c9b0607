// What holds on every page, in one visit: the page is opened once and checked at every viewport
// width that matters, first before the visitor's first gesture and then in use.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF } from '../../lib/content/routes'
import { recordRequests, browserErrors, accessibilityFindings, bodyText } from '../support/audits'
import { backgroundPixels, lowContrastTexts, visibleTexts } from '../support/contrast'
import { focusRings, weakFocusRings } from '../support/focus-rings'
import { PAGES } from '../support/key-pages'
import {
  brokenWords,
  cutTexts,
  heightOfBars,
  lengthenWords,
  overflowingElements,
  placesOnMap,
  reversedContacts,
  smallTargets,
} from '../support/layout'
import { REPEATS } from '../support/repeats'
import { setDisclosures, loadPictures, withoutStickyElements, startScript, withStyles } from '../support/page'
import { SCRIPT_BUDGETS } from '../support/script-budgets'
import { recordTransferSizes } from '../support/transfer-sizes'

const { quote, site } = getContent()

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Where contrast is measured. */
const WIDTHS = [360, 1440]

/** The largest transfer size of scripts, in bytes: each on top of the one before. */
const SCRIPTS = {
  ...SCRIPT_BUDGETS,
  /** Loaded when the dialog's form is used. */
  form: 12_500,
}

/** Soft assertions, so that one run reports everything that is wrong with a page. */
const expectSoft = expect.configure({ soft: true })

const quoteButtons = (page: Page) => page.locator('a[data-opens]:visible')
const dialog = (page: Page) => page.getByRole('dialog')

test.use({ viewport: WIDE })
test.describe.configure({ timeout: 150_000 })

for (const [index, { path, status, tag }] of PAGES.entries()) {
  test(
    `${path} passes the page audit: accessibility, layout, contrast, focus rings, requests, script size and quote buttons`,
    { tag },
    async ({ page, baseURL }) => {
      const errors = browserErrors(page)
      const requested = recordRequests(page)
      const transferSizes = recordTransferSizes(page)
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status(), `${path}: status`).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const served = (await response?.text()) ?? ''

      await setDisclosures(page, true)
      await auditWide(page, path)
      await auditNarrow(page, path)
      await auditLargeText(page, path)
      await auditRightToLeft(page, path)
      await setDisclosures(page, false)
      if (status === 200) await auditPhone(page, path)

      // None of that was a gesture: no module was loaded, and nothing was changed or stored.
      expectSoft(bodyText(await page.content()), `${path}: the text is that of the HTML`).toBe(bodyText(served))
      expectSoft(requested.code, `${path}: requests its loader alone before a gesture`).toEqual([
        await page.locator('script[src]').evaluate((own: HTMLScriptElement) => own.src),
      ])
      expectSoft([...requested.origins], `${path}: requests its own origin alone`).toEqual([baseURL])
      expectSoft(await page.context().cookies(), `${path}: cookies`).toEqual([])
      expectSoft(await storedEntries(page), `${path}: stored entries`).toBe(0)

      await page.setViewportSize(WIDE)
      await auditScripts(page, path, async () => (await transferSizes()).script ?? 0)
      await auditQuoteButtons(page, path)
      await auditContrast(page, path, WIDTHS[index % WIDTHS.length])
      await auditLongWords(page, path)
      expectSoft(errors, `${path}: browser errors`).toEqual([])
    },
  )
}

// What the audit finds on one page of each template, long words can cause on any page.
test('no page that npm test does not audit overflows at 320 px, with text twice as large, or with long words', async ({
  page,
}) => {
  for (const { path } of PAGES.filter(({ tag }) => tag === REPEATS)) {
    await page.goto(path)
    await setDisclosures(page, true)
    await auditOverflow(page, path)
    await auditLargeText(page, path)
    await auditLongWords(page, path)
  }
})

const storedEntries = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length)

async function auditWide(page: Page, path: string): Promise<void> {
  expectSoft(
    await accessibilityFindings(page, { contrast: false }),
    `${path} at ${WIDE.width} px: accessibility`,
  ).toEqual([])
}

async function auditOverflow(page: Page, path: string): Promise<void> {
  // Where columns begin they are narrowest; the last is the one at which nothing may overflow.
  for (const width of [1280, 1024, 960, 768, 640, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    // Regression: on a phone of 360 px the last letter of a tile's name stood below the others; at
    // 1024 px those of the footer's mailbox and of areas in a scope, at 768 px of names in a table.
    expectSoft(await brokenWords(page), `${path} at ${width} px: broken words`).toEqual([])
  }
  expectSoft(await overflowingElements(page), `${path} at 320 px: overflowing elements`).toEqual([])
}

async function auditNarrow(page: Page, path: string): Promise<void> {
  await auditOverflow(page, path)
  expectSoft(await accessibilityFindings(page, { contrast: false }), `${path} at 320 px: accessibility`).toEqual([])
}

/** Whatever a visitor does to the text, none of it is cut off, and it fits the screen’s width. */
async function auditWidth(page: Page, what: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  expectSoft(await overflowingElements(page), `${what} at ${width} px: overflowing elements`).toEqual([])
  expectSoft(await cutTexts(page), `${what} at ${width} px: cut texts`).toEqual([])
}

async function auditLargeText(page: Page, path: string): Promise<void> {
  const what = `${path} with text twice as large`
  await withStyles(page, 'html { font-size: 200% }', async () => {
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await auditWidth(page, what, width)
      expectSoft(await heightOfBars(page), `${what} at ${width} px: % of the height for bars`).toBeLessThanOrEqual(20)
    }
  })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** As translators into Arabic or Hebrew set it. */
async function auditRightToLeft(page: Page, path: string): Promise<void> {
  const turn = (dir: string) =>
    page.evaluate((value) => {
      document.documentElement.dir = value
      document.documentElement.classList.toggle('translated-rtl', value === 'rtl')
    }, dir)
  const what = `${path} from right to left`
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const places = await placesOnMap(page)
    await turn('rtl')
    await auditWidth(page, what, width)
    // Regression: the digits of a phone number, and the names on the map, stood in other places.
    expectSoft(await reversedContacts(page), `${what} at ${width} px: reversed contacts`).toEqual([])
    expectSoft(await placesOnMap(page), `${what} at ${width} px: names on the map`).toEqual(places)
    await turn('')
  }
}

/** It changes the page's text. */
async function auditLongWords(page: Page, path: string): Promise<void> {
  await lengthenWords(page, [site.shortName.value, site.email.value])
  for (const width of [320, 768, 1280]) await auditWidth(page, `${path} with long words`, width)
}

/**
 * Every text and every control’s focus ring has enough contrast with the pixels behind it: in the
 * light scheme at each width, in the dark one, whose layout is the same, at this. The page is in
 * use: the first focus would load its modules, which may move what follows.
 */
async function auditContrast(page: Page, path: string, darkAt = 0): Promise<void> {
  await setDisclosures(page, true)
  // The ring is the keyboard's.
  await page.keyboard.press('Shift')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of width === darkAt ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      await loadPictures(page)
      const where = `${path} at ${width} px, ${colorScheme}`
      await withoutStickyElements(page, async () => {
        const [rings, texts, pixels] = [await focusRings(page), await visibleTexts(page), await backgroundPixels(page)]
        expectSoft(texts.length, `${where}: texts checked`).toBeGreaterThan(50)
        expectSoft(lowContrastTexts(texts, pixels), `${where}: texts with too little contrast`).toEqual([])
        // Regression: the ring of a link in the header’s strip reached over its edge, yellow
        // on white, and that of the skip link lay on a dark and a light row.
        expectSoft(rings.length, `${where}: focus rings checked`).toBeGreaterThan(20)
        expectSoft(weakFocusRings(rings, pixels), `${where}: weak focus rings`).toEqual([])
      })
    }
  }
  await page.emulateMedia({ reducedMotion: null, colorScheme: null })
  await setDisclosures(page, false)
}

/** On a phone: what is rendered only with the stylesheet, and the call bar. */
async function auditPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE)
  // Regression: on a page that begins with a long text, the largest paragraph of the first screen
  // came after the stylesheet.
  const top = await page.locator('body link[rel=stylesheet]').evaluate((link) => {
    const after = document.createTreeWalker(document.querySelector('#page') ?? link, NodeFilter.SHOW_ELEMENT)
    after.currentNode = link
    return (after.nextNode() as Element).getBoundingClientRect().top + scrollY
  })
  expectSoft(top, `${path}: what comes after the stylesheet begins below the first screen`).toBeGreaterThanOrEqual(
    PHONE.height,
  )
  expectSoft(await smallTargets(page), `${path}: small targets`).toEqual([])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const gap = () =>
    page.evaluate(() => {
      const [footer, bar] = ['#page > footer', '.call-bar'].map((each) => document.querySelector(each))
      return (footer?.getBoundingClientRect().top ?? NaN) - (bar?.getBoundingClientRect().bottom ?? NaN)
    })
  await expectSoft.poll(gap, `${path}: px between the call bar and the footer`).toBeGreaterThanOrEqual(-1)
  await expectSoft(page.locator('.call-bar'), `${path}: the call bar at the end of the page`).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Each part of the scripts is loaded when it is used, and is within its limit. */
async function auditScripts(page: Page, path: string, bytes: () => Promise<number>): Promise<void> {
  const loader = await bytes()
  await startScript(page)
  await page.keyboard.press('Shift')
  const gesture = (await bytes()) - loader
  await quoteButtons(page).first().click()
  await expect(dialog(page).locator('form')).toBeVisible()
  const opened = (await bytes()) - gesture - loader
  await dialog(page).locator('[name=name]').focus()
  await expect(dialog(page).locator('form')).toHaveAttribute('novalidate')
  const form = (await bytes()) - opened - gesture - loader
  for (const [name, weight] of Object.entries({ loader, gesture, dialog: opened, form })) {
    expectSoft(weight, `${path}: bytes of script for ${name}`).toBeGreaterThan(0)
    expectSoft(weight, `${path}: bytes of script for ${name}`).toBeLessThanOrEqual(
      SCRIPTS[name as keyof typeof SCRIPTS],
    )
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Every quote button leads to a form, and opens the dialog, which returns the focus to it. */
async function auditQuoteButtons(page: Page, path: string): Promise<void> {
  const hrefs = await page
    .locator('a[data-opens]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expectSoft(hrefs, `${path}: quote buttons`).toContain(QUOTE_HREF)
  // A button beside a form's walkthrough times links to that form, which sends them.
  for (const href of new Set(hrefs)) {
    if (href !== QUOTE_HREF) await expectSoft(page.locator(`section${href} form`), `${path}: ${href}`).toHaveCount(1)
  }
  for (const button of await quoteButtons(page).all()) {
    await button.click()
    await expect(dialog(page)).toBeVisible()
    const subject = (await button.getAttribute('data-opens')) as 'quote' | 'walkthrough'
    await expectSoft(dialog(page), `${path}: the dialog’s accessible name`).toHaveAccessibleName(
      quote.dialog[subject].title,
    )
    expectSoft(await page.locator('[role=dialog]').count(), `${path}: dialogs`).toBe(1)
    await dialog(page).getByRole('button', { name: quote.dialog.close }).click()
    await expect(dialog(page)).toBeHidden()
    await expectSoft(button, `${path}: the focus returns to the quote button`).toBeFocused()
  }
}
