import { exportServer } from '../../scripts/serve/export-server'
import { overflowingElements } from '../support/layout'
import { startServer } from '../support/local-server'
import { STYLEGUIDE } from '../support/variants'
import { axeViolations } from './frame'
import { expect, test } from './webkit'

test('every component is accessible, fits a phone, and its controls have a focus outline', async ({ webkit }) => {
  const server = await startServer(exportServer(STYLEGUIDE.folder))
  try {
    await webkit.goto(server.address + STYLEGUIDE.path)
    await webkit.click('h1')
    expect(await axeViolations(webkit)).toEqual([])
    await webkit.resize({ width: 320, height: 740 })
    expect(await overflowingElements(webkit)).toEqual([])
    await webkit.pressKey('Tab')
    const outlines = await webkit.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-specimen] :is(a[href], button, summary, input, select)')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'))
        .map((control) => {
          control.focus()
          const { outlineStyle, outlineWidth } = getComputedStyle(control)
          return `${outlineStyle} ${outlineWidth}: ${control.outerHTML.slice(0, 80)}`
        }),
    )
    expect(outlines.length).toBeGreaterThan(20)
    expect(outlines.filter((outline) => !outline.startsWith('solid 3px'))).toEqual([])
  } finally {
    await server.stop()
  }
})
