import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { LEAD_ID } from '../../components/quote/draft-store'
import { isId } from '../../components/lead/identity'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { expect, test } from '../support/faults'
import { setTo } from '../support/engines'
import { MODULES, delayRequests, visit } from '../support/page'
import { SLOW_MS } from '../support/lead-answers'
import { POSTED, REQUEST, expectEmpty, expectFilled, expectThanks, fillIn, send } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

const { quote, routes } = getContent()
const { phone, email } = contactMethods()

test.describe('delivery to the receiver, without script', setTo('@without-script'), () => {
  test.use({ baseURL: addressOf(CONNECTED), javaScriptEnabled: false })

  test('the browser does not submit an empty form', async ({ page, faults }) => {
    await page.goto('/contact/')
    await page.locator('#quote form [name=name]').press('Enter')
    await expect(page.locator('#quote form [name=name]')).toBeFocused()
    await expect(page).toHaveURL('/contact/')
    expect(faults.posts).toEqual([])
  })

  test('the button appears once a phone or email field and a service are filled in; until then a hint shows', async ({
    page,
  }) => {
    await page.goto('/contact/')
    const form = page.locator('#quote form')
    const button = form.locator('[type=submit]')
    await expect(button).toBeHidden()
    await expect(form.getByText(quote.form.missing)).toBeVisible()
    await form.locator('[name=email]').fill(REQUEST.email)
    await expect(button).toBeHidden()
    await form.getByRole('checkbox', { name: REQUEST.service[0]!, exact: true }).check()
    await expect(button).toBeVisible()
    await expect(form.getByText(quote.form.missing)).toBeHidden()
    await form.locator('[name=email]').fill('')
    await expect(button).toBeHidden()
    await form.locator('[name=phone]').fill(REQUEST.phone)
    await expect(button).toBeVisible()
  })

  // Regression: a server refused a post with files that were too large, and the request was lost.
  test('the form takes no photographs, whose size nothing would check', async ({ page }) => {
    await page.goto('/contact/')
    await page.locator('#quote form .more summary').click()
    await expect(page.locator('#quote form [name=message]')).toBeVisible()
    await expect(page.locator('#quote form [type=file]')).toBeHidden()
  })

  test('a request is delivered with every field, and the thank-you page shows', async ({ page, faults }) => {
    await page.goto('/contact/')
    const form = page.locator('#quote form')
    await fillIn(form)
    await send(form)
    await expectThanks(page)
    expect(faults.posts).toHaveLength(1)
    expect(faults.posts[0]?.contentType).toBe('multipart/form-data')
    expect(faults.posts[0]?.fields).toMatchObject(POSTED)
    expect(faults.leads.size).toBe(1)
  })
})

test.describe('delivery to the receiver, when modules are blocked', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  /** One page of each kind. */
  const samples = [...new Map(routes.map((route) => [route.kind, route.path])).values()]

  for (const [place, path] of samples.entries()) {
    test(
      `every quote button of ${path} links to the form, which is delivered and has phone and email beside it`,
      repeats(place > 0),
      async ({ page, faults }) => {
        await page.route(MODULES, (route) => route.abort())
        await page.goto(path)
        const buttons = page.locator('a[data-opens]')
        const count = await buttons.count()
        expect(count).toBeGreaterThan(0)
        for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', QUOTE_HREF)
        await page.locator('main a[data-opens], header a[data-opens]').and(page.locator(':visible')).first().click()
        await expect(page).toHaveURL(QUOTE_HREF)
        for (const { href } of [phone, email])
          await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible()
        const form = page.locator('#quote form')
        await expect(form).toBeInViewport()
        await fillIn(form)
        await send(form)
        await expectThanks(page)
        expect(faults.leads.size).toBe(1)
      },
    )
  }

  test('when only the dialog’s module fails to load, the button leads to the form', async ({ page }) => {
    await visit(page, '/faqs/')
    let refused = 0
    await page.route(MODULES, (route) => {
      refused++
      return route.abort()
    })
    await page.locator('main a[data-opens]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(QUOTE_HREF)
    await expect(page.locator('#quote form')).toBeInViewport()
    expect(refused).toBeGreaterThan(0)
  })
})

