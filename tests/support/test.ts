import { test as base } from '@playwright/test'
import { actAtOnce, reasonToLeaveOut } from './engines'

/** Whether this worker's locators act as Firefox needs it. */
let isAdapted = false

/**
 * Playwright's test with pages in which the mouse lies still until a test moves it. Chromium's
 * headless shell reports a movement of 0 px while a page loads, which the loader would take for the
 * visitor's first gesture; a browser with a window reports none.
 */
export const test = base.extend<{ leaveOut: void }>({
  leaveOut: [
    async ({ browserName }, give, { file, title, tags }) => {
      const reason = browserName === 'firefox' && reasonToLeaveOut(file, title, tags)
      base.skip(Boolean(reason), reason || '')
      await give()
    },
    { auto: true },
  ],
  context: async ({ context, browserName }, give) => {
    if (browserName === 'chromium') {
      await context.addInitScript(() =>
        addEventListener(
          'pointermove',
          (event) => {
            if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation()
          },
          true,
        ),
      )
    }
    await give(context)
  },
  page: async ({ page, browserName }, give) => {
    if (browserName === 'firefox' && !isAdapted) {
      isAdapted = true
      actAtOnce(page)
    }
    await give(page)
  },
})

export { expect } from '@playwright/test'
