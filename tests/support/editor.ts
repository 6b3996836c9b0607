// Drives the editor in a browser: tests/edit.
import type { Page, Request } from '@playwright/test'
import { ADMIN, API } from '../../scripts/edit/page'
import { expect } from './test'

export const PORT = 4176
export const ADDRESS = `http://localhost:${PORT}`

/** A page of the development server is compiled when it is first asked for. */
export const COMPILED = { timeout: 150_000 }

/** The panel at the bottom: what is wrong, and what can be inserted. */
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Content' })
/** The field with this label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** The text below the fields. */
export const text = (page: Page) => page.locator('[contenteditable="true"]').last()

/** Moves the caret. Decap's text editor learns of it within a tenth of a second. */
export async function moveCaret(page: Page, key: string) {
  await page.keyboard.press(key)
  await page.waitForTimeout(300)
}

/** Signs in and opens a form. */
export async function openForm(page: Page, path: string) {
  const asked = new Set<Request>()
  page.on('request', (request) => request.url().endsWith(API) && asked.add(request))
  for (const name of ['requestfinished', 'requestfailed'] as const)
    page.on(name as 'requestfinished', (request) => asked.delete(request))
  await page.goto(`${ADDRESS}${ADMIN}#/collections/${path}`)
  await page.getByRole('button', { name: 'Login' }).click({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeVisible({ timeout: 60_000 })
  // What is typed before Decap has read the entries that a form refers to may be lost.
  await expect(async () => {
    await page.waitForTimeout(500)
    expect([...asked].map((request) => request.postData())).toEqual([])
  }).toPass({ timeout: 60_000 })
}

/** Chooses an entry in a field that lists those of another collection. */
export async function choose(page: Page, name: string, option: string) {
  await field(page, name).last().fill(option)
  await page.getByText(option, { exact: true }).last().click()
}

/** Publishes, and waits until the content was checked. */
export async function publish(page: Page, result: string | RegExp = 'All is well with the content.') {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
  await expect(page.getByText('CHANGES SAVED')).toBeVisible({ timeout: 30_000 })
  await expect(panel(page)).toContainText(result, { timeout: 60_000 })
}

/** The site's own page, as the editor shows it. */
export async function expectOnSite(page: Page, path: string, text: string) {
  await expect(async () => {
    await page.goto(ADDRESS + path, COMPILED)
    await expect(page.locator('body')).toContainText(text, { timeout: 2000 })
  }).toPass(COMPILED)
}

/** Takes the entry of a list out of a form, by the label of one of its fields. */
export async function takeOut(page: Page, name: string) {
  // The button has no name; it is beside the handle by which the entry is dragged.
  const handle = '*[@aria-roledescription="sortable"]'
  await field(page, name).locator(`xpath=ancestor::*[.//${handle}][1]//${handle}/following-sibling::button`).click()
}