test.describe('a form whose module does not load', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  // Regression: two presses on a form without its module were two leads with two ids.
  test('is posted once, with an id, however often Send is pressed', async ({ page, faults }) => {
    faults.answer('slow')
    await page.route(MODULES, (route) => route.abort())
    await page.goto('/contact/')
    const form = page.locator('#quote form')
    await fillIn(form)
    const button = form.locator('[type=submit]')
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox())!
    // By coordinates: a Playwright click would wait for the navigation that is under way.
    const press = () => page.mouse.click(x + width / 2, y + height / 2)
    await press()
    await press()
    // The loader waits some seconds for the form's module.
    await expect.poll(() => faults.posts.length, { timeout: 10_000 }).toBe(1)
    for (let presses = 0; presses < 3; presses++) await press()
    await expect(page).toHaveURL(/thank-you/, { timeout: SLOW_MS + 5000 })
    expect(faults.posts).toHaveLength(1)
    expect(faults.posts[0]?.fields.leadId).toMatch(/^[0-9a-f-]{36}$/)
  })

  // Regression: Back restored the form's fields but not its id, and it became another lead.
  test('is the same lead when the visitor goes back from an error page and posts it again', async ({
    page,
    faults,
  }) => {
    faults.answer('server-error', 'good')
    await page.route(MODULES, (route) => route.abort())
    await page.goto('/contact/')
    const form = page.locator('#quote form')
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length, { timeout: 10_000 }).toBe(1)
    await expect(form).toBeHidden()
    await page.goBack()
    await expectFilled(form)
    await send(form)
    await expectThanks(page)
    const ids = faults.posts.map(({ fields }) => fields.leadId)
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]])
  })

  // Regression: WebKit showed the form empty after a post by the browser itself had failed.
  test('is restored with its fields and id when the page is opened again', async ({ page }) => {
    await page.route(MODULES, (route) => route.abort())
    await page.goto(QUOTE_HREF)
    const form = page.locator('#quote form')
    await fillIn(form)
    const id = await form.locator(`[name=${LEAD_ID}]`).inputValue()
    expect(isId(id)).toBe(true)
    await page.goto(pagePath('faqs'))
    await page.goto(QUOTE_HREF)
    await expectFilled(form)
    await expect(form.locator(`[name=${LEAD_ID}]`)).toHaveValue(id)
  })

  // Regression: what the browser had posted was kept, and the next request was a correction of it.
  test('leaves nothing in session storage once the thank-you page has shown', async ({ page, faults }) => {
    await page.route(/\/form\.js$/, (route) => route.abort())
    await page.goto(QUOTE_HREF)
    const form = page.locator('#quote form')
    await fillIn(form)
    await send(form)
    await expectThanks(page)
    expect(faults.leads.size).toBe(1)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.goto(QUOTE_HREF)
    await expectEmpty(form)
  })
})

test.describe('a form whose module loads late', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  test('takes photographs once it has loaded', async ({ page }) => {
    const release = await delayRequests(page, /\/form\.js$/)
    await page.goto(QUOTE_HREF)
    await page.locator('#quote form .more summary').click()
    const photos = page.locator('#quote form [type=file]')
    await page.locator('#quote form [name=message]').focus()
    await expect(photos).toBeHidden()
    release()
    await expect(photos).toBeVisible()
  })

  // Regression: the times were updated, and those that had been checked were gone.
  test('keeps a checked time even if its day has passed since the build', async ({ page }) => {
    const WEEK_MS = 7 * 24 * 60 * 60 * 1000
    await page.clock.setFixedTime(Date.now() + WEEK_MS)
    const release = await delayRequests(page, /\/form\.js$/)
    await page.goto(QUOTE_HREF)
    const form = page.locator('#quote form')
    await form.locator('[name=walkthrough]').check()
    const first = form.locator('[name=times]').first()
    const time = form.locator(`[name=times][value="${await first.getAttribute('value')}"]`)
    await first.check()
    release()
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload()
      await form.scrollIntoViewIfNeeded()
      await expect(form).toHaveJSProperty('noValidate', true)
      await expect(time).toBeChecked()
    }
  })
})
