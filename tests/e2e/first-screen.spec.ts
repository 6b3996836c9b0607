import { expect, test } from '../support/test'
import { ONE_OF_EACH } from '../support/key-pages'
import { delayRequests } from '../support/page'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE })

/** An element of the first screen, with its position before the stylesheet has loaded. */
interface Placed {
  element: Element
  before: DOMRect
}

declare global {
  interface Window {
    placed?: Placed[]
  }
}

const ADDRESSES = [...ONE_OF_EACH, '/no-such-page/']

// Regression: a rule that the first screen needs was in the stylesheet alone, so there was a layout
// shift when that loaded.
for (const path of ADDRESSES) {
  test(`the first screen of ${path} on a phone does not shift when the stylesheet loads`, async ({ page }) => {
    const release = await delayRequests(page, '**/*.css')
    // Which font a first visit is rendered in depends on the machine.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path, { waitUntil: 'commit' })
    const sheet = page.locator('body link[rel=stylesheet]')
    await sheet.waitFor({ state: 'attached' })

    const count = await sheet.evaluate((link: HTMLLinkElement) => {
      if (link.sheet) throw new Error('The stylesheet has already loaded.')
      // What comes after the stylesheet is not rendered before it.
      const rendered = [...document.querySelectorAll('#page *')].filter(
        (element) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
      )
      window.placed = rendered.map((element) => ({ element, before: element.getBoundingClientRect() }))
      return rendered.length
    })
    expect(count).toBeGreaterThan(20)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

    release()
    await page.waitForLoadState()
    const moved = await sheet.evaluate((link) => {
      const seen = (element: Element, { top, width, height }: DOMRect) =>
        element.checkVisibility({ visibilityProperty: true }) && top < innerHeight && width * height > 0
      return window.placed?.flatMap(({ element, before }) => {
        const after = element.getBoundingClientRect()
        // The elements around the stylesheet grow below it, with what comes there.
        const sides = (['left', 'top', 'right', 'bottom'] as const).slice(0, element.contains(link) ? 3 : 4)
        const onScreen = (side: number) => Math.min(side, innerHeight)
        const isMoved = sides.some((side) => Math.abs(onScreen(after[side]) - onScreen(before[side])) >= 1)
        if (!isMoved || !(seen(element, before) || seen(element, after))) return []
        return [`${element.outerHTML.slice(0, 120)} from ${JSON.stringify(before)} to ${JSON.stringify(after)}`]
      })
    })
    expect(moved).toEqual([])
  })
}
