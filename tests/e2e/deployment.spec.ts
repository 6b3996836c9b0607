import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getContent } from '../../lib/content/get-content'
import { navigation } from '../../lib/content/navigation'
import { fileOf, pagePath } from '../../lib/content/routes'
import { exportServer } from '../../scripts/serve/export-server'
import { ASSETS } from '../../lib/site/folders'
import { startServer, type LocalServer } from '../support/local-server'
import { visit, startScript } from '../support/page'
import { NETLIFY, folderOf } from '../support/variants'

/** The builds before and after a deployment, which keeps the hashed files of the first one. */
const FIRST = folderOf(NETLIFY)
const SECOND = 'out'

const { quote, services } = getContent()
const start = pagePath('home')
const target = navigation().services.at(-1)
if (!target) throw new Error('expected a service')

const link = (page: Page) => page.locator(`footer a[href="${target.href}"]`)
const dialog = (page: Page) => page.getByRole('dialog')
const loaderIn = (html: string) => /<script[^>]+src="([^"]*loader[^"]*)"/.exec(html)?.[1]
const loader = (page: Page) => page.content().then(loaderIn)

let server: LocalServer
let folder: string
let first: RequestListener
let second: RequestListener

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  for (const from of [FIRST, SECOND]) cpSync(join(from, ASSETS), join(folder, ASSETS), { recursive: true })
  cpSync(SECOND, folder, { recursive: true })
  first = exportServer(FIRST)
  second = exportServer(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test.beforeEach(async () => {
  server = await startServer(first)
})
test.afterEach(() => server.stop())

const deploy = () => server.respondWith(second)

/** Records the console errors and uncaught exceptions of the page. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

test('the two builds have different loaders', () => {
  const [one, other] = [FIRST, SECOND].map((root) => loaderIn(readFileSync(join(root, fileOf(start)), 'utf8')))
  expect(one).toBeDefined()
  expect(other).not.toBe(one)
})

// Regression: a tab that was open during a deployment requested modules that no longer existed, and
// stopped working.
for (const isInUse of [false, true]) {
  test(`a tab ${isInUse ? 'in use' : 'open but not yet used'} during a deployment keeps working`, async ({ page }) => {
    const errors = recordErrors(page)
    await page.goto(server.address + start)
    const before = await loader(page)
    if (isInUse) await startScript(page)
    deploy()
    await page.locator('main a[data-opens=quote]').first().click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByLabel(quote.form.name.label).fill('Jo Nguyen')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(await loader(page)).toBe(before)

    // The next page is one of the second build, in a new document.
    await link(page).click()
    await expect(page).toHaveURL(server.address + target.href)
    await expect.poll(() => loader(page)).not.toBe(before)
    await page.locator('main a[data-opens=quote]').first().click()
    await expect(dialog(page).getByLabel(quote.form.name.label)).toHaveValue('Jo Nguyen')
    expect(errors).toEqual([])
  })
}

test('Back restores the scroll position across a deployment', async ({ page }) => {
  const errors = recordErrors(page)
  await visit(page, server.address + start)
  await link(page).scrollIntoViewIfNeeded()
  deploy()
  await link(page).click()
  await expect(page).toHaveURL(server.address + target.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.at(-1)?.title ?? '')
  await page.goBack()
  await expect(page).toHaveURL(server.address + start)
  await expect(link(page)).toBeInViewport()
  expect(errors).toEqual([])
})

test('Back and Forward within a tab of the first build work after the deployment', async ({ page }) => {
  const errors = recordErrors(page)
  await visit(page, server.address + start)
  await link(page).click()
  await expect(page).toHaveURL(server.address + target.href)
  deploy()
  await page.goBack()
  await expect(page).toHaveURL(server.address + start)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.at(-1)?.title ?? '')
  expect(errors).toEqual([])
})

test('a cached page of the first build works after the deployment', async ({ page }) => {
  const errors = recordErrors(page)
  server.respondWith((request, response) => (request.url === start ? first : second)(request, response))
  await visit(page, server.address + start)
  await page.locator('main a[data-opens=quote]').first().click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await link(page).click()
  await expect(page).toHaveURL(server.address + target.href)
  await page.goBack()
  await expect(page).toHaveURL(server.address + start)
  expect(errors).toEqual([])
})
