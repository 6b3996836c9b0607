// Every heading, link and button is called what is seen of it, by the browser's own account: the
// engines of the page audit compute names themselves.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { accessibilityTree, allNodes } from '../support/accessibility-tree'
import { PAGES } from '../support/key-pages'
import { NAMED, textsSeen, wrongNames } from '../support/names'
import { visit } from '../support/page'
import { enhancedForm } from '../support/request'

const { quote } = getContent()

interface DomNode {
  backendNodeId: number
  nodeType: number
  children?: DomNode[]
}

/** The elements whose name is not what is seen, as `name ≠ text`, and how many were compared. */
async function compareNames(page: Page): Promise<{ count: number; wrong: string[] }> {
  const session = await page.context().newCDPSession(page)
  const places = await page.evaluate((named) => {
    const all = [...document.querySelectorAll('*')]
    return [...document.querySelectorAll(named)].map((element) => all.indexOf(element))
  }, NAMED)
  const texts = await page.evaluate(textsSeen, NAMED)
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const elements = (node: DomNode): DomNode[] => [
    ...(node.nodeType === 1 ? [node] : []),
    ...(node.children ?? []).flatMap(elements),
  ]
  const all = elements(root)
  const names = new Map(allNodes(await accessibilityTree(page)).map(({ domId, name }) => [domId, name]))
  const pairs = texts.flatMap((text, index) => {
    const name = names.get(all[places[index]!]?.backendNodeId)
    return name === undefined || !text ? [] : [{ name, text }]
  })
  return { count: pairs.length, wrong: wrongNames(pairs) }
}

// Regression: Chromium dropped the space between two parts of a phrase from the name, and read
// “Doesacleanerofficemakepeoplemoreproductive?”.
for (const { path, tag } of PAGES) {
  test(`${path}: headings, links and buttons are called what is seen of them`, { tag }, async ({ page }) => {
    await page.goto(path)
    const { count, wrong } = await compareNames(page)
    expect(count).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
}

test('headings, links and buttons of the quote dialog are called what is seen of them, with and without errors', async ({
  page,
}) => {
  await visit(page, '/contact/')
  await page.locator('a[data-opens]:visible').first().click()
  const form = page.getByRole('dialog').locator('form')
  await enhancedForm(form)
  const empty = await compareNames(page)
  expect(empty.count).toBeGreaterThan(3)
  expect(empty.wrong).toEqual([])
  await form.locator('[type=submit]').click()
  await expect(page.getByRole('group', { name: quote.errors.title })).toBeFocused()
  const faulty = await compareNames(page)
  // The summary links to each field with an error.
  expect(faulty.count).toBeGreaterThan(empty.count)
  expect(faulty.wrong).toEqual([])
})
