import { spawn } from 'node:child_process'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { REPEATS } from '../support/repeats'
import { STYLEGUIDE } from '../support/variants'

const PORT = 4174

test.describe.configure({ timeout: 120_000 })

test('the development server shows the pages and the styleguide', { tag: REPEATS }, async ({ page }) => {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/serve/dev.ts', '--port', String(PORT)]
  const server = spawn(process.execPath, command, { stdio: 'ignore' })
  try {
    const address = `http://localhost:${PORT}`
    await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({ timeout: 60_000 })
    await page.goto(address + pagePath('contact'))
    await page.locator('main a[data-opens], header a[data-opens]').and(page.locator(':visible')).first().click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(getContent().quote.dialog.quote.title)
    await page.goto(address + STYLEGUIDE.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide')
  } finally {
    server.kill()
  }
})
