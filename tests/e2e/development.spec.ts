import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { copyProject } from '../support/project-copy'
import { REPEATS } from '../support/repeats'
import { STYLEGUIDE } from '../support/variants'

const PORT = 4174
const ADDRESS = `http://localhost:${PORT}`

test.describe.configure({ timeout: 120_000, mode: 'default' })

/**
 * Starts the development server in a folder of the project, and loads a page once it says where it
 * is. Regression: it said so before it could answer.
 */
async function startServer(folder: string): Promise<{ stop: () => void }> {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/serve/dev.ts', '--port', String(PORT)]
  const server = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve) => server.stdout.on('data', (text: Buffer) => text.includes(ADDRESS) && resolve()))
  expect((await fetch(ADDRESS)).status).toBe(200)
  return { stop: () => server.kill() }
}

const expectStatus = (status: number) =>
  expect(async () => expect((await fetch(ADDRESS)).status).toBe(status)).toPass({ timeout: 60_000 })

test('the development server shows the pages and the styleguide', { tag: REPEATS }, async ({ page }) => {
  const { stop } = await startServer('.')
  try {
    await page.goto(ADDRESS + pagePath('contact'))
    await page.locator('main a[data-opens], header a[data-opens]').and(page.locator(':visible')).first().click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(getContent().quote.dialog.quote.title)
    await page.goto(ADDRESS + STYLEGUIDE.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide')
  } finally {
    stop()
  }
})

// Regression: a syntax error in browser code ended the development server.
test('a page says what is wrong with the browser code, until that is mended', { tag: REPEATS }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'development-'))
  copyProject(root)
  const loader = join(root, 'components/enhancements/loader.ts')
  const code = readFileSync(loader, 'utf8')
  const { stop } = await startServer(root)
  try {
    writeFileSync(loader, `${code}\nconst = 1\n`)
    await expectStatus(500)
    expect(await (await fetch(ADDRESS)).text()).toContain('components/enhancements/loader.ts')
    writeFileSync(loader, code)
    await expectStatus(200)
  } finally {
    stop()
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})
