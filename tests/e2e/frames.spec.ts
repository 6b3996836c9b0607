import { RETRIES, pauseBefore } from '../../components/enhancements/retry'
import { FRAME_TIMEOUT_MS } from '../../components/quote/frame-monitor'
import { getContent } from '../../lib/content/get-content'
import { expect, test } from '../support/faults'
import { setTo, stateOfRefused } from '../support/engines'
import {
  form,
  calendar,
  RESERVED,
  frameBox,
  frameRequests,
  quoteSection,
  bookingSection,
  goTo,
  passTimeUntil,
  framePart,
  nextRender,
  placeholderOf,
  scrollToAbove,
  expectAlternatives,
  useOwnForm,
} from '../support/frames'
import { HOSTS } from '../support/hosts'
import { MODULES, delayRequests, visit, startScript } from '../support/page'
import type { Frame } from '../support/provider-frames'
import { repeats } from '../support/repeats'
import { SENT, expectThanks, fillIn, send } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(CONNECTED) })

const { quote } = getContent()

test('a form that loads shows, has its title, and keeps the alternatives beside it', async ({ page, faults }) => {
  await goTo(page, quoteSection(page))
  const box = frameBox(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await expectAlternatives(quoteSection(page), form.title)
  await expect(box.getByRole('status')).toHaveText(quote.frame.alive)
  expect(frameRequests(faults, HOSTS.form)).toEqual([`GET ${HOSTS.form}/widget/form/${form.id}`])
})

test('a calendar that loads shows, has its title, and keeps the alternatives beside it', async ({ page, faults }) => {
  await goTo(page, bookingSection(page))
  const box = frameBox(bookingSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await expectAlternatives(bookingSection(page), calendar.title)
  expect(frameRequests(faults, HOSTS.calendar)).toEqual([`GET ${HOSTS.calendar}/${calendar.id}`])
})

/** The state that each fault of a frame leads to. */
const FRAME_FAULTS: { frame: Frame; state: 'slow' | 'failed' | 'refused' }[] = [
  { frame: 'slow', state: 'slow' },
  { frame: 'not-found', state: 'failed' },
  { frame: 'server-error', state: 'failed' },
  { frame: 'rate-limited', state: 'failed' },
  // Chromium fires no load event for it, so it may still load.
  { frame: 'truncated', state: 'slow' },
  { frame: 'silent', state: 'failed' },
  { frame: 'wrong-origin', state: 'refused' },
  { frame: 'wrong-source', state: 'failed' },
]

/** A fault of each kind: of time, of the response, and of the messages. */
const ONE_OF_EACH_KIND: readonly Frame[] = ['slow', 'server-error', 'wrong-origin']

for (const { frame, state } of FRAME_FAULTS) {
  test(
    `frame fault “${frame}”: it is reported, the frame stays, and the site’s own form is delivered`,
    repeats(!ONE_OF_EACH_KIND.includes(frame)),
    async ({ page, faults }) => {
      const shown = state === 'refused' ? stateOfRefused(page) : state
      faults.serveFrame(frame)
      await goTo(page, quoteSection(page), { fakeClock: true })
      const box = frameBox(quoteSection(page))
      await expect(box).toHaveAttribute('data-state', 'loading')
      await expectAlternatives(quoteSection(page), form.title)
      await expect(box.getByRole('status')).toHaveText(quote.frame.loading)
      await passTimeUntil(page, box, shown)
      await expect(box.getByRole('status')).toContainText(quote.frame[shown])
      await expectAlternatives(quoteSection(page), form.title)
      await useOwnForm(page, quoteSection(page))
      expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
    },
  )
}

test('a refused connection is reported, and the alternatives stay', async ({ page, faults }) => {
  await goTo(page, page.getByRole('banner'), { fakeClock: true })
  await faults.refuseConnections()
  await quoteSection(page).scrollIntoViewIfNeeded()
  const box = frameBox(quoteSection(page))
  const shown = stateOfRefused(page)
  await passTimeUntil(page, box, shown)
  await expect(box.getByRole('status')).toContainText(quote.frame[shown])
  await expectAlternatives(quoteSection(page), form.title)
  await faults.acceptConnections()
  await useOwnForm(page, quoteSection(page))
  expect(faults.leads.size).toBe(1)
})

test('a frame that loads late is still shown, without a second load', async ({ page, faults }) => {
  faults.serveFrame('slow')
  await goTo(page, quoteSection(page))
  const box = frameBox(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'slow', { timeout: FRAME_TIMEOUT_MS + 2000 })
  await expect(box).toHaveAttribute('data-state', 'alive', { timeout: 10_000 })
  await expect(box.getByRole('status')).toHaveText(quote.frame.alive)
  expect(frameRequests(faults, HOSTS.form)).toHaveLength(1)
})

// Regression: a frame that failed was retried twice instead of three times.
test('a frame that fails is retried after 1, 2 and 4 s, and by the Try again button', async ({ page, faults }) => {
  const loads = () => frameRequests(faults, HOSTS.form)
  faults.serveFrame('server-error')
  await page.clock.install({ time: 0 })
  await visit(page, '/')
  await page.clock.pauseAt(60_000)
  await page.evaluate(() =>
    document.addEventListener('load', ({ target }) => (target as Element).setAttribute('data-loaded', ''), true),
  )
  await quoteSection(page).scrollIntoViewIfNeeded()
  const box = frameBox(quoteSection(page))
  const loaded = box.locator('iframe[data-loaded]')
  for (let retry = 1; retry <= RETRIES; retry++) {
    await expect(loaded).toHaveCount(1)
    await page.clock.runFor(FRAME_TIMEOUT_MS + pauseBefore(retry) - 1)
    await nextRender(page)
    await expect(box).toHaveAttribute('data-state', 'failed')
    expect([await loaded.count(), loads().length], 'before the delay is over').toEqual([1, retry])
    await page.clock.runFor(1)
    await expect.poll(loads).toHaveLength(retry + 1)
  }
  await page.clock.runFor(60_000)
  await nextRender(page)
  expect(loads()).toHaveLength(RETRIES + 1)
  faults.serveFrame('good')
  await box.getByRole('button', { name: quote.frame.tryAgain }).click()
  await expect(box).toHaveAttribute('data-state', 'alive')
  expect(loads()).toHaveLength(RETRIES + 2)
})

test('an offline visitor is told so, and the frame loads once online', async ({ page, context, faults }) => {
  await goTo(page, page.getByRole('banner'))
  const box = frameBox(quoteSection(page))
  // The frame's module loads a little earlier than the frame; here only the frame is still to load.
  const placeholder = await box.elementHandle()
  await scrollToAbove(quoteSection(page), 400)
  await expect.poll(() => placeholder?.evaluate((node) => node.isConnected)).toBe(false)
  await context.setOffline(true)
  await box.scrollIntoViewIfNeeded()
  await expect(box.getByRole('status')).toHaveText(quote.frame.offline)
  expect(frameRequests(faults, HOSTS.form)).toHaveLength(0)
  await context.setOffline(false)
  await expect(box).toHaveAttribute('data-state', 'alive')
})

// Regression: a frame's module that failed to load offline was not requested again.
test('a frame whose module failed to load offline loads once the connection is back', async ({ page, context }) => {
  await goTo(page, page.getByRole('banner'), { fakeClock: true })
  let [pending, refused] = [0, 0]
  page.on('request', (request) => (pending += Number(MODULES.test(request.url()))))
  page.on('requestfailed', (request) => {
    pending -= Number(MODULES.test(request.url()))
    refused += Number(/islands/.test(request.url()))
  })
  await context.setOffline(true)
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    // Of a module's files that are all requested again, the browser leaves out one still pending.
    expect(pending).toBe(0)
    await page.clock.runFor(1000)
    expect(refused).toBe(RETRIES + 1)
  }).toPass({ intervals: [50], timeout: 20_000 })
  await context.setOffline(false)
  const box = frameBox(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
})

test('a frame loads once, between 260 and 150 px before it scrolls into view', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await goTo(page, page.getByRole('banner'))
  const box = frameBox(quoteSection(page))
  expect((await placeholderOf(box).boundingBox())?.height).toBe(RESERVED)
  await scrollToAbove(quoteSection(page), 260)
  // Two animation frames, so that the intersection observer has run.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(box).toHaveAttribute('data-state', 'waiting')
  await expect(box.locator('iframe')).toHaveCount(0)
  await expect(box.getByRole('status')).toHaveText(quote.frame.waiting)
  await scrollToAbove(quoteSection(page), 150)
  await expect(box).toHaveAttribute('data-state', 'alive')
  for (const top of [0, 100_000, 0]) await page.evaluate((y) => window.scrollTo(0, y), top)
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(box).toHaveAttribute('data-state', 'alive')
  expect(frameRequests(faults, HOSTS.form)).toHaveLength(1)
})

