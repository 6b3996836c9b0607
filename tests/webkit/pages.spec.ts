import { pagePath } from '../../lib/content/routes'
import { PAGES } from '../support/key-pages'
import { REPEATS, SMOKE } from '../support/repeats'
import { axeViolations, compareNames, errors, openEmptyPage, overflow, resize, showFramed } from './frame'
import { expect, test } from './webkit'

/** Soft assertions, so that one run reports everything that is wrong with a page. */
const expectSoft = expect.configure({ soft: true })

test.describe.configure({ timeout: 600_000 })

for (const isOther of [false, true]) {
  const pages = PAGES.filter(({ tag }) => (tag === REPEATS) === isOther)
  test(
    `${isOther ? 'every other page' : 'a page of each template'} loads without errors, is accessible, and does not scroll sideways at 2560 and 320 px`,
    { tag: isOther ? REPEATS : [] },
    async ({ webkit }) => {
      await openEmptyPage(webkit)
      for (const { path } of pages) {
        await showFramed(webkit, path, 2560)
        expectSoft(await overflow(webkit), `${path} at 2560 px: px beyond the edge`).toBe(0)
        await resize(webkit, 320)
        expectSoft(await overflow(webkit), `${path} at 320 px: px beyond the edge`).toBe(0)
        expectSoft(await axeViolations(webkit), `${path}: axe`).toEqual([])
        const { count, wrong } = await compareNames(webkit)
        expectSoft(count, `${path}: names compared`).toBeGreaterThan(40)
        expectSoft(wrong, `${path}: names that are not what is seen`).toEqual([])
        expectSoft(await errors(webkit), `${path}: errors`).toEqual([])
      }
    },
  )
}

// Regression: `text-wrap: pretty` ended WebKit’s process where a paragraph of large text was laid
// out in a narrow column.
test('home and about stay open with text twice as large', SMOKE, async ({ webkit }) => {
  await openEmptyPage(webkit)
  for (const width of [360, 460, 768]) {
    for (const path of [pagePath('home'), pagePath('about')]) {
      await showFramed(webkit, path, width)
      await webkit.inFrame(() =>
        webkit.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('html { font-size: 200% }')
          document.adoptedStyleSheets.push(sheet)
        }),
      )
      expect(await webkit.inFrame(() => webkit.evaluate(() => document.body.offsetWidth)), path).toBe(width)
    }
  }
})

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
