import { expect, test } from '../support/test'
import { KEY_PAGES } from '../support/key-pages'
import { loadPictures, showSiteFont } from '../support/page'

// Half the pixels: small files, in which the machine's text rendering makes little difference.
test.use({ deviceScaleFactor: 0.5 })

/** Each page in the light scheme, and the richest two in the dark one, whose layout is the same. */
const GOLDENS = [
  ...Object.entries(KEY_PAGES).map(([name, path]) => ({ name, path, colorScheme: 'light' as const })),
  ...(['home', 'contact'] as const).map((page) => ({
    name: `${page}-dark`,
    path: KEY_PAGES[page],
    colorScheme: 'dark' as const,
  })),
]

for (const { name, path, colorScheme } of GOLDENS) {
  for (const width of [360, 1440]) {
    test(`${name} at ${width} px matches its golden (after an intended change: npm run golden)`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await showSiteFont(page)
      await loadPictures(page)
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        scale: 'device',
        threshold: 0.3,
        maxDiffPixelRatio: 0.01,
      })
    })
  }
}
