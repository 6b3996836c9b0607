import { HEIGHTS, SCREENS } from '../support/lengths'
import { openEmptyPage, resize, showFramed } from './frame'
import { expect, test } from './webkit'

test('no page is longer than a visitor reads on', async ({ webkit }) => {
  test.setTimeout(600_000)
  await openEmptyPage(webkit)
  for (const { path, ...limits } of HEIGHTS) {
    await showFramed(webkit, path, SCREENS.laptop.width)
    for (const screen of ['laptop', 'phone'] as const) {
      await resize(webkit, SCREENS[screen].width)
      const height = await webkit.inFrame(() => webkit.evaluate(() => document.documentElement.scrollHeight))
      expect.soft(height, `${path} on a ${screen}`).toBeLessThanOrEqual(limits[screen])
    }
  }
})
