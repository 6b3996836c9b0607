import { pagePath } from '../../lib/content/routes'
import { KEY_PAGES } from '../support/key-pages'
import { cutTexts, heightOfBars, overflowingElements } from '../support/layout'
import { SMOKE } from '../support/repeats'
import { openEmptyPage, resize, showFramed } from './frame'
import { expect, test } from './webkit'

const expectSoft = expect.configure({ soft: true })

/** Sets the text twice as large. Runs in the page. */
const enlargeText = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% }')
  document.adoptedStyleSheets.push(sheet)
}

// Regression: `text-wrap: pretty` ended WebKit’s process where a paragraph of large text was laid
// out in a narrow column.
test('home and about stay open with text twice as large', SMOKE, async ({ webkit }) => {
  await openEmptyPage(webkit)
  for (const width of [360, 460, 768]) {
    for (const path of [pagePath('home'), pagePath('about')]) {
      await showFramed(webkit, path, width)
      await webkit.inFrame(() => webkit.evaluate(enlargeText))
      expect(await webkit.inFrame(() => webkit.evaluate(() => document.body.offsetWidth)), path).toBe(width)
    }
  }
})

test('with text twice as large nothing overflows or is cut, and bars take a fifth of the height at most', async ({
  webkit,
}) => {
  test.setTimeout(600_000)
  await openEmptyPage(webkit)
  for (const path of Object.values(KEY_PAGES)) {
    await showFramed(webkit, path, 1280)
    await webkit.inFrame(() => webkit.evaluate(enlargeText))
    for (const width of [1280, 768, 390, 320]) {
      await resize(webkit, width)
      await webkit.inFrame(async () => {
        const where = `${path} at ${width} px`
        expectSoft(await overflowingElements(webkit), `${where}: overflowing elements`).toEqual([])
        expectSoft(await cutTexts(webkit), `${where}: cut texts`).toEqual([])
        expectSoft(await heightOfBars(webkit), `${where}: % of the height for bars`).toBeLessThanOrEqual(20)
      })
    }
  }
})
