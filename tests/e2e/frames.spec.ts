import { RETRIES, pauseBefore } from '../../components/enhancements/retry'
import { FRAME_TIMEOUT_MS } from '../../components/quote/frame-monitor'
import { getContent } from '../../lib/content/get-content'
import { expect, test } from '../support/faults'
import {
  form,
  calendar,
  RESERVED,
  place,
  frames,
  quoteSection,
  bookingSection,
  goTo,
  passTimeUntil,
  framed,
  drawn,
  roomOf,
  scrollUntilBelow,
  expectWaysRound,
  useOwnForm,
} from '../support/frames'
import { HOSTS } from '../support/hosts'
import { holdBack, visit, wake } from '../support/page'
import type { Frame } from '../support/provider-frames'
import { repeats } from '../support/repeats'
import { SENT, expectThanks, fillIn, send } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(CONNECTED) })

const { quote } = getContent()

test('a good frame comes to life, has its title, and the ways round it stay', async ({ page, faults }) => {
  await goTo(page, quoteSection(page))
  const box = place(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await expectWaysRound(quoteSection(page), form.title)
  await expect(box.getByRole('status')).toHaveText(quote.frame.alive)
  expect(frames(faults, HOSTS.form)).toEqual([`GET ${HOSTS.form}/widget/form/${form.id}`])
})

test('a calendar comes to life', async ({ page, faults }) => {
  await goTo(page, bookingSection(page))
  const box = place(bookingSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await expectWaysRound(bookingSection(page), calendar.title)
  expect(frames(faults, HOSTS.calendar)).toEqual([`GET ${HOSTS.calendar}/${calendar.id}`])
})

/** What becomes of a frame, whatever its server does. */
const FAULTS: { frame: Frame; state: 'slow' | 'failed' }[] = [
  { frame: 'slow', state: 'slow' },
  { frame: 'not-found', state: 'failed' },
  { frame: 'out-of-order', state: 'failed' },
  { frame: 'busy', state: 'failed' },
  // Chromium fires no load event for it, so it may still come.
  { frame: 'half', state: 'slow' },
  { frame: 'silent', state: 'failed' },
  { frame: 'wrong-origin', state: 'failed' },
  { frame: 'wrong-source', state: 'failed' },
]

/** A fault of each kind: of time, of the answer, and of what the frame says. */
const KINDS: readonly Frame[] = ['slow', 'out-of-order', 'wrong-origin']

for (const { frame, state } of FAULTS) {
  test(
    `a frame that is ${frame}: it is said, the frame stays, and the own form beside it arrives`,
    repeats(!KINDS.includes(frame)),
    async ({ page, faults }) => {
      faults.serveFrame(frame)
      await goTo(page, quoteSection(page), { timeFlies: true })
      const box = place(quoteSection(page))
      await expect(box).toHaveAttribute('data-state', 'loading')
      await expectWaysRound(quoteSection(page), form.title)
      await expect(box.getByRole('status')).toHaveText(quote.frame.loading)
      await passTimeUntil(page, box, state)
      await expect(box.getByRole('status')).toContainText(quote.frame[state])
      await expectWaysRound(quoteSection(page), form.title)
      await useOwnForm(page, quoteSection(page))
      expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
    },
  )
}

test('a server that refuses connections: it is said, the frame stays, and the ways round it', async ({
  page,
  faults,
}) => {
  await goTo(page, page.getByRole('banner'), { timeFlies: true })
  await faults.refuseConnections()
  await quoteSection(page).scrollIntoViewIfNeeded()
  const box = place(quoteSection(page))
  await passTimeUntil(page, box, 'failed')
  await expect(box.getByRole('status')).toContainText(quote.frame.failed)
  await expectWaysRound(quoteSection(page), form.title)
  await faults.acceptConnections()
  await useOwnForm(page, quoteSection(page))
  expect(faults.leads.size).toBe(1)
})

test('a frame that comes late is used after all', async ({ page, faults }) => {
  faults.serveFrame('slow')
  await goTo(page, quoteSection(page))
  const box = place(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'slow', { timeout: FRAME_TIMEOUT_MS + 2000 })
  await expect(box).toHaveAttribute('data-state', 'alive', { timeout: 10_000 })
  await expect(box.getByRole('status')).toHaveText(quote.frame.alive)
  expect(frames(faults, HOSTS.form)).toHaveLength(1)
})

// The fault: a frame that failed was loaded three times in all, and not as often as the
// specification's "retry 3".
test('a frame that fails is tried three more times, after 1, 2 and 4 s, and again when the visitor asks', async ({
  page,
  faults,
}) => {
  const loads = () => frames(faults, HOSTS.form)
  faults.serveFrame('out-of-order')
  await page.clock.install({ time: 0 })
  await visit(page, '/')
  await page.clock.pauseAt(60_000)
  await page.evaluate(() =>
    document.addEventListener('load', ({ target }) => (target as Element).setAttribute('data-loaded', ''), true),
  )
  await quoteSection(page).scrollIntoViewIfNeeded()
  const box = place(quoteSection(page))
  const loaded = box.locator('iframe[data-loaded]')
  for (let retry = 1; retry <= RETRIES; retry++) {
    await expect(loaded).toHaveCount(1)
    await page.clock.runFor(FRAME_TIMEOUT_MS + pauseBefore(retry) - 1)
    await drawn(page)
    await expect(box).toHaveAttribute('data-state', 'failed')
    expect([await loaded.count(), loads().length], 'before the pause is over').toEqual([1, retry])
    await page.clock.runFor(1)
    await expect.poll(loads).toHaveLength(retry + 1)
  }
  await page.clock.runFor(60_000)
  await drawn(page)
  expect(loads()).toHaveLength(RETRIES + 1)
  faults.serveFrame('good')
  await box.getByRole('button', { name: quote.frame.tryAgain }).click()
  await expect(box).toHaveAttribute('data-state', 'alive')
  expect(loads()).toHaveLength(RETRIES + 2)
})

test('offline is said, and the frame loads when the connection is back', async ({ page, context, faults }) => {
  await goTo(page, page.getByRole('banner'))
  const box = place(quoteSection(page))
  // Its code is fetched a little before the frame is: with it there, nothing but the frame is
  // missing.
  await Promise.all([page.waitForResponse(/islands/), scrollUntilBelow(quoteSection(page), 400)])
  await drawn(page)
  await context.setOffline(true)
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(box.getByRole('status')).toHaveText(quote.frame.offline)
  expect(frames(faults, HOSTS.form)).toHaveLength(0)
  await context.setOffline(false)
  await expect(box).toHaveAttribute('data-state', 'alive')
})

// The fault: when the code of a frame did not come since the visitor was offline, nothing fetched
// it afterwards.
test('a frame whose code did not come offline loads when the connection is back', async ({ page, context }) => {
  await goTo(page, page.getByRole('banner'), { timeFlies: true })
  await context.setOffline(true)
  let refused = 0
  page.on('requestfailed', (request) => (refused += Number(/islands/.test(request.url()))))
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(refused).toBe(RETRIES + 1)
  }).toPass({ intervals: [50], timeout: 20_000 })
  await context.setOffline(false)
  const box = place(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
})

test('a frame loads when it is 200 px below the screen, not before, and once', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await goTo(page, page.getByRole('banner'))
  const box = place(quoteSection(page))
  expect((await roomOf(box).boundingBox())?.height).toBe(RESERVED)
  await scrollUntilBelow(quoteSection(page), 260)
  // Two pictures of the screen, so that the browser has looked what is near.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(box).toHaveAttribute('data-state', 'waiting')
  await expect(box.locator('iframe')).toHaveCount(0)
  await expect(box.getByRole('status')).toHaveText(quote.frame.waiting)
  await scrollUntilBelow(quoteSection(page), 150)
  await expect(box).toHaveAttribute('data-state', 'alive')
  for (const top of [0, 100_000, 0]) await page.evaluate((y) => window.scrollTo(0, y), top)
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(box).toHaveAttribute('data-state', 'alive')
  expect(frames(faults, HOSTS.form)).toHaveLength(1)
})

