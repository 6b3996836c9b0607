import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { LEAD_ID } from '../../components/quote/draft-store'
import { isId } from '../../components/lead/identity'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { expect, test } from '../support/faults'
import { MODULES, visit } from '../support/page'
import { SLOW_MS } from '../support/lead-answers'
import { POSTED, REQUEST, expectEmpty, expectFilled, expectThanks, fillIn, send } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

const { quote, routes } = getContent()
const { phone, email } = contactMethods()

test.describe('to an endpoint, without script', () => {
  test.use({ baseURL: addressOf(CONNECTED), javaScriptEnabled: false })

  test('the browser refuses an empty form', async ({ page, faults }) => {
    await page.goto('/contact/')
    await page.locator('#quote form [name=name]').press('Enter')
    await expect(page.locator('#quote form [name=name]')).toBeFocused()
    await expect(page).toHaveURL('/contact/')
    expect(faults.posts).toEqual([])
  })

  test('the button comes once there is a way to answer and something to clean; until then it says so', async ({
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

  test('a request arrives with every field, and the visitor is thanked', async ({ page, faults }) => {
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

test.describe('to an endpoint, when script is blocked half-way', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  /** A page of each kind, since those of a kind are made alike. */
  const samples = [...new Map(routes.map((route) => [route.kind, route.path])).values()]

  for (const [place, path] of samples.entries()) {
    test(
      `every quote button of ${path} leads to a form that works, with phone and e-mail beside it`,
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

  test('when only the dialog’s part does not come, its button leads to the form', async ({ page }) => {
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

test.describe('a form whose code does not come', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  // The fault: two presses on a form without its code were two leads of two identities.
  test('is posted once however often Send is pressed, with an id', async ({ page, faults }) => {
    faults.answer('slow')
    await page.route(MODULES, (route) => route.abort())
    await page.goto('/contact/')
    const form = page.locator('#quote form')
    await fillIn(form)
    const button = form.locator('[type=submit]')
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox())!
    // By place: Playwright itself waits with everything else until the browser has an answer.
    const press = () => page.mouse.click(x + width / 2, y + height / 2)
    await press()
    await press()
    // The loader gives the form's code some seconds.
    await expect.poll(() => faults.posts.length, { timeout: 10_000 }).toBe(1)
    for (let presses = 0; presses < 3; presses++) await press()
    await expect(page).toHaveURL(/thank-you/, { timeout: SLOW_MS + 5000 })
    expect(faults.posts).toHaveLength(1)
    expect(faults.posts[0]?.fields.leadId).toMatch(/^[0-9a-f-]{36}$/)
  })

  // The fault: Back gave the form its answers again, but not its id, and it was another lead.
  test('is the same lead when the visitor comes back from a page about an error and posts it again', async ({
    page,
    faults,
  }) => {
    faults.answer('out-of-order', 'good')
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

  // The fault: WebKit gave the form back empty after the browser itself had posted it in vain.
  test('has what was typed again, as the same lead, when the browser has forgotten it', async ({ page }) => {
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

  // The fault: what the browser had posted was kept, and the next request was a correction of it.
  test('leaves nothing in the tab once its visitor was thanked', async ({ page, faults }) => {
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

test.describe('a form whose code comes late', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  // The fault: the times were brought up to date, and those that had been ticked were gone.
  test('keeps a time that was ticked although its day has passed since the build', async ({ page }) => {
    const WEEK_MS = 7 * 24 * 60 * 60 * 1000
    await page.clock.setFixedTime(Date.now() + WEEK_MS)
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/form\.js$/, async (route) => {
      await isReleased
      await route.continue()
    })
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
