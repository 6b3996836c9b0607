// What holds on every page. It is shown in a frame, whose errors the page around it records from
// the first on.
import { pagePath } from '../../lib/content/routes'
import { PAGES } from '../support/key-pages'
import { cutTexts, overflowingElements } from '../support/layout'
import { REPEATS, SMOKE } from '../support/repeats'
import { axeViolations, errors, openEmptyPage, resize, showFramed } from './frame'
import { expect, test } from './webkit'

/** Soft assertions, so that one run reports everything that is wrong with a page. */
const expectSoft = expect.configure({ soft: true })

/** A desktop's, a phone's and the narrowest screen. */
const WIDTHS = [1440, 390, 320]

test.describe.configure({ timeout: 600_000 })

for (const isOther of [false, true]) {
  const pages = PAGES.filter(({ tag }) => (tag === REPEATS) === isOther)
  test(
    `${isOther ? 'every other page' : 'a page of each template'} loads without errors, is accessible, and fits at ${WIDTHS.join(', ')} px`,
    { tag: isOther ? REPEATS : [] },
    async ({ webkit }) => {
      await openEmptyPage(webkit)
      for (const { path } of pages) {
        await showFramed(webkit, path, WIDTHS[0]!)
        for (const width of WIDTHS) {
          await resize(webkit, width)
          const where = `${path} at ${width} px`
          expectSoft(await webkit.inFrame(() => overflowingElements(webkit)), `${where}: overflow`).toEqual([])
          expectSoft(await webkit.inFrame(() => cutTexts(webkit)), `${where}: cut texts`).toEqual([])
        }
        expectSoft(await webkit.inFrame(() => axeViolations(webkit)), `${path}: axe`).toEqual([])
        expectSoft(await errors(webkit), `${path}: errors`).toEqual([])
      }
    },
  )
}

// Regression: `hanging-punctuation` moved the bracket of a phone number onto the icon before it.
test('the text of every link stands beside its icon', SMOKE, async ({ webkit }) => {
  await openEmptyPage(webkit)
  await showFramed(webkit, pagePath('contact'), 1280)
  const gaps = await webkit.inFrame(() =>
    webkit.evaluate(() =>
      [...document.querySelectorAll('a:has(> svg:first-child)')].flatMap((link) => {
        const icon = link.firstElementChild!
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()?.parentElement?.closest('.sr-only'));
        const text = document.createRange()
        text.selectNode(texts.currentNode)
        const box = text.getClientRects()[0]
        if (!box || !link.checkVisibility()) return []
        const missing = parseFloat(getComputedStyle(link).columnGap) - (box.left - icon.getBoundingClientRect().right)
        return [{ text: text.toString(), missing: Math.round(missing) }]
      }),
    ),
  )
  expect(gaps.length).toBeGreaterThan(3)
  expect(gaps.filter(({ missing }) => missing !== 0)).toEqual([])
})