test('a frame keeps what was typed while the site’s own form shows', async ({ page, faults }) => {
  await goTo(page, quoteSection(page))
  const section = quoteSection(page)
  await expect(frameBox(section)).toHaveAttribute('data-state', 'alive')
  const typed = section.frameLocator('iframe').getByLabel('Field')
  await typed.fill('half a request')
  await framePart(section).getByRole('link', { name: quote.ownForm.show }).click()
  await expect(typed).toBeHidden()
  await section.getByRole('button', { name: quote.ownForm.back }).click()
  await expect(typed).toHaveValue('half a request')
  expect(frameRequests(faults, HOSTS.form)).toHaveLength(1)
})

test('in the dialog the frame has the service prefilled, and the site’s own form is delivered', async ({
  page,
  faults,
}) => {
  const service = getContent().services[0]
  await page.goto(service?.path ?? '')
  const loaded = page.waitForRequest((request) => new URL(request.url()).hostname === HOSTS.form)
  await page.locator('main a[data-opens=quote]').first().click()
  expect(new URL((await loaded).url()).searchParams.get('service')).toBe(service?.title)
  const dialog = page.getByRole('dialog')
  await expect(frameBox(dialog)).toHaveAttribute('data-state', 'alive')
  await useOwnForm(page, dialog)
  expect(faults.leads.size).toBe(1)
})

