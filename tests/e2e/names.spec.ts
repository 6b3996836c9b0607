// Every heading, link and button is called what is seen of it, by the browser's own account: the
// engines of the page audit compute names themselves.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { accessibilityTree, allNodes } from '../support/accessibility-tree'
import { PAGES } from '../support/key-pages'
import { withStyles, visit } from '../support/page'
import { enhancedForm } from '../support/request'

const { quote } = getContent()

/** Elements that are named by their content; a picture in them, or a label, is no text. */
const NAMED = ':is(h1, h2, h3, h4, a[href], button, summary):not([aria-label], [aria-labelledby], :has(img))'

interface DomNode {
  backendNodeId: number
  nodeType: number
  children?: DomNode[]
}

const squash = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The elements whose name is not what is seen, as `name ≠ text`, and how many were compared. */
async function wrongNames(page: Page): Promise<{ count: number; wrong: string[] }> {
  const session = await page.context().newCDPSession(page)
  const seen = await withStyles(page, '[aria-hidden=true] { display: none !important }', () =>
    page.evaluate((named) => {
      const all = [...document.querySelectorAll('*')]
      return all.flatMap((element, index) =>
        element.matches(named) ? [{ index, text: (element as HTMLElement).innerText }] : [],
      )
    }, NAMED),
  )
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const elements = (node: DomNode): DomNode[] => [
    ...(node.nodeType === 1 ? [node] : []),
    ...(node.children ?? []).flatMap(elements),
  ]
  const all = elements(root)
  const names = new Map(allNodes(await accessibilityTree(page)).map(({ domId, name }) => [domId, name]))
  const compared = seen.flatMap(({ index, text }) => {
    const name = names.get(all[index]?.backendNodeId)
    return name === undefined || !text ? [] : [{ name, text }]
  })
  return {
    count: compared.length,
    wrong: compared
      .filter(({ name, text }) => squash(name) !== squash(text))
      .map(({ name, text }) => `${name} ≠ ${text}`),
  }
}

// Regression: Chromium dropped the space between two parts of a phrase from the name, and read
// “Doesacleanerofficemakepeoplemoreproductive?”.
for (const { path, tag } of PAGES) {
  test(`${path}: headings, links and buttons are called what is seen of them`, { tag }, async ({ page }) => {
    await page.goto(path)
    const { count, wrong } = await wrongNames(page)
    expect(count).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
}

test('so are those of the quote dialog, with and without errors', async ({ page }) => {
  await visit(page, '/contact/')
  await page.locator('a[data-opens]:visible').first().click()
  const form = page.getByRole('dialog').locator('form')
  await enhancedForm(form)
  expect((await wrongNames(page)).wrong).toEqual([])
  await form.locator('[type=submit]').click()
  await expect(page.getByRole('group', { name: quote.errors.title })).toBeFocused()
  expect((await wrongNames(page)).wrong).toEqual([])
})
