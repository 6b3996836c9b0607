import { PAGES } from '../support/key-pages'
import { overflowingElements } from '../support/layout'
import { applyPrintRules, screenOnlyParts } from '../support/printed'
import { NETLIFY, addressOf } from '../support/variants'
import { expect, test } from './webkit'

/** The width of an A4 sheet within its edges. */
test.use({ viewport: { width: 703, height: 1000 } })

test('the pages as they are printed fit the sheet’s width, without what only a screen can do', async ({ webkit }) => {
  test.setTimeout(600_000)
  for (const { path } of PAGES) {
    await webkit.goto(addressOf(NETLIFY) + path)
    await webkit.evaluate(applyPrintRules)
    expect.soft(await overflowingElements(webkit), path).toEqual([])
    expect.soft(await webkit.evaluate(screenOnlyParts), path).toEqual([])
  }
})
