import type { Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { overflowingElements } from '../support/layout'
import { expect, test } from '../support/faults'
import { KEY_PAGES } from '../support/key-pages'
import { FEATURES, GRADES, lackedBy, takeAway, type Feature } from '../support/old-browsers'
import { loadPictures } from '../support/page'
import { repeats } from '../support/repeats'
import { fillIn, receiptOf, send } from '../support/request'
import { CONNECTED, addressOf, folderOf } from '../support/variants'

const WIDTHS = [360, 1280]

const site = addressOf(CONNECTED)

const thanks = getContent().templatePages['thank-you'].title

test.use({
  bypassCSP: true,
  // A page that a test answers itself is none of this machine's, which the servers are.
  permissions: ['local-network-access'],
})

/** Whether a page looks different without some of the features: not without an interface. */
const isSeen = (features: readonly Feature[]) => features.some(({ styles, html }) => styles ?? html)

/** Every feature alone, and all that the oldest browsers of a grade lack. */
const CASES: readonly (readonly [string, readonly Feature[]])[] = [
  ...Object.entries(FEATURES).map(([name, feature]) => [`a browser without ${name}`, [feature]] as const),
  ...Object.entries(GRADES).map(
    ([grade, versions]) => [`the oldest browser of grade ${grade}`, lackedBy(versions)] as const,
  ),
]

/** The button leads to the form, in the dialog or on the contact page, and a request arrives. */
async function expectQuote(page: Page): Promise<void> {
  await page.goto(site + pagePath('home'))
  await page.locator('main a[data-opens]').filter({ visible: true }).first().click()
  const isThere = async () => page.url().endsWith(QUOTE_HREF) || (await page.getByRole('dialog').isVisible())
  await expect.poll(isThere).toBe(true)
  await page.waitForLoadState()
  await page.goto(site + QUOTE_HREF)
  const form = page.locator('#quote form')
  await fillIn(form)
  await send(form)
  await expect(receiptOf(page).or(page.getByRole('heading', { level: 1, name: thanks }))).toBeVisible()
}

for (const [browser, features] of CASES) {
  test.describe(browser, () => {
    for (const [name, path] of isSeen(features) ? Object.entries(KEY_PAGES) : []) {
      for (const width of WIDTHS) {
        test(
          `shows the ${name} page at ${width} px without sideways overflow`,
          repeats(name !== 'home' || features.length === 1),
          async ({ page, context }) => {
            // The measurement needs the interfaces itself.
            await takeAway(
              context,
              'out',
              features.map((feature) => ({ ...feature, api: undefined })),
            )
            await page.setViewportSize({ width, height: 800 })
            await page.goto(path)
            await loadPictures(page)
            expect(await overflowingElements(page)).toEqual([])
          },
        )
      }
    }

    test(
      'the quote button leads to the form, and a request is delivered',
      repeats(features.length === 1),
      async ({ page, context, faults }) => {
        await takeAway(context, folderOf(CONNECTED), features)
        await page.setViewportSize({ width: 360, height: 800 })
        await expectQuote(page)
        expect(faults.leads.size).toBe(1)
      },
    )
  })
}
