import { expect, test, type Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { navigation } from '../../lib/content/navigation'
import { exportServer } from '../../scripts/export-server'
import { startServer, type LocalServer } from '../support/local-server'
import { visit, wake } from '../support/page'
import { repeats } from '../support/repeats'

const { site, services, quote } = getContent()
const { phone } = contactMethods()
const [start] = services
const target = navigation().services.find(({ href }) => href !== start?.path)
if (!start || !target) throw new Error('expected two services')

/** How long an answer may take: "an answer that takes 8 s". */
const PATIENCE_MS = 8000

const asUsual = exportServer('out')
const link = (page: Page) => page.locator(`footer a[href="${target.href}"]`)
const quoteButton = (page: Page) => page.locator('main a[data-opens=quote]').first()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: site.words.noAnswer })

let server: LocalServer

test.beforeEach(async () => {
  server = await startServer(asUsual)
})
test.afterEach(() => server.stop())

/** What can be wrong with a server, in the words of a test's name. */
const TROUBLES: Record<string, () => void> = {
  'cannot be reached': () => server.answerBy((request) => request.socket.destroy()),
  'is out of order': () => server.answerBy((_, response) => response.writeHead(503).end('<h1>Out of order</h1>')),
  'says nothing for eight seconds': () => server.answerBy(() => {}),
}

/** What a visitor may press, and what shows once it works again. */
const WISHES = [
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

for (const [place, [trouble, cause]] of Object.entries(TROUBLES).entries()) {
  for (const { what, press, shows } of WISHES) {
    for (const woken of [false, true]) {
      // Each trouble, wish and time is played; every three of them together are one more case.
      const details = repeats(woken !== place > 0 || what !== WISHES[place % WISHES.length]?.what)
      test(
        `when the server ${trouble}, ${what} pressed ${woken ? 'later' : 'first'} leaves the page as it is, and Try again works`,
        details,
        async ({ page }) => {
          await open(page, woken)
          cause()
          await press(page).click()
          await expectStays(page)
          server.answerBy(asUsual)
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

test('an answer that takes less than eight seconds is waited for', async ({ page }) => {
  await open(page, true)
  let answer = () => {}
  server.answerBy((request, response) => {
    const give = () => asUsual(request, response)
    if (request.url === target.href) answer = give
    else give()
  })
  await link(page).click()
  await page.clock.runFor(PATIENCE_MS - 1000)
  await expect(notice(page)).toBeHidden()
  answer()
  await expect(page).toHaveURL(server.address + target.href)
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
