import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { articlePath, pagePath, servicePath } from '../../lib/content/routes'
import { API, ADMIN } from '../../scripts/edit/page'
import { descendantsOf } from '../matrix/processes'
import { copyProject } from '../support/project-copy'
import { expect, test } from '../support/test'

const PORT = 4176
const ADDRESS = `http://localhost:${PORT}`

/** A page of the development server is compiled when it is first asked for. */
const COMPILED = { timeout: 150_000 }

let root = ''
let server: ChildProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  copyProject(root, ['node_modules', 'scripts/edit/decap/node_modules'])
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/edit.ts', '--port', String(PORT)]
  server = spawn(process.execPath, command, { cwd: root, stdio: 'ignore' })
  await expect(async () => expect((await fetch(ADDRESS + ADMIN)).status).toBe(200)).toPass(COMPILED)
})

test.afterAll(async () => {
  const children = descendantsOf(server.pid ?? 0)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
  await expect(() => {
    for (const { pid } of children) expect(existsSync(`/proc/${pid}`)).toBe(false)
  }).toPass({ timeout: 20_000 })
  rmSync(root, { recursive: true })
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The lines that a file of the copy has and the project's has not, and the other way round. */
function changeOf(file: string) {
  const lines = spawnSync('git', ['diff', '--no-index', '--unified=0', file, join(root, file)], { encoding: 'utf8' })
    .stdout.split('\n')
    .slice(4)
  return {
    added: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
    removed: lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1)),
  }
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Content' })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Signs in and opens a form. */
async function openForm(page: Page, path: string) {
  await page.goto(`${ADDRESS}${ADMIN}#/collections/${path}`)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeVisible()
}

/** Publishes, and waits until the content was checked. */
async function publish(page: Page, result: string | RegExp = 'All is well with the content.') {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
  await expect(page.getByText('CHANGES SAVED')).toBeVisible({ timeout: 30_000 })
  await expect(panel(page)).toContainText(result, { timeout: 60_000 })
}

/** The site's own page, as the editor shows it. */
async function expectOnSite(page: Page, path: string, text: string) {
  await expect(async () => {
    await page.goto(ADDRESS + path, COMPILED)
    await expect(page.locator('body')).toContainText(text, { timeout: 2000 })
  }).toPass(COMPILED)
}

test('the editor reaches nothing but its own server, and nobody else reaches it', async ({ page, request }) => {
  const outside: string[] = []
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && !sent.url().startsWith(ADDRESS)) outside.push(sent.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await openForm(page, 'services/entries/office-cleaning')
  await expect(panel(page)).toContainText('All is well', { timeout: 60_000 })
  expect([outside, refused]).toEqual([[], []])

  const answer = await request.get(ADDRESS + ADMIN)
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  const write = { action: 'deleteFile', params: { branch: 'main', path: 'content/site.yaml', options: { commitMessage: '' } } }
  for (const headers of [{ Origin: 'https://example.com' }, { Origin: 'http://localhost:8080' }, { Host: 'example.com' }]) {
    expect((await request.post(ADDRESS + API, { data: write, headers })).status()).toBe(403)
  }
  expect(read('content/site.yaml')).toBe(readFileSync('content/site.yaml', 'utf8'))
})

test('one changed word of a service is one changed line, and stands on its page', async ({ page }) => {
  await openForm(page, 'services/entries/office-cleaning')
  const before = await field(page, 'Excerpt').inputValue()
  await field(page, 'Excerpt').fill(before.replace('Sydney', 'Parramatta'))
  await publish(page)
  expect(changeOf('content/services/office-cleaning.md')).toEqual({
    added: [`excerpt: "${before.replace('Sydney', 'Parramatta')}"`],
    removed: [`excerpt: "${before}"`],
  })
  await expectOnSite(page, servicePath('office-cleaning'), 'cleaning for Parramatta offices')
})
