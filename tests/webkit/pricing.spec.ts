import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { countOf, expect, focus, hasFocus, isShown, open, test, textOf, valuesOf, visit } from './webkit'

const { estimator: words, typical } = getContent().templatePages.pricing
const PRICING = pagePath('pricing')
/** A range, and never one figure. */
const RANGE = /^\$[\d,]+ to \$[\d,]+/
const TOOL = '[data-form=estimate]'
const RESULT = `${TOOL} output`

test('by keyboard alone a visitor gets a range, and asks for a quote with the answers', async ({ webkit }) => {
  await visit(webkit, PRICING)
  await focus(webkit, `${TOOL} [name=site]`)
  await webkit.pressKey('Tab')
  expect(await hasFocus(webkit, '[name=area]')).toBe(true)
  await webkit.pressKey('Control+A')
  await webkit.type('800')
  await expect.poll(() => textOf(webkit, RESULT)).toMatch(RANGE)
  await focus(webkit, `${TOOL} [data-part=quote] a`)
  await webkit.pressKey('Enter')
  await expect
    .poll(() => valuesOf(webkit, '[role=dialog] form'))
    .toMatchObject({
      size: '800',
      sizeIn: words.sizeIn,
      message: expect.stringMatching(new RegExp(`^${words.message} ${words.area.label}: 800, .*\\$`)),
    })
})

test('an answer that is no number is named, and the range comes back with one that is', async ({ webkit }) => {
  await visit(webkit, PRICING)
  await webkit.fill(`${TOOL} [name=area]`, 'about 400')
  await expect.poll(() => textOf(webkit, RESULT)).toContain(`${words.area.label}: ${words.enter} `)
  expect(await isShown(webkit, `${TOOL} [data-part=quote]`)).toBe(false)
  await webkit.fill(`${TOOL} [name=area]`, '400,5')
  await expect.poll(() => textOf(webkit, RESULT)).toMatch(RANGE)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the table of typical results is there, and no form that would do nothing', async ({ webkit }) => {
    await open(webkit, PRICING)
    expect(await isShown(webkit, TOOL)).toBe(false)
    expect(await countOf(webkit, 'table tbody tr')).toBeGreaterThanOrEqual(typical.sizes.length)
  })
})
