// What holds on every page, in one visit: the page is opened once, and looked at in every width in
// which something could be wrong, first as it comes and then in use.
import { expect, test, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF } from '../../lib/content/routes'
import { askedBy, complaintsOf, overflow, violations, wordsIn } from '../support/audits'
import { faintTexts } from '../support/contrast'
import { PAGES } from '../support/key-pages'
import { loadPictures, unsticking, wake, withRules } from '../support/page'
import { weigh } from '../support/weigh'

const { quote } = getContent()

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** bytes; what scripts may weigh: each on top of the one before. */
const SCRIPTS = {
  /** Before the visitor does anything. */
  loader: 1500,
  /** What a first gesture brings that is no press on a quote button. */
  gesture: 12_000,
  /** The quote dialog. */
  dialog: 85_000,
  /** The use of its form. */
  form: 12_500,
}

/** The audit goes on, so that one run names everything that is wrong with a page. */
const softly = expect.configure({ soft: true })

const quoteButtons = (page: Page) => page.locator('a[data-opens]:visible')
const dialog = (page: Page) => page.getByRole('dialog')

test.use({ viewport: WIDE })
test.describe.configure({ timeout: 90_000 })

for (const { path, status, tag } of PAGES) {
  test(`${path} is sound as it comes and in use, at every width`, { tag }, async ({ page, baseURL }) => {
    const complaints = complaintsOf(page)
    const asked = askedBy(page)
    const weights = weigh(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status(), `${path}: status`).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const served = (await response?.text()) ?? ''

    await auditWide(page, path)
    await auditNarrow(page, path)
    await auditLargeText(page, path)
    await auditContrast(page, path)
    if (status === 200) await auditFoot(page, path)

    // All of that was no gesture: script has come for nothing, and changed and kept nothing.
    softly(wordsIn(await page.content()), `${path}: the words are those of the HTML`).toBe(wordsIn(served))
    softly(asked.code, `${path}: asks for its loader alone before a gesture`).toEqual([
      await page.locator('script[src]').evaluate((own: HTMLScriptElement) => own.src),
    ])
    softly([...asked.origins], `${path}: asks nobody else`).toEqual([baseURL])
    softly(await page.context().cookies(), `${path}: cookies`).toEqual([])
    softly(await storedIn(page), `${path}: entries stored`).toBe(0)

    await page.setViewportSize(WIDE)
    await auditScripts(page, path, async () => (await weights()).script ?? 0)
    await auditQuoteButtons(page, path)
    softly(complaints, `${path}: complaints of the browser`).toEqual([])
  })
}

const storedIn = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length)

async function auditWide(page: Page, path: string): Promise<void> {
  softly(await violations(page), `${path} at ${WIDE.width} px: axe`).toEqual([])
}

async function auditNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  softly(await overflow(page), `${path} at 320 px: sticks out`).toEqual([])
  softly(await violations(page), `${path} at 320 px: axe`).toEqual([])
}

async function auditLargeText(page: Page, path: string): Promise<void> {
  await withRules(page, 'html { font-size: 200% }', async () => {
    for (const width of [360, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      softly(await overflow(page), `${path} at ${width} px, with text twice as large: sticks out`).toEqual([])
    }
  })
}

/** Every word stands out from the very pixels behind it. */
async function auditContrast(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await loadPictures(page)
    const { count, faint } = await unsticking(page, () => faintTexts(page))
    softly(count, `${path} at ${width} px: texts looked at`).toBeGreaterThan(50)
    softly(faint, `${path} at ${width} px: texts too faint`).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: null })
}

/** On a phone: what waits for the stylesheet, and the bar at the foot of the screen. */
async function auditFoot(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE)
  // The fault: on a page that begins with many words, the largest paragraph of the first screen
  // stood after the stylesheet.
  const top = await page.locator('body link[rel=stylesheet]').evaluate((link) => {
    const after = document.createTreeWalker(document.querySelector('#page') ?? link, NodeFilter.SHOW_ELEMENT)
    after.currentNode = link
    return (after.nextNode() as Element).getBoundingClientRect().top + scrollY
  })
  softly(top, `${path}: what waits for the stylesheet begins below the first screen`).toBeGreaterThanOrEqual(
    PHONE.height,
  )
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const gap = () =>
    page.evaluate(() => {
      const [footer, bar] = ['#page > footer', '.call-bar'].map((each) => document.querySelector(each))
      return (footer?.getBoundingClientRect().top ?? NaN) - (bar?.getBoundingClientRect().bottom ?? NaN)
    })
  await softly.poll(gap, `${path}: the call bar lies over the footer by this many px`).toBeGreaterThanOrEqual(-1)
  await softly(page.locator('.call-bar'), `${path}: the call bar at the foot of the page`).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Each part of the scripts comes when it is used, and is within its limit. */
async function auditScripts(page: Page, path: string, bytes: () => Promise<number>): Promise<void> {
  const loader = await bytes()
  await wake(page)
  await page.keyboard.press('Shift')
  const gesture = (await bytes()) - loader
  await quoteButtons(page).first().click()
  await expect(dialog(page).locator('form')).toBeVisible()
  const opened = (await bytes()) - gesture - loader
  await dialog(page).locator('[name=name]').focus()
  await expect(dialog(page).locator('form')).toHaveAttribute('novalidate')
  const form = (await bytes()) - opened - gesture - loader
  for (const [name, weight] of Object.entries({ loader, gesture, dialog: opened, form })) {
    softly(weight, `${path}: bytes of script for ${name}`).toBeGreaterThan(0)
    softly(weight, `${path}: bytes of script for ${name}`).toBeLessThanOrEqual(SCRIPTS[name as keyof typeof SCRIPTS])
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

/** Every quote button leads to a form, and opens the dialog, which returns the focus to it. */
async function auditQuoteButtons(page: Page, path: string): Promise<void> {
  const hrefs = await page
    .locator('a[data-opens]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  softly(hrefs, `${path}: quote buttons`).toContain(QUOTE_HREF)
  // What is ticked beside a form goes out with that form.
  for (const href of new Set(hrefs)) {
    if (href !== QUOTE_HREF) await softly(page.locator(`section${href} form`), `${path}: ${href}`).toHaveCount(1)
  }
  for (const button of await quoteButtons(page).all()) {
    await button.click()
    await expect(dialog(page)).toBeVisible()
    const subject = (await button.getAttribute('data-opens')) as 'quote' | 'walkthrough'
    await softly(dialog(page), `${path}: the dialog’s name`).toHaveAccessibleName(quote.dialog[subject].title)
    softly(await page.locator('[role=dialog]').count(), `${path}: dialogs`).toBe(1)
    await dialog(page).getByRole('button', { name: quote.dialog.close }).click()
    await expect(dialog(page)).toBeHidden()
    await softly(button, `${path}: the focus returns to the quote button`).toBeFocused()
  }
}
