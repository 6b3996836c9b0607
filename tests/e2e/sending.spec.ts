import { test as plainTest, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { catalogue, routeOf } from '../../content/catalogue'
import { contactWays } from '../../content/contact'
import { QUOTE_HREF, pagePath } from '../../content/routes'
import { REASON, RETRY_AFTER_S, SLOW_MS, netlifyForms, type Answer, type FaultServer } from '../support/fault-server'
import { expect, test } from '../support/faults'
import {
  POSTED,
  REFERENCE,
  REQUEST,
  SAID,
  SENT,
  expectEmpty,
  expectFilled,
  expectReceipt,
  expectThanks,
  fillIn,
  openForm,
  receiptOf,
  send,
  takenOver,
} from '../support/request'
import { CONNECTED, NETLIFY, addressOf } from '../support/variants'
import { MODULES, pasteInto, visit } from '../support/page'

const { quote, routes, services } = catalogue()
const { phone, email } = contactWays()

const notice = (form: Locator) => form.getByRole('alert')
const status = (form: Locator) => form.locator('[data-part=status]')

/** Opens the contact page with time in our hands, fills in the form, and sends it. */
async function sendRequest(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.addInitScript((address) => {
    const { fetch } = window
    const calls: number[] = Object.assign(window, { fetchCalls: [] }).fetchCalls
    window.fetch = (...call) => {
      if (call[0] === address) calls.push(Date.now())
      return fetch(...call)
    }
  }, CONNECTED.integrations.delivery.address)
  const form = await openForm(page)
  await fillIn(form)
  await send(form)
  return form
}

/** The pauses between the tries, in ms of the page's own time. */
async function pauses(page: Page): Promise<number[]> {
  const calls = await page.evaluate(() => (window as unknown as { fetchCalls: number[] }).fetchCalls)
  return calls.slice(1).map((at, i) => at - calls[i]!)
}

/** Lets the page's time fly until this is so. */
async function passTime(page: Page, isSo: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(250)
    expect(await isSo()).toBeTruthy()
  }).toPass({ intervals: [20], timeout: 30_000 })
}

/**
 * The request was not sent: the notice has the focus and says what to do, and every way has all
 * that was typed.
 */
async function expectNotSent(page: Page, form: Locator, said: { title: string; text: string }): Promise<void> {
  await expect(notice(form)).toContainText(said.title)
  await expect(notice(form)).toContainText(said.text)
  await expect(notice(form)).toBeFocused()
  await expectFilled(form)
  await expect(page).toHaveURL('/contact/')
  await expect(notice(form).locator(`a[href="${phone.href}"]`)).toBeVisible()
  await expectDraft(notice(form))
  for (const value of SAID) await expect(notice(form)).toContainText(value.replaceAll('\n', ' '))
}

/** The link that opens an e-mail has all that was typed. */
async function expectDraft(place: Locator): Promise<void> {
  const link = place.locator('a[href^="mailto:"]')
  await expect(link).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(`mailto:${address.pathname}`).toBe(email.href)
  for (const value of SAID) expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(value)
}

/** What was copied, pasted into another tab: the site's policy lets nobody read the clipboard. */
async function pasted(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.setContent('<textarea></textarea>')
  const field = page.locator('textarea')
  await pasteInto(field)
  await expect(field).not.toHaveValue('')
  const text = await field.inputValue()
  await page.close()
  return text
}

/** One lead arrived, with everything that was typed. */
function expectOneLead({ leads }: FaultServer): void {
  expect([...leads.values()]).toEqual([expect.objectContaining(SENT)])
}

