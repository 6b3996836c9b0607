import { pagePath } from '../../lib/content/routes'
import { countOf, expect, hasFocus, isInViewport, open, test } from './webkit'

test('the first Tab stop is a skip link to the content', async ({ webkit }) => {
  await open(webkit, pagePath('home'))
  // From the page's beginning, where a visitor starts who has clicked nothing.
  await webkit.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  await webkit.pressKey('Tab')
  const link = 'a[href="#content"]'
  expect(await hasFocus(webkit, link)).toBe(true)
  await expect.poll(() => isInViewport(webkit, link)).toBe(true)
  await webkit.pressKey('Enter')
  await expect.poll(() => hasFocus(webkit, 'main')).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every section of the home page has a visible heading', async ({ webkit }) => {
    await open(webkit, pagePath('home'))
    expect(await countOf(webkit, 'main section')).toBeGreaterThanOrEqual(13)
    const without = await webkit.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .filter((section) => section.checkVisibility())
        .filter((section) => ![...section.querySelectorAll('h1, h2, h3')].some((heading) => heading.checkVisibility()))
        .map((section) => section.outerHTML.slice(0, 100)),
    )
    expect(without).toEqual([])
  })

  test('the contact page has links for requests by phone and by email', async ({ webkit }) => {
    await open(webkit, pagePath('contact'))
    expect(await countOf(webkit, 'main a[href^="tel:"]')).toBeGreaterThan(0)
    expect(await countOf(webkit, 'main a[href^="mailto:"]')).toBeGreaterThan(0)
  })
})
