import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { getContent, routeOf } from '../../lib/content/get-content'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { test as connectedTest } from '../support/faults'
import { CONNECTED, addressOf } from '../support/variants'

const { site, templatePages, quote } = getContent()

test('the first Tab stop is a skip link to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to the content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('every section of the home page has a visible heading, and its questions open', async ({ page }) => {
    await page.goto('/')
    const sections = page.getByRole('main').locator('section')
    expect(await sections.count()).toBeGreaterThanOrEqual(13)
    for (const section of await sections.all()) await expect(section.getByRole('heading').first()).toBeVisible()
    await page.getByText(getContent().questions.filter(({ home }) => home)[1]?.question ?? '').click()
    await expect(page.locator('#questions details[open]')).toHaveCount(1)
  })

  test('the contact page has links for requests by phone and by email', async ({ page }) => {
    await page.goto('/contact/')
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.filter((href) => href.startsWith('tel:')).length).toBeGreaterThan(0)
    expect(hrefs.some((href) => href.startsWith('mailto:') && href.includes('body='))).toBe(true)
  })
})

test.describe('without script, where a service takes requests', setTo('@without-script'), () => {
  connectedTest.use({ baseURL: addressOf(CONNECTED), javaScriptEnabled: false })

  connectedTest('a quote button links to the form, which the browser validates', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: site.words.quoteButton }).first().click()
    await expect(page).toHaveURL(QUOTE_HREF)
    const form = page.locator('form[name=quote]')
    await expect(form).toBeInViewport()
    const { name, phone } = quote.form
    await form.getByLabel(name.label).fill('Sam')
    await form.getByLabel(phone.label).fill('0412')
    await form.getByLabel(name.label).press('Enter')
    await expect(form.getByLabel(quote.form.location.label)).toBeFocused()
  })
})

test('an address without its trailing slash leads to the page', async ({ page }) => {
  const { path } = getContent().services[0] ?? { path: '' }
  const response = await page.goto(path.slice(0, -1))
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL(path)
})

test('an unknown address responds 404 with a page that has suggestions', async ({ page }) => {
  for (const path of ['/no-such-page/', '/services/no-such-service', '/_not-found/', '/404/', '/_not-found']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(templatePages['not-found'].title)
  }
  for (const slug of templatePages['not-found'].suggestions) {
    const { label, path } = routeOf(pagePath(slug))
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', path)
  }
})

test('a link to one question scrolls to that question', async ({ page }) => {
  const question = getContent().questions.at(-1)
  await page.goto(`/faqs/#${question?.slug}`)
  await expect(page.getByRole('heading', { name: question?.question ?? '' })).toBeInViewport()
})
