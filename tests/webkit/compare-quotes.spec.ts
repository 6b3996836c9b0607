import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { expect, focus, isShown, open, test, textOf, visit } from './webkit'

const { templatePages } = getContent()
const { tool: words, sheet } = templatePages['compare-quotes']
const { award } = templatePages.pricing
const PATH = pagePath('compare-quotes')
const result = (place: number) => `[data-form=compare] > fieldset:nth-of-type(${place}) output`

test('by keyboard alone a visitor learns what two quotes give for an hour', async ({ webkit }) => {
  await visit(webkit, PATH)
  await focus(webkit, '#quote-0-price')
  // 39 hours a month at 46.15, and 43.33 hours at 23.08.
  for (const typed of ['1800', '3', '3', '1,000', '2', '5']) {
    await webkit.type(typed)
    await webkit.pressKey('Tab')
  }
  await expect.poll(() => textOf(webkit, result(1))).toContain(`$46.15 ${words.hour}`)
  expect(await textOf(webkit, result(1))).toContain(words.above)
  expect(await textOf(webkit, result(2))).toContain(`$23.08 ${words.hour}`)
  expect(await textOf(webkit, result(2))).toContain(`${words.below} $${award.hourly}`)
  expect(await textOf(webkit, result(3))).toBe(words.waiting)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet is there, and no form that would do nothing', async ({ webkit }) => {
    await open(webkit, PATH)
    expect(await isShown(webkit, '[data-form=compare]')).toBe(false)
    const text = await textOf(webkit, 'main')
    for (const { rows } of sheet.groups) expect(text).toContain(rows[0])
  })
})