test('what was typed into a frame is there when the visitor comes back from the own form', async ({ page, faults }) => {
  await goTo(page, quoteSection(page))
  const section = quoteSection(page)
  await expect(place(section)).toHaveAttribute('data-state', 'alive')
  const typed = section.frameLocator('iframe').getByLabel('Field')
  await typed.fill('half a request')
  await framed(section).getByRole('link', { name: quote.ownForm.show }).click()
  await expect(typed).toBeHidden()
  await section.getByRole('button', { name: quote.ownForm.back }).click()
  await expect(typed).toHaveValue('half a request')
  expect(frames(faults, HOSTS.form)).toHaveLength(1)
})

test('in the dialog the frame loads with what is known, and the own form beside it arrives', async ({
  page,
  faults,
}) => {
  const service = getContent().services[0]
  await page.goto(service?.path ?? '')
  const loaded = page.waitForRequest((request) => new URL(request.url()).hostname === HOSTS.form)
  await page.locator('main a[data-opens=quote]').first().click()
  expect(new URL((await loaded).url()).searchParams.get('service')).toBe(service?.title)
  const dialog = page.getByRole('dialog')
  await expect(place(dialog)).toHaveAttribute('data-state', 'alive')
  await useOwnForm(page, dialog)
  expect(faults.leads.size).toBe(1)
})

test('a frame may take the visitor to another page after a click', async ({ page, faults }) => {
  faults.serveFrame('redirects')
  await goTo(page, quoteSection(page))
  await quoteSection(page).frameLocator('iframe').getByRole('button', { name: 'Submit' }).click()
  await expectThanks(page)
})

// The fault: the loader took the press as an intent for the page that the link leads to without
// script.
test('a press on the link to the own form, while the page’s code is on its way, does not leave the page', async ({
  page,
}) => {
  const release = await holdBack(page, /\/page\.js$/)
  await page.goto('/')
  await quoteSection(page).scrollIntoViewIfNeeded()
  await expect(place(quoteSection(page))).toHaveAttribute('data-state', 'alive')
  await framed(quoteSection(page)).getByRole('link', { name: quote.ownForm.show }).click()
  await expect(quoteSection(page).locator('form')).toBeVisible()
  release()
  await wake(page)
  await expect(page).toHaveURL('/')
  await expect(quoteSection(page).locator('form')).toBeVisible()
})

// The fault: a policy that does not name the frame's host leaves an empty place, and no load event
// tells.
test('a frame that the policy keeps out: it is said at once, and the own form beside it arrives', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "frame-src 'none'"
    document.head.append(policy)
  })
  await quoteSection(page).scrollIntoViewIfNeeded()
  const box = place(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'blocked')
  await expect(box.getByRole('status')).toContainText(quote.frame.blocked)
  await expect(box.getByRole('button', { name: quote.frame.tryAgain })).toBeVisible()
  await useOwnForm(page, quoteSection(page))
  expect(faults.leads.size).toBe(1)
  expect(frames(faults, HOSTS.form)).toEqual([])
})

test('nobody else is asked, and nothing is kept, before the visitor acts', async ({ page, context, faults }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  await page.mouse.move(300, 300)
  expect([...hosts]).toEqual([addressOf(CONNECTED)])
  expect(faults.requests).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the own form stands in the place of each frame, and arrives', async ({ page, faults }) => {
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
