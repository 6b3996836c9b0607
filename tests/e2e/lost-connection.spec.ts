import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { navigation } from '../../lib/content/navigation'
import { exportServer } from '../../scripts/serve/export-server'
import { startServer, type LocalServer } from '../support/local-server'
import { MODULES, delayRequests, startScript, visit } from '../support/page'
import { repeats } from '../support/repeats'

const { site, services, quote } = getContent()
const { phone } = contactMethods()
const [start] = services
const target = navigation().services.find(({ href }) => href !== start?.path)
if (!start || !target) throw new Error('expected two services')

/** How long a response may take before the page reports that it failed to load. */
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

/** How the server fails, as test titles say it. */
const FAILURES: Record<string, () => void> = {
  'cannot be reached': () => server.respondWith((request) => request.socket.destroy()),
  'responds with an error': () =>
    server.respondWith((_, response) => response.writeHead(503).end('<h1>Out of order</h1>')),
  'does not respond for eight seconds': () => server.respondWith(() => {}),
}

/** Has the server respond again, also to a browser whose connections all wait for a response. */
function recover(): void {
  server.respondWith(serve)
  server.closeConnections()
}

/** What a visitor may press, and what it shows once the server works again. */
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
    // A module whose request is still pending does not load, so the page with the form shows.
    shows: (page: Page) => page.getByRole('dialog').or(page.locator('#quote form')),
  },
]

/** Opens the page; `scriptReady` waits until a first gesture has loaded its modules. */
async function open(page: Page, scriptReady: boolean): Promise<void> {
  await page.clock.install()
  await page.goto(server.address + start?.path)
  if (scriptReady) await startScript(page)
}

/** The page stays, reports that the other one failed to load, and offers the phone number. */
async function expectFailureNotice(page: Page): Promise<void> {
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
    for (const scriptReady of [false, true]) {
      // Each failure, link and time is tested; all combinations of the three are repeats.
      const details = repeats(scriptReady !== place > 0 || what !== LINKS[place % LINKS.length]?.what)
      test(
        `when the server ${failure}, ${what} pressed ${scriptReady ? 'after' : 'before'} script loads leaves the page in place, and Try again works`,
        details,
        async ({ page }) => {
          await open(page, scriptReady)
          fail()
          await press(page).click()
          await expectFailureNotice(page)
          recover()
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

test('a response that takes less than eight seconds shows the page, without a notice before', async ({ page }) => {
  await open(page, true)
  // From here on only the test lets time pass: a slow machine would add its own.
  await page.clock.pauseAt(Date.now() + 60_000)
  const requested = new Promise<() => void>((resolve) =>
    server.respondWith((request, response) => {
      const respond = () => serve(request, response)
      if (request.url === target.href) resolve(respond)
      else respond()
    }),
  )
  await link(page).click()
  const respond = await requested
  await page.clock.runFor(TIMEOUT_MS - 1000)
  await expect(notice(page)).toBeHidden()
  respond()
  await expect(page).toHaveURL(server.address + target.href)
})

// Regression: the press still counted once the contact page had been requested instead, so the
// dialog's module, loading late, opened the dialog over that page.
test('a dialog whose module loads after the contact page has replaced it stays closed', async ({ page }) => {
  await visit(page, server.address + start.path)
  const release = await delayRequests(page, MODULES)
  await quoteButton(page).click()
  await expect(page.locator('#quote form')).toBeVisible({ timeout: 10_000 })
  const loaded = page.waitForEvent('requestfinished', (request) => MODULES.test(request.url()))
  release()
  await loaded
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The module has loaded: the next press opens the dialog.
  await page.locator('a[data-opens]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// Regression: Back, pressed before the next page was rendered, changed the address but not the
// page.
test('Back shows the previous page while the server is down', async ({ page }) => {
  await visit(page, server.address + start.path)
  await link(page).click()
  await expect(page).toHaveURL(server.address + target.href)
  await server.stop()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(start.title)
})

test('what was typed is kept while the server is down', async ({ page }) => {
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
