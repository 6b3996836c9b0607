// One rule: a visitor is thanked if and only if there is a proof that the delivery has the request,
// and the request is kept until then.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { pagePath } from '../../lib/content/routes'
import { TIMEOUT_MS } from '../../components/enhancements/loader-api'
import { FALSE_SUCCESS_NAMES, SLOW_MS, type FalseSuccess } from '../support/lead-answers'
import { expect, test } from '../support/faults'
import { showToast, visit, startScript } from '../support/page'
import { expectEmpty, expectFilled, expectReceipt, fillIn, openForm, receiptOf, send } from '../support/request'
import { expectOneLead, openOwnForm } from '../support/sending'
import { CONNECTED, NETLIFY, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

const { quote } = getContent()
const { phone } = contactMethods()

const strip = (page: Page) => page.locator('.outbox-strip')
const storedCount = (page: Page) => page.evaluate(() => Object.values(localStorage).length)

async function sendFrom(page: Page): Promise<Locator> {
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  return form
}

/** Another tab, in which the visitor opens a page and moves the mouse. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await startScript(page)
  return page
}

/** Successful responses that are no proof, for each delivery. */
const unprovenAnswers: Record<'receiver' | 'netlify', readonly FalseSuccess[]> = {
  receiver: FALSE_SUCCESS_NAMES,
  netlify: FALSE_SUCCESS_NAMES.filter((lie) => !/echo|another service/.test(lie)),
}

/** One response of each kind: a page, data, and a redirect. */
const ONE_OF_EACH_KIND: readonly FalseSuccess[] = [
  'a page about maintenance',
  'the echo of another lead',
  'a redirect to a page',
]

for (const variant of [CONNECTED, NETLIFY]) {
  test.describe(`a response of the ${variant.integrations.delivery.kind} delivery that is no proof`, () => {
    test.use({ baseURL: addressOf(variant) })

    for (const lie of unprovenAnswers[variant.integrations.delivery.kind]) {
      test(
        `${lie}: there is no receipt, the request is kept and not sent again by itself, and the phone number is offered`,
        repeats(!ONE_OF_EACH_KIND.includes(lie)),
        async ({ page, faults }) => {
          faults.answer(lie)
          const form = await sendFrom(page)
          const notice = form.getByRole('alert')
          await expect(notice).toBeFocused()
          await expect(notice).toContainText(new RegExp(`${quote.unproven.title}|${quote.refused.title}`))
          await expect(notice.locator(`a[href="${phone.href}"]`)).toBeVisible()
          await expectFilled(form)
          await expect(page).toHaveURL('/contact/')
          expect(faults.posts).toHaveLength(1)
          expect(faults.leads.size).toBe(0)
          expect(await storedCount(page)).toBe(1)
          // Nor on the next page, where the strip says so and has a button that sends it.
          faults.answer('good')
          await page.goto('/faqs/')
          await startScript(page)
          await expect(strip(page)).toContainText(quote.outbox.unproven)
          expect(faults.posts).toHaveLength(1)
          // Regression: a toast covered the strip's button, and took its clicks.
          await showToast(page, 'A message')
          await strip(page).getByRole('button', { name: quote.outbox.sendNow }).click()
          await expect(strip(page)).toContainText(quote.outbox.sent)
          expectOneLead(faults)
          expect(await storedCount(page)).toBe(0)
        },
      )
    }
  })
}

test.describe('a request that is not proven yet', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  // Regression: it was only in the memory of its page.
  for (const afterMs of [0, 300]) {
    test(
      `is delivered even if the tab is closed ${afterMs} ms after Send`,
      repeats(afterMs > 0),
      async ({ page, context, faults }) => {
        faults.answer('slow')
        await sendFrom(page)
        await page.waitForTimeout(afterMs)
        await page.close()
        faults.answer('good')
        const next = await openTab(context, '/')
        // The closed page may have delivered it; the next one sends it only after the timeout.
        await expect(strip(next)).toContainText(quote.outbox.sent, { timeout: TIMEOUT_MS + 5000 })
        expectOneLead(faults)
        expect(await storedCount(next)).toBe(0)
      },
    )
  }

  test('is sent by the next tab after the server was down and the tab was closed', async ({
    page,
    context,
    faults,
  }) => {
    await faults.refuseConnections()
    await sendFrom(page)
    await expect.poll(() => storedCount(page)).toBe(1)
    await page.close()
    const next = await openTab(context, '/faqs/')
    await expect(strip(next)).toContainText(quote.outbox.sending, { timeout: TIMEOUT_MS + 5000 })
    await expect(strip(next).locator(`a[href="${phone.href}"]`)).toBeVisible()
    await faults.acceptConnections()
    await expect(strip(next)).toContainText(quote.outbox.sent, { timeout: 15_000 })
    expectOneLead(faults)
  })

  test('is sent when its page is reloaded, and then cleared from the form', async ({ page, faults }) => {
    faults.answer('server-error')
    const form = await sendFrom(page)
    await expect(form.locator('[data-part=status]')).toHaveText(quote.progress.retrying)
    await page.reload()
    await expectFilled(form)
    faults.answer('good')
    await expect.poll(() => faults.leads.size, { timeout: TIMEOUT_MS + 5000 }).toBe(1)
    expectOneLead(faults)
    await expect(strip(page)).toContainText(quote.outbox.sent)
    await expectEmpty(form)
  })

  test('is shown with its reference on every page until it is delivered', async ({ page, faults }) => {
    faults.answer('refuses')
    await sendFrom(page)
    await expect.poll(() => faults.posts.length).toBe(1)
    const { reference = '' } = faults.posts[0]?.fields ?? {}
    for (const path of ['/', '/services/', '/blog/']) {
      await page.goto(path)
      await expect(strip(page)).toContainText(reference)
      await expect(strip(page)).toBeInViewport()
    }
    await page.getByRole('contentinfo').locator('a[href="/about/"]').first().click()
    await expect(page).toHaveURL('/about/')
    await expect(strip(page)).toContainText(reference)
  })

  test('is not sent by two tabs at once', async ({ page, context, faults }) => {
    faults.answer('slow')
    await sendFrom(page)
    await expect.poll(() => faults.posts.length).toBe(1)
    const other = await openTab(context, '/faqs/')
    await strip(other)
      .getByRole('button', { name: quote.outbox.sendNow })
      .click({ timeout: TIMEOUT_MS + 5000 })
    await expect(receiptOf(page)).toBeVisible({ timeout: SLOW_MS + 5000 })
    await expect(strip(other)).toContainText(quote.outbox.sent)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  // Regression: a tab was duplicated after a refusal, and its copy sent for a second site. Both
  // tabs thanked, and only one of the two requests was ever posted.
  test('is sent as well as what a duplicate of its tab sends for another site', async ({ page, context, faults }) => {
    faults.answer('refuses')
    const form = await sendFrom(page)
    await expect(form.getByRole('alert')).toContainText(quote.refused.title)
    const opened = context.waitForEvent('page')
    // What a window opens has a copy of its session storage, as a duplicate of a tab has.
    await page.evaluate(() => void window.open(location.href))
    const copy = await opened
    const copied = await openForm(copy)
    await expectFilled(copied)
    await form.locator('[name=name]').fill('Zoë, for the office in Parramatta')
    await copied.locator('[name=name]').fill('Zoë, for a second site in Penrith')
    faults.answer('slow')
    for (const tab of [form, copied]) await send(tab)
    for (const tab of [page, copy]) await expect(receiptOf(tab)).toBeVisible({ timeout: SLOW_MS + 5000 })
    const names = [...faults.leads.values()].map(({ name }) => name)
    expect(names.sort()).toEqual(['Zoë, for a second site in Penrith', 'Zoë, for the office in Parramatta'])
    expect(await storedCount(page)).toBe(0)
  })

  test('is sent at once when the browser reports offline but is not', async ({ page, faults }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await sendFrom(page)
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('is said to be on its way, has other contact methods beside it after eight seconds, and is delivered once', async ({
    page,
    faults,
  }) => {
    faults.answer('slow')
    const form = await sendFrom(page)
    await expect(form.locator('[data-part=status]')).toHaveText(quote.progress.sending)
    await expectFilled(form)
    await expect(form.getByText(quote.otherWays.title)).toBeVisible({ timeout: TIMEOUT_MS + 2000 })
    await expect(form.getByRole('status').filter({ hasText: quote.progress.slow })).toBeVisible()
    await expect(receiptOf(page)).toBeVisible({ timeout: SLOW_MS + 5000 })
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('is delivered where the browser allows no storage', async ({ page, faults }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
    })
    faults.answer('server-error', 'good')
    await sendFrom(page)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  // Regression: an ad blocker's replacement for analytics kept quote buttons from working.
  test('is delivered from the dialog even if analytics throws', async ({ page, faults }) => {
    await page.addInitScript(() => {
      Object.assign(window, { dataLayer: Object.freeze([]) })
      Object.defineProperty(window, 'plausible', {
        get: () => {
          throw new Error('broken')
        },
      })
    })
    await page.goto(pagePath('faqs'))
    const form = await openOwnForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  // Regression: the strip that offers to send it again was behind the dialog, out of reach.
  test('can be sent again in the dialog after a reload with the dialog open', async ({ page, faults }) => {
    faults.answer('refuses')
    await visit(page, pagePath('faqs'))
    const form = await openOwnForm(page)
    await fillIn(form)
    await send(form)
    await expect(form.getByRole('alert')).toContainText(quote.refused.title)
    await page.reload()
    await expect(form.getByRole('alert')).toContainText(quote.unproven.title)
    faults.answer('good')
    await send(form)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  // Regression: a page restored from the back/forward cache did not check the outbox again. Here
  // its event is dispatched by the test, since Playwright runs Chromium without that cache.
  for (const wasUsed of [false, true]) {
    test(`is shown on a page restored from the back/forward cache that was ${wasUsed ? 'used' : 'not used'} before`, async ({
      page,
      context,
      faults,
    }) => {
      await page.goto(pagePath('faqs'))
      if (wasUsed) await startScript(page)
      faults.answer('refuses')
      const other = await context.newPage()
      await expect((await sendFrom(other)).getByRole('alert')).toBeVisible()
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect(strip(page)).toContainText(quote.outbox.unproven)
    })
  }

  test('has its reference in its receipt', async ({ page, faults }) => {
    await sendFrom(page)
    await expectReceipt(page)
    await expect(receiptOf(page)).toContainText(faults.posts[0]?.fields.reference ?? 'no reference')
  })
})
