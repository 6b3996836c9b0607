import { test } from '@playwright/test'
import { catalogue } from '../../lib/content/catalogue'
import { shoot, WIDTHS } from './shoot'

const PATHS = [...catalogue().routes.map(({ path }) => path), '/no-such-page/']

for (const width of WIDTHS) {
  for (const path of PATHS) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await shoot(page, `${width}/${path.replaceAll('/', '-').slice(1, -1) || 'home'}`)
    })
  }
}
