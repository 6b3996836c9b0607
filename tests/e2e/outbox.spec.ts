// One rule: a visitor is thanked if and only if the receiver has proven that it has the request,
// and what was written is kept until then.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { pagePath } from '../../lib/content/routes'
import { TIMEOUT_MS } from '../../components/enhancements/loader-api'
import { ALL_LIES, SLOW_MS, type Lie } from '../support/lead-answers'
import { expect, test } from '../support/faults'
import { showMessage, visit, wake } from '../support/page'
import { expectEmpty, expectFilled, expectReceipt, fillIn, openForm, receiptOf, send } from '../support/request'
import { expectOneLead, openOwnForm } from '../support/sending'
import { CONNECTED, NETLIFY, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

const { quote } = getContent()
const { phone } = contactMethods()

const strip = (page: Page) => page.locator('.outbox-strip')
const kept = (page: Page) => page.evaluate(() => Object.values(localStorage).length)

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
  await wake(page)
  return page
}

/** What a service that has the request would never say. */
const lies: Record<'receiver' | 'netlify', readonly Lie[]> = {
  receiver: ALL_LIES,
  netlify: ALL_LIES.filter((lie) => !/echo|another service/.test(lie)),
}

/** Of each kind of them one: a page, data, and a redirect. */
const KINDS: readonly Lie[] = ['a page about maintenance', 'the echo of another lead', 'a redirect to a page']

for (const variant of [CONNECTED, NETLIFY]) {
  test.describe(`an answer of the ${variant.integrations.delivery.kind} that is no proof`, () => {
    test.use({ baseURL: addressOf(variant) })

    for (const lie of lies[variant.integrations.delivery.kind]) {
      test(
        `${lie}: nobody is thanked, everything is kept, other ways are offered, and it is not sent again`,
        repeats(!KINDS.includes(lie)),
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
          expect(await kept(page)).toBe(1)
          // Nor on the next page, where the strip says so and lets the visitor have it sent.
          faults.answer('good')
          await page.goto('/faqs/')
          await wake(page)
          await expect(strip(page)).toContainText(quote.outbox.unproven)
          expect(faults.posts).toHaveLength(1)
          // The fault: a message lay over the strip's button, and took its clicks.
          await showMessage(page, 'A message')
          await strip(page).getByRole('button', { name: quote.outbox.sendNow }).click()
          await expect(strip(page)).toContainText(quote.outbox.sent)
          expectOneLead(faults)
          expect(await kept(page)).toBe(0)
        },
      )
    }
  })
}

test.describe('a request that is not out yet', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  // The fault: it lived in the memory of its page alone.
  for (const afterMs of [0, 300]) {
    test(
      `goes out although the tab is closed ${afterMs} ms after Send`,
      repeats(afterMs > 0),
      async ({ page, context, faults }) => {
        faults.answer('slow')
        await sendFrom(page)
        await page.waitForTimeout(afterMs)
        await page.close()
        faults.answer('good')
        const next = await openTab(context, '/')
        // The closed page may have brought it there; the next one asks only once its time is up.
        await expect(strip(next)).toContainText(quote.outbox.sent, { timeout: TIMEOUT_MS + 5000 })
        expectOneLead(faults)
        expect(await kept(next)).toBe(0)
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
    await expect.poll(() => kept(page)).toBe(1)
    await page.close()
    const next = await openTab(context, '/faqs/')
    await expect(strip(next)).toContainText(quote.outbox.sending, { timeout: TIMEOUT_MS + 5000 })
    await expect(strip(next).locator(`a[href="${phone.href}"]`)).toBeVisible()
    await faults.acceptConnections()
    await expect(strip(next)).toContainText(quote.outbox.sent, { timeout: 15_000 })
    expectOneLead(faults)
  })

  test('is resumed when its page is loaded again, and then forgotten by the form', async ({ page, faults }) => {
    faults.answer('out-of-order')
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

  test('is on every page of the site, with its reference, until it is out', async ({ page, faults }) => {
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
    await expect(receiptOf(page)).toBeVisible({ timeout: SLOW_MS })
    await expect(strip(other)).toContainText(quote.outbox.sent)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('goes at once where the browser only thinks that it is offline', async ({ page, faults }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await sendFrom(page)
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('has other ways beside it after eight seconds, and still arrives', async ({ page, faults }) => {
    faults.answer('slow')
    const form = await sendFrom(page)
    await expect(form.getByText(quote.otherWays.title)).toBeVisible({ timeout: TIMEOUT_MS + 2000 })
    await expect(form.getByRole('status').filter({ hasText: quote.progress.slow })).toBeVisible()
    await expect(receiptOf(page)).toBeVisible({ timeout: SLOW_MS })
    expectOneLead(faults)
  })

  test('arrives where nothing may be stored', async ({ page, faults }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
    })
    faults.answer('out-of-order', 'good')
    await sendFrom(page)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  // The fault: a blocker's trap in the place of a counter kept quote buttons from being answered.
  test('is thanked for whatever stands in the place of a counter, from the dialog too', async ({ page, faults }) => {
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

  // The fault: the strip that offers it again lies behind the dialog, where nobody can press it.
  test('is offered again in the dialog, when the page is loaded anew with the dialog open', async ({
    page,
    faults,
  }) => {
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

  // The fault: the browser's cache gives a page as it was left, and it looked at nothing anew. Here
  // the event of that is sent by hand, since this browser is driven without that cache.
  for (const wasUsed of [false, true]) {
    test(`is known to a page that Back brings as it was left, ${wasUsed ? 'used' : 'untouched'}`, async ({
      page,
      context,
      faults,
    }) => {
      await page.goto(pagePath('faqs'))
      if (wasUsed) await wake(page)
      faults.answer('refuses')
      const other = await context.newPage()
      await expect((await sendFrom(other)).getByRole('alert')).toBeVisible()
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect(strip(page)).toContainText(quote.outbox.unproven)
    })
  }

  test('has its reference on its receipt', async ({ page, faults }) => {
    await sendFrom(page)
    await expectReceipt(page)
    await expect(receiptOf(page)).toContainText(faults.posts[0]?.fields.reference ?? 'no reference')
  })
})
