import { test as base } from '@playwright/test'

/**
 * Playwright's test with pages in which the mouse lies still until a test moves it. Chromium's
 * headless shell reports a movement of 0 px while a page loads, which the loader would take for the
 * visitor's first gesture; a browser with a window reports none.
 */
export const test = base.extend({
  context: async ({ context }, give) => {
    await context.addInitScript(() =>
      addEventListener(
        'pointermove',
        (event) => {
          if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation()
        },
        true,
      ),
    )
    await give(context)
  },
})

export { expect } from '@playwright/test'
