// Who uses the keyboard sees where the focus is, on whatever ground a control stands.
import { SCHEMES } from '../../lib/site/palette'
import { setTo } from '../support/engines'
import { weakFocusRings } from '../support/focus-rings'
import { PAGES } from '../support/key-pages'
import { loadPictures, setDisclosures, showSiteFont, visit, withoutStickyElements } from '../support/page'
import { expect, test } from '../support/test'

/** The light scheme where the header has its strip and its bar, the dark one on a phone. */
const WIDTH = { light: 1280, dark: 390 }

for (const { path, tag } of PAGES)
  for (const colorScheme of SCHEMES) {
    // Regression: the ring of a link in the header's strip reached over the strip's edge, yellow on
    // white, and that of the skip link lay on a dark and a light row.
    test(
      `on ${path} every control’s focus ring stands out from its ground, ${colorScheme}`,
      { tag: [tag, colorScheme === 'dark' ? setTo('@dark-scheme').tag : []].flat() },
      async ({ page }) => {
        await page.setViewportSize({ width: WIDTH[colorScheme], height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        // With its modules, which the first focus would load, and which may move what follows.
        await visit(page, path)
        await showSiteFont(page)
        await loadPictures(page)
        await setDisclosures(page, true)
        // The ring is the keyboard's.
        await page.keyboard.press('Shift')
        const { count, failing } = await withoutStickyElements(page, () => weakFocusRings(page))
        expect(count).toBeGreaterThan(20)
        expect(failing).toEqual([])
      },
    )
  }
