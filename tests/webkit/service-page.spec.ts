import { getContent } from '../../lib/content/get-content'
import { service } from '../support/dialog'
import { applyPrintRules } from '../support/printed'
import { countOf, expect, isInViewport, isShown, open, test, textOf, visit, withText } from './webkit'

const { site, templatePages } = getContent()
const { sections } = templatePages.services
const { sheet } = sections

test('printed, a service page is its scope of work, with the company’s name and contact details', async ({
  webkit,
}) => {
  await visit(webkit, service.path)
  await webkit.evaluate(applyPrintRules)
  const table = await textOf(webkit, '.scope-table')
  for (const { task, check } of service.scope) for (const text of [task, check]) expect(table).toContain(text)
  for (const text of [site.shortName.value, site.phone.value, site.email.value])
    expect(await textOf(webkit, 'header')).toContain(text)
  expect(await countOf(webkit, 'nav, main img')).toBe(0)
})

test('the button beside the scope opens the print dialog', async ({ webkit }) => {
  await visit(webkit, service.path)
  await webkit.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await webkit.click(await withText(webkit, 'main button', sheet.print))
  await expect.poll(() => countOf(webkit, 'body[data-printed]')).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no print button, and the links to the sections work', async ({ webkit }) => {
    await open(webkit, service.path)
    expect(await isShown(webkit, 'main button.needs-script')).toBe(false)
    await webkit.click(await withText(webkit, '.jump-row a', sections.price.label))
    const heading = await withText(webkit, 'main h2', sections.price.title)
    await expect.poll(() => isInViewport(webkit, heading)).toBe(true)
  })
})
