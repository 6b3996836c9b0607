import { test } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { shoot, WIDTHS } from './shoot'

const PATHS = [...getContent().routes.map(({ path }) => path), '/no-such-page/']

for (const width of WIDTHS) {
  for (const path of PATHS) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await shoot(page, `${width}/${path.replaceAll('/', '-').slice(1, -1) || 'home'}`)
    })
  }
}
