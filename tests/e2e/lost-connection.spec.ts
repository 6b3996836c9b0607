import { expect, test, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { navigation } from '../../lib/content/navigation'
import { exportServer } from '../../scripts/serve/export-server'
import { startServer, type LocalServer } from '../support/local-server'
import { holdBack, visit, wake } from '../support/page'
import { repeats } from '../support/repeats'

const { site, services, quote } = getContent()
const { phone } = contactMethods()
const [start] = services
const target = navigation().services.find(({ href }) => href !== start?.path)
if (!start || !target) throw new Error('expected two services')

/** How long a response may take before the page says that it did not come. */
const TIMEOUT_MS = 8000

const serve = exportServer('out')
const link = (page: Page) => page.locator(`footer a[href="${target.href}"]`)
const quoteButton = (page: Page) => page.locator('main a[data-opens=quote]').first()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: site.words.noAnswer })

let server: LocalServer

test.beforeEach(async () => {
  server = await startServer(serve)
})
test.afterEach(() => server.stop())

/** How the server fails, in the words of a test's name. */
const FAILURES: Record<string, () => void> = {
  'cannot be reached': () => server.answerBy((request) => request.socket.destroy()),
  'is out of order': () => server.answerBy((_, response) => response.writeHead(503).end('<h1>Out of order</h1>')),
  'says nothing for eight seconds': () => server.answerBy(() => {}),
}

/** What a visitor may press, and what shows once the server works again. */
const LINKS = [
  {
    what: 'a link',
    press: link,
    shows: (page: Page) =>
      page.getByRole('heading', { level: 1, name: services.find(({ path }) => path === target.href)?.title ?? '' }),
  },
  {
    what: 'a quote button',
    press: quoteButton,
    // Code that a browser still waits for does not come: the page with the form does.
    shows: (page: Page) => page.getByRole('dialog').or(page.locator('#quote form')),
  },
]

/** Opens the page; `woken` is whether its visitor has done something before. */
async function open(page: Page, woken: boolean): Promise<void> {
  await page.clock.install()
  await page.goto(server.address + start?.path)
  if (woken) await wake(page)
}

/** The page is what it was, says that the other one did not come, and offers what helps. */
async function expectStays(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500)
    expect(await notice(page).isVisible()).toBe(true)
  }).toPass({ intervals: [20], timeout: 15_000 })
  await expect(page).toHaveURL(server.address + start?.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start?.title ?? '')
  await expect(notice(page).locator(`a[href="${phone.href}"]`)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
}

for (const [place, [failure, fail]] of Object.entries(FAILURES).entries()) {
  for (const { what, press, shows } of LINKS) {
    for (const woken of [false, true]) {
      // Each failure, link and time is tested; all combinations of the three are repeats.
      const details = repeats(woken !== place > 0 || what !== LINKS[place % LINKS.length]?.what)
      test(
        `when the server ${failure}, ${what} pressed ${woken ? 'later' : 'first'} leaves the page as it is, and Try again works`,
        details,
        async ({ page }) => {
          await open(page, woken)
          fail()
          await press(page).click()
          await expectStays(page)
          server.answerBy(serve)
          await notice(page).getByRole('button').click()
          await expect(async () => {
            await page.clock.runFor(500)
            expect(await shows(page).isVisible()).toBe(true)
          }).toPass({ intervals: [20], timeout: 15_000 })
          await expect(notice(page)).toBeHidden()
        },
      )
    }
  }
}

test('a response that takes less than eight seconds is waited for', async ({ page }) => {
  await open(page, true)
  let respond = () => {}
  server.answerBy((request, response) => {
    const serveRequest = () => serve(request, response)
    if (request.url === target.href) respond = serveRequest
    else serveRequest()
  })
  await link(page).click()
  await page.clock.runFor(TIMEOUT_MS - 1000)
  await expect(notice(page)).toBeHidden()
  respond()
  await expect(page).toHaveURL(server.address + target.href)
})

// The fault: the press still counted once the contact page had been requested in the dialog's
// stead, so its code, arriving late, opened the dialog over that page.
test('a dialog whose code comes after the contact page has taken its place stays closed', async ({ page }) => {
  await visit(page, server.address + start.path)
  const release = await holdBack(page, /\/dialog\.js$/)
  await quoteButton(page).click()
  await expect(page.locator('#quote form')).toBeVisible()
  const arrived = page.waitForEvent('requestfinished', (request) => /\/dialog\.js$/.test(request.url()))
  release()
  await arrived
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('a[data-opens]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// The fault: Back, pressed before the next page was drawn, changed the address and not the page.
test('a page that is left while the server is gone is there again by Back, however soon', async ({ page }) => {
  await visit(page, server.address + start.path)
  await link(page).click()
  await expect(page).toHaveURL(server.address + target.href)
  await server.stop()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title)
})

test('what is typed stays while the server is gone', async ({ page }) => {
  await visit(page, server.address + start.path)
  await quoteButton(page).click()
  const field = page.getByRole('dialog').getByLabel(quote.form.name.label)
  await field.fill('Jo Nguyen')
  await server.stop()
  await page.keyboard.press('Escape')
  await link(page).click()
  await expect(notice(page)).toBeVisible()
  await quoteButton(page).click()
  await expect(field).toHaveValue('Jo Nguyen')
})