test('a frame can navigate the visitor to another page after a click', async ({ page, faults }) => {
  faults.serveFrame('redirects')
  await goTo(page, quoteSection(page))
  await quoteSection(page).frameLocator('iframe').getByRole('button', { name: 'Submit' }).click()
  await expectThanks(page)
})

// Regression: the loader took the press for an intent, and went to the page that the link leads to
// without script.
test('the link to the site’s own form works while a module is loading', async ({ page }) => {
  const release = await delayRequests(page, /\/page\.js$/)
  await page.goto('/')
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(frameBox(quoteSection(page))).toHaveAttribute('data-state', 'alive')
  await framePart(quoteSection(page)).getByRole('link', { name: quote.ownForm.show }).click()
  await expect(quoteSection(page).locator('form')).toBeVisible()
  release()
  await startScript(page)
  await expect(page).toHaveURL('/')
  await expect(quoteSection(page).locator('form')).toBeVisible()
})

// Regression: a policy that does not name the frame's host left an empty box.
test('a frame blocked by the policy is reported, and the site’s own form is delivered', async ({ page, faults }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "frame-src 'none'"
    document.head.append(policy)
  })
  await quoteSection(page).scrollIntoViewIfNeeded()
  const box = frameBox(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'blocked')
  await expect(box.getByRole('status')).toContainText(quote.frame.blocked)
  await expect(box.getByRole('button', { name: quote.frame.tryAgain })).toBeVisible()
  await useOwnForm(page, quoteSection(page))
  expect(faults.leads.size).toBe(1)
  expect(frameRequests(faults, HOSTS.form)).toEqual([])
})

test('before a gesture no third party is contacted and nothing is stored', async ({ page, context, faults }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  await page.mouse.move(300, 300)
  expect([...hosts]).toEqual([addressOf(CONNECTED)])
  expect(faults.requests).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the site’s own form replaces each frame, and is delivered', async ({ page, faults }) => {
    for (const section of [quoteSection(page), bookingSection(page)]) {
      await faults.reset()
      await page.goto('/')
      const own = section.locator('form')
      await expect(own).toBeVisible()
      await expect(section.getByText(quote.frame.waiting)).toBeHidden()
      await fillIn(own)
      await send(own)
      await expectThanks(page)
      expect(faults.leads.size).toBe(1)
    }
  })
})
