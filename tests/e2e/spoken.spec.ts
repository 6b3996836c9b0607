// What a screen reader reads, as files to review: a change of the copy or of the markup shows there
// in full. After an intended change: npm run golden.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/faults'
import { getContent } from '../../lib/content/get-content'
import { accessibilityTree, allNodes } from '../support/accessibility-tree'
import { KEY_PAGES } from '../support/key-pages'
import { visit } from '../support/page'
import { REFERENCE, enhancedForm, expectReceipt, fillIn, openForm, send } from '../support/request'
import { spokenLines } from '../support/spoken'
import { CONNECTED, addressOf } from '../support/variants'

const { quote } = getContent()
const dialog = (page: Page) => page.getByRole('dialog')

/** The days that are offered for a walkthrough are others each day. */
const DAY = /\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri)(day)?\s\d+\s\w+/g

/** Compares what is read of the first part of the page with this role to its file. */
async function expectSpoken(page: Page, role: string, name: string): Promise<void> {
  const part = allNodes(await accessibilityTree(page)).find((node) => node.role === role)
  if (!part) throw new Error(`${page.url()} has no ${role}.`)
  const text = `${spokenLines(part).join('\n')}\n`
    .replaceAll(DAY, 'a day')
    .replace(REFERENCE, 'a reference')
    .replace(/by [^,]+, Sydney time/, 'by a time, Sydney time')
  expect(text).toMatchSnapshot(`spoken-${name}.txt`)
}

test.use({ viewport: { width: 1280, height: 900 } })

for (const [name, path] of Object.entries(KEY_PAGES)) {
  test(`${name} is read as its file says`, async ({ page }) => {
    await page.goto(path)
    await expectSpoken(page, 'main', name)
  })
}

test('header and footer are read as their files say, with a menu open on a phone, too', async ({ page }) => {
  await visit(page, KEY_PAGES.contact)
  await expectSpoken(page, 'banner', 'header')
  await expectSpoken(page, 'contentinfo', 'footer')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('banner').locator('nav summary').first().click()
  await expectSpoken(page, 'banner', 'menu')
})

test('the quote dialog is read as its files say, empty and with errors', async ({ page }) => {
  await visit(page, KEY_PAGES.contact)
  await page.locator('header a[data-opens]:visible').click()
  const form = await enhancedForm(dialog(page).locator('form'))
  await expectSpoken(page, 'dialog', 'dialog-empty')
  await send(form)
  await expect(page.getByRole('group', { name: quote.errors.title })).toBeFocused()
  await expectSpoken(page, 'dialog', 'dialog-errors')
})

test.describe('delivery to the receiver', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  test('the receipt of a request is read as its file says', async ({ page }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    await expectSpoken(page, 'main', 'sent')
  })
})