test.describe('to an endpoint', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  test('a request arrives once, with what was understood of it, and the visitor is thanked', async ({
    page,
    faults,
  }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    expect(faults.posts).toEqual([
      {
        contentType: 'application/x-www-form-urlencoded',
        files: [],
        fields: {
          ...SENT,
          dial: '+61412345678',
          postcode: '2150',
          page: '/contact/',
          reference: expect.stringMatching(REFERENCE),
          subject: expect.stringContaining(quote.subject),
          leadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          revision: '1',
          try: '1',
        },
      },
    ])
    expectOneLead(faults)
  })

  test('after a request was sent nothing of it is left: not in the tab, not in the form, not by Back', async ({
    page,
  }) => {
    await page.goto('/faqs/')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/faqs/')
    await expectEmpty(await openForm(page))
  })

  test('a request that is on its way is known to every form of the page, and sent once', async ({ page, faults }) => {
    faults.answer('slow')
    await visit(page, '/services/office-cleaning/')
    const button = page.locator('main a[data-opens]').last()
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: quote.ownForm.show }).click()
    const form = await takenOver(dialog.locator('form'))
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length).toBe(1)
    await page.keyboard.press('Escape')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: routeOf(pagePath('contact')).label, exact: true })
      .click()
    const other = page.locator('#quote form')
    await expect(status(other)).toHaveText(quote.progress.sending)
    // Playwright would wait for a button that says it is disabled; a visitor may press it.
    await other.getByRole('button', { name: quote.form.send }).dispatchEvent('click')
    await expect(status(other)).toHaveText(quote.toasts.sent, { timeout: SLOW_MS + 3000 })
    expect(faults.posts).toHaveLength(1)
    await expect(page).toHaveURL('/contact/')
  })

  test('a request that is refused after its page was left says so in the form of the next page', async ({
    page,
    faults,
  }) => {
    faults.answer('out-of-order', 'refuses')
    await visit(page, '/')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.locator('main a[data-opens]').last().click()
    await page.getByRole('dialog').getByRole('link', { name: quote.ownForm.show }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REASON)
  })

  test('a request sent from the dialog shows its receipt there, at its top, with the focus in it', async ({ page }) => {
    await visit(page, '/services/office-cleaning/')
    await page.locator('main a[data-opens]').last().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.locator('main a[data-opens]').last().click()
    await dialog.getByRole('link', { name: quote.ownForm.show }).click()
    const form = await takenOver(dialog.locator('form'))
    await fillIn(form)
    await send(form)
    await expectReceipt(page)
    await expect(dialog).toContainText(quote.receipt.title)
    await expect(receiptOf(page)).toBeFocused()
    await expect(receiptOf(page)).toBeInViewport()
    await expect(page).toHaveURL('/services/office-cleaning/')
  })

  test('what is added while the request is on its way stays for another one', async ({ page, faults }) => {
    faults.answer('out-of-order', 'good')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect.poll(() => faults.posts.length).toBe(1)
    await form.locator('[name=message]').fill('And the windows')
    await expectReceipt(page)
    expectOneLead(faults)
    const again = await openForm(page)
    await expect(again.locator('[name=message]')).toHaveValue('And the windows')
  })

  test('a slow answer is waited for, and the wait is announced', async ({ page, faults }) => {
    faults.answer('slow')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(status(form)).toHaveText(quote.progress.sending)
    await expectFilled(form)
    await expect(receiptOf(page)).toBeVisible({ timeout: 20_000 })
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('a double click sends once, and so does a click while it is on its way', async ({ page, faults }) => {
    faults.answer('out-of-order', 'good')
    const form = await openForm(page)
    await fillIn(form)
    await form.locator('[type=submit]').dblclick()
    await expect(status(form)).toHaveText(quote.progress.retrying)
    await form.locator('[type=submit]').click({ force: true })
    await form.locator('[name=name]').press('Enter')
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(2)
    expectOneLead(faults)
  })

  const passing: { answers: [Answer, ...Answer[]]; posts: number; name: string }[] = [
    { answers: ['out-of-order', 'good'], posts: 2, name: 'an error of the server that passes' },
    { answers: ['out-of-order', 'cut', 'busy', 'good'], posts: 4, name: 'three different faults, and then none' },
    { answers: ['cut', 'good'], posts: 2, name: 'an answer that never comes, to a request that was taken' },
    { answers: ['cut', 'cut', 'cut', 'good'], posts: 4, name: 'three answers that never come' },
    { answers: ['half', 'good'], posts: 2, name: 'an answer that breaks off' },
  ]
  for (const { answers, posts, name } of passing) {
    test(`${name}: one lead, and the visitor is thanked`, async ({ page, faults }) => {
      faults.answer(...answers)
      await sendRequest(page)
      await passTime(page, () => receiptOf(page).isVisible())
      await expectReceipt(page)
      expect(faults.posts).toHaveLength(posts)
      expect(new Set(faults.posts.map(({ fields }) => fields.leadId)).size).toBe(1)
      expectOneLead(faults)
    })
  }

  for (const answer of ['out-of-order', 'busy'] as const) {
    test(`a server that stays ${answer} is tried four times, ever later; then everything is still there`, async ({
      page,
      faults,
    }) => {
      faults.answer(answer)
      const form = await sendRequest(page)
      await expect(status(form)).toHaveText(quote.progress.retrying)
      await passTime(page, () => notice(form).isVisible())
      await expectNotSent(page, form, quote.failed)
      expect(faults.posts).toHaveLength(4)
      expect(faults.leads.size).toBe(0)
      const least = answer === 'busy' ? Array(3).fill(RETRY_AFTER_S * 1000) : [1000, 2000, 4000]
      const waited = await pauses(page)
      expect(waited).toHaveLength(3)
      waited.forEach((pause, i) => {
        expect(pause).toBeGreaterThanOrEqual(least[i])
        expect(pause).toBeLessThanOrEqual(30_000)
      })
    })
  }

  test('a server that refuses connections is tried four times; sent again later, it is one lead', async ({
    page,
    faults,
  }) => {
    await faults.refuseConnections()
    const form = await sendRequest(page)
    await passTime(page, () => notice(form).isVisible())
    await expectNotSent(page, form, quote.failed)
    expect(await pauses(page)).toHaveLength(3)
    expect(faults.posts).toHaveLength(0)
    await faults.acceptConnections()
    await send(form)
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('a request that the server refuses is not tried again, and its reason is shown', async ({ page, faults }) => {
    faults.answer('refuses')
    const form = await sendRequest(page)
    await expectNotSent(page, form, quote.refused)
    await expect(notice(form)).toContainText(REASON)
    expect(faults.posts).toHaveLength(1)
    expect(faults.leads.size).toBe(0)
  })

  test('an address that does not exist is not tried again, and the other ways are offered', async ({
    page,
    faults,
  }) => {
    faults.answer('not-found')
    const form = await sendRequest(page)
    await expectNotSent(page, form, quote.refused)
    await expect(notice(form)).toContainText(quote.refused.noReason)
    expect(faults.posts).toHaveLength(1)
  })

  test('pressing Send again is another try; a changed request is another revision of the same lead', async ({
    page,
    faults,
  }) => {
    faults.answer('refuses')
    const form = await openForm(page)
    await fillIn(form)
    for (const message of [REQUEST.message, REQUEST.message, 'Three floors']) {
      await form.locator('[name=message]').fill(message)
      await send(form)
      await expect(notice(form)).toContainText(REASON)
      await expect(status(form)).toBeEmpty()
    }
    await expect.poll(() => faults.posts.length).toBe(3)
    expect(new Set(faults.posts.map(({ fields }) => fields.leadId)).size).toBe(1)
    expect(faults.posts.map(({ fields }) => [fields.revision, fields.try])).toEqual([
      ['1', '1'],
      ['1', '2'],
      ['2', '1'],
    ])
  })

  test('a lead that was taken without an answer is not taken again when the visitor sends it again', async ({
    page,
    faults,
  }) => {
    faults.answer('cut')
    const form = await sendRequest(page)
    await passTime(page, () => notice(form).isVisible())
    await expectNotSent(page, form, quote.failed)
    faults.answer('good')
    await send(form)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  test('the text can be copied whole', async ({ page, faults, context }) => {
    faults.answer('refuses')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await notice(form).getByRole('button', { name: quote.otherWays.copy }).click()
    const copied = await pasted(context)
    for (const value of SAID) expect(copied).toContain(value)
  })

  test('after a failure the page can be loaded again, and everything is still there', async ({ page, faults }) => {
    faults.answer('refuses')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(notice(form)).toBeVisible()
    await page.reload()
    await expectFilled(await takenOver(form))
    faults.answer('good')
    await send(form)
    await expectReceipt(page)
    expectOneLead(faults)
  })

  test('offline is said, and the request goes once when the connection is back', async ({ page, context, faults }) => {
    const form = await openForm(page)
    await fillIn(form)
    await context.setOffline(true)
    await send(form)
    await expect(status(form)).toHaveText(quote.progress.offline)
    await expectFilled(form)
    expect(faults.posts).toHaveLength(0)
    await context.setOffline(false)
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('a connection that goes away at the last try is waited for', async ({ page, context, faults }) => {
    faults.answer('out-of-order', 'out-of-order', 'out-of-order', 'slow')
    const form = await sendRequest(page)
    await passTime(page, async () => faults.posts.length === 4)
    await context.setOffline(true)
    await faults.refuseConnections()
    await expect(status(form)).toHaveText(quote.progress.offline)
    await expectFilled(form)
    faults.answer('good')
    await faults.acceptConnections()
    await context.setOffline(false)
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(5)
    expectOneLead(faults)
  })

  test('a wrong request is not sent: the list of faults has the focus and leads to the fields', async ({
    page,
    faults,
  }) => {
    const form = await openForm(page)
    await form.locator('[name=phone]').fill('0412')
    await send(form)
    const list = form.getByRole('group', { name: quote.faults.title })
    await expect(list).toBeFocused()
    const faultsShown = [
      quote.faults.nameMissing,
      quote.faults.locationMissing,
      quote.faults.phoneInvalid,
      quote.faults.serviceMissing,
    ]
    await expect(list.getByRole('link')).toHaveText(faultsShown)
    await list.getByRole('link', { name: quote.faults.phoneInvalid }).click()
    await expect(form.locator('[name=phone]')).toBeFocused()
    await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(
      `${quote.form.ways} ${quote.faults.phoneInvalid}`,
    )
    expect(faults.posts).toHaveLength(0)
  })

  test('a field is checked when it is left, never while it is typed into', async ({ page }) => {
    const form = await openForm(page)
    const contact = form.locator('[name=phone]')
    const shown = form.getByText(quote.faults.phoneInvalid).last()
    await contact.pressSequentially('0412')
    await expect(shown).toBeHidden()
    await form.locator('[name=location]').focus()
    await expect(shown).toBeVisible()
    await expect(contact).toHaveAttribute('aria-invalid', 'true')
    await contact.fill('0412 345 678')
    await form.locator('[name=location]').focus()
    await expect(shown).toBeHidden()
  })
})

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

  for (const path of samples) {
    test(`every quote button of ${path} leads to a form that works, with phone and e-mail beside it`, async ({
      page,
      faults,
    }) => {
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
    })
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

test.describe('to Netlify', () => {
  test.use({ baseURL: addressOf(NETLIFY) })

  test('the HTML has the form’s name, its honeypot, and every field that script sends', async ({ page, faults }) => {
    const known = netlifyForms().get('quote')
    const form = await openForm(page)
    await fillIn(form)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await send(form)
    const names = [...new URLSearchParams((await sent).postData() ?? '').keys()]
    await expectReceipt(page)
    expect(names).toContain('form-name')
    expect(names).toContain('leadId')
    expect(names.filter((name) => !known?.fields.has(name))).toEqual([])
    expect(known?.fields).toContain(known?.honeypot)
    expect(faults.posts).toHaveLength(1)
    expectOneLead(faults)
  })

  test('a server out of order is tried again: one lead', async ({ page, faults }) => {
    faults.answer('out-of-order', 'cut', 'good')
    await sendRequest(page)
    await passTime(page, () => receiptOf(page).isVisible())
    await expectReceipt(page)
    expect(faults.posts).toHaveLength(3)
    expectOneLead(faults)
  })

  // The fault: Netlify throws away without a word what has its hidden field filled in, and password
  // managers fill it in for people.
  test('what is written into the hidden field marks the request, which arrives', async ({ page, faults }) => {
    const form = await openForm(page)
    await fillIn(form)
    const trap = form.locator(`[name="${netlifyForms().get('quote')?.honeypot}"]`)
    await expect(trap).toBeHidden()
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
    await send(form)
    await expectReceipt(page)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining({ ...SENT, suspect: quote.suspect })])
  })

  test('what was typed in the dialog of one page stands in the form of another, and is gone once it was sent', async ({
    page,
  }) => {
    await page.goto(services[0]?.path ?? '')
    await page.locator('main a[data-opens=quote]').first().click()
    const dialog = page.getByRole('dialog')
    const inDialog = await takenOver(dialog.locator('form'))
    await fillIn(inDialog)
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').locator('a[href="/contact/"]').first().click()
    await expect(page).toHaveURL('/contact/')
    await expectFilled(await takenOver(page.locator('#quote form')))

    await page.goBack()
    await page.locator('main a[data-opens=quote]').first().click()
    await expectFilled(inDialog)
    await send(inDialog)
    await expectReceipt(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(services[0]?.path ?? '')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await expectEmpty(await openForm(page))
  })

  test('the form names the service of each page, and keeps nothing of a visitor who only looks', async ({ page }) => {
    await page.goto(services[0]?.path ?? '')
    const form = page.getByRole('dialog').locator('form')
    for (const { title, path } of services.slice(0, 2)) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path)
      await page.locator('main a[data-opens=quote]').first().click()
      await expect(form.locator('[name=service]:checked')).toHaveValue(title)
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a request arrives, and the visitor is thanked', async ({ page, faults }) => {
      await page.goto('/contact/')
      await fillIn(page.locator('#quote form'))
      await send(page.locator('#quote form'))
      await expectThanks(page)
      expect([...faults.leads.values()]).toEqual([expect.objectContaining(POSTED)])
    })
  })
})

plainTest.describe('with nothing configured', () => {
  /** Every request after the page itself. */
  const outgoing = (page: Page) => {
    const found: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || new URL(request.url()).hostname !== 'localhost') found.push(request.url())
    })
    return found
  }

  plainTest(
    'the request becomes an e-mail of the visitor’s own, and none leaves the page',
    async ({ page, context }) => {
      const found = outgoing(page)
      const form = await openForm(page)
      await fillIn(form)
      await send(form)
      const drafted = form.getByRole('status').filter({ hasText: quote.drafted.title })
      await expect(drafted).toBeFocused()
      await expectDraft(drafted)
      await expectFilled(form)
      await drafted.getByRole('button', { name: quote.otherWays.copy }).click()
      expect(await pasted(context)).toContain(REQUEST.message)
      expect(await page.evaluate(() => sessionStorage.length)).toBe(1)
      // Nobody knows whether it was sent: nobody is thanked, and nothing is thrown away.
      await drafted.getByRole('button', { name: quote.drafted.sent }).click()
      await expect(form.getByText(quote.drafted.waits)).toBeVisible()
      await expect(page).toHaveURL('/contact/')
      await expectFilled(await openForm(page))
      expect(found.filter((url) => !url.startsWith('mailto:'))).toEqual([])
    },
  )

  plainTest('without sending it the draft stays, also when the page is loaded again', async ({ page }) => {
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(form.getByRole('button', { name: quote.drafted.sent })).toBeVisible()
    await page.reload()
    await expectFilled(await takenOver(form))
  })

  plainTest.describe('without script', () => {
    plainTest.use({ javaScriptEnabled: false })

    plainTest('an e-mail with a line for each answer stands in the button’s place', async ({ page }) => {
      await page.goto('/contact/')
      const form = page.locator('#quote form')
      await expect(form.locator('[type=submit]')).toBeHidden()
      const link = form.getByRole('link', { name: quote.drafted.plain })
      await expect(link).toBeVisible()
      const address = new URL((await link.getAttribute('href')) ?? '')
      expect(`mailto:${address.pathname}`).toBe(email.href)
      expect(address.searchParams.get('subject')).toBe(quote.subject)
      for (const name of ['name', 'location', 'phone', 'service', 'message'] as const)
        expect(address.searchParams.get('body')).toContain(`${quote.form[name].label}: `)
    })
  })
})
