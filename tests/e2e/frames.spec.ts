import { type Frame as PageFrame, type Locator, type Page } from '@playwright/test'
import { FRAME_HEIGHT as LIMITS } from '../../lib/content/schema/frame-height'
import { RETRIES, pauseBefore } from '../../components/enhancements/retry'
import { FRAME_PATIENCE_MS } from '../../components/quote/frame-states'
import { catalogue } from '../../lib/content/catalogue'
import { contactWays } from '../../lib/content/contact'
import { HOSTS } from '../support/hosts'
import { FRAME_HEIGHT, PERSONAL, type Frame } from '../support/provider-frames'
import { expect, test } from '../support/faults'
import { holdBack, visit, wake } from '../support/page'
import { SENT, expectReceipt, expectThanks, fillIn, send, takenOver } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { repeats } from '../support/repeats'

test.use({ baseURL: addressOf(CONNECTED) })

const { quote } = catalogue()
const { phone, email } = contactWays()
const { form, calendar } = CONNECTED.integrations

/** The height in px that is kept for a frame when the configuration says nothing. */
const RESERVED = LIMITS.usual

/** Where a provider's frame is drawn, in a section or in the dialog. */
const place = (within: Locator) => within.locator('[data-state]')
const frames = (faults: { requests: string[] }, host: string) =>
  faults.requests.filter((request) => request.startsWith(`GET ${host}/`) && !request.endsWith('favicon.ico'))
const quoteSection = (page: Page) => page.locator('section#quote')
const bookingSection = (page: Page) => page.locator('section#booking')

/** Scrolls to a section once script has taken over. */
async function goTo(page: Page, section: Locator, options: { timeFlies?: boolean } = {}): Promise<void> {
  if (options.timeFlies) await page.clock.install()
  await visit(page, '/')
  await section.scrollIntoViewIfNeeded()
}

/** Lets the page's time fly until the frame is in this state. */
async function passTimeUntil(page: Page, box: Locator, state: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500)
    expect(await box.getAttribute('data-state')).toBe(state)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/**
 * Lets the page's time fly until a frame that fails has been loaded as often as it is by itself.
 */
async function passTries(page: Page, loads: () => string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(loads()).toHaveLength(RETRIES + 1)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** What shows while the frame does: the frame itself, and the ways round it. */
const framed = (within: Locator) => within.locator('[data-part=framed]')

/**
 * Lets React draw what has changed, also while the page's clock stands still: it waits for messages
 * of its own.
 */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage('')
      }),
  )
}

/** The room that is kept for the frame before it is there. */
const roomOf = (box: Locator) => box.locator('svg').last().locator('..')

/**
 * Scrolls so that the frame's room in a section begins this many px below the screen; React may
 * just be drawing it anew.
 */
function scrollUntilBelow(section: Locator, px: number): Promise<void> {
  return section.evaluate((node, gap) => {
    const room = [...node.querySelectorAll('[data-state] svg')].at(-1)?.parentElement
    if (!room) throw new Error('expected room for a frame')
    const { top } = room.getBoundingClientRect()
    window.scrollTo({ top: scrollY + top - innerHeight - gap, behavior: 'instant' })
  }, px)
}

/** Whatever the frame does, it is in the page, and the ways round it are beside it. */
async function expectWaysRound(within: Locator, title: string): Promise<void> {
  const part = framed(within)
  await expect(part.locator(`iframe[title="${title}"]`)).toBeVisible()
  await expect(part.getByRole('link', { name: quote.ownForm.show })).toBeVisible()
  for (const { href } of [phone, email]) await expect(part.locator(`a[href="${href}"]`)).toBeVisible()
}

/** What a visitor does who has had enough of the frame. */
async function useOwnForm(page: Page, within: Locator): Promise<void> {
  await framed(within).getByRole('link', { name: quote.ownForm.show }).click()
  const own = await takenOver(within.locator('form'))
  await fillIn(own)
  await send(own)
  await expectReceipt(page)
}

async function frameOf(box: Locator): Promise<PageFrame> {
  const frame = await (await box.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('expected a frame')
  return frame
}

/** Sends messages as the provider's page does. */
async function say(box: Locator, ...messages: unknown[]): Promise<void> {
  const frame = await frameOf(box)
  await frame.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), messages)
}

const heightOf = async (box: Locator) => (await box.locator('iframe').boundingBox())?.height ?? 0

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
  await expect(box).toHaveAttribute('data-state', 'slow', { timeout: FRAME_PATIENCE_MS + 2000 })
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
    await page.clock.runFor(FRAME_PATIENCE_MS + pauseBefore(retry) - 1)
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
  const service = catalogue().services[0]
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

test.describe('hostile messages', () => {
  test('change nothing but the height, within its limits, and leave nothing behind', async ({ page, faults }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => (dialogs.push(dialog.message()), dialog.dismiss()))
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    faults.serveFrame('hostile')
    for (const [section, title] of [
      [quoteSection(page), form.title],
      [bookingSection(page), calendar.title],
    ] as const) {
      await goTo(page, section)
      const box = place(section)
      await expectWaysRound(section, title)
      await (await frameOf(box)).waitForLoadState()
      // The highest edge that may move unseen: the frame's own lower edge is below the screen.
      await box.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }))
      for (const height of [-5, 0, 1, 1e9, 1e308, '1e9', '<script>', { toString: 1 }, [2000]])
        await say(box, ['highlevel.setHeight', { height }], { event: 'calendly.page_height', payload: { height } })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      const height = await heightOf(box)
      expect(height).toBeGreaterThanOrEqual(RESERVED)
      expect(height).toBeLessThanOrEqual(LIMITS.most)
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      )
      const shown = await page.evaluate(() => document.documentElement.outerHTML)
      for (const secret of Object.values(PERSONAL)) {
        expect(kept).not.toContain(secret)
        expect(shown).not.toContain(secret)
      }
    }
    expect(errors).toEqual([])
    expect(dialogs).toEqual([])
  })

  test('a height from the frame itself is taken, one from another window is not, and it can go nowhere else', async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await goTo(page, quoteSection(page))
    const box = place(quoteSection(page))
    await box.locator('iframe').evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(() => heightOf(box)).toBe(FRAME_HEIGHT)

    const message = ['highlevel.setHeight', { height: 2000 }]
    await page.evaluate((data) => window.postMessage(data, '*'), message)
    const frame = await frameOf(box)
    // From the right origin, but from a window within the frame.
    await frame.evaluate(async (data) => {
      const inner = document.body.appendChild(document.createElement('iframe'))
      inner.srcdoc = `<script>parent.parent.postMessage(${JSON.stringify(data)}, '*')</script>`
      await new Promise((resolve) => (inner.onload = resolve))
    }, message)
    // The policy does not let it go to another origin, from which the right window could speak.
    await frame.evaluate((address) => location.replace(address), `https://${HOSTS.evil}/`)
    await expect.poll(() => frame.url()).not.toContain(HOSTS.form)
    expect(faults.requests.filter((request) => request.includes(HOSTS.evil))).toEqual([])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await heightOf(box)).toBe(FRAME_HEIGHT)
  })
})

test.describe('nothing moves', () => {
  /**
   * Everything that moved by itself while the page was scrolled from top to bottom, as the browser
   * measures it.
   */
  async function shifts(page: Page): Promise<{ value: number; nodes: string[] }[]> {
    // Which font the first visit is drawn in depends on the machine, and is not the frame's doing.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      const kept: { shifts: object[] } = Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
        })[])
          kept.shifts.push({
            value: entry.value,
            nodes: entry.sources.map(({ node, previousRect, currentRect }) => {
              const html = node instanceof Element ? node.outerHTML.slice(0, 100) : ''
              return `${html} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
            }),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 300) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    return page.evaluate(() => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts)
  }

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } })

      for (const frame of ['good', 'not-found', 'half', 'hostile'] as const) {
        test(
          `while a frame that is ${frame} loads`,
          repeats(width !== 390 || frame !== 'hostile'),
          async ({ page, faults }) => {
            faults.serveFrame(frame)
            expect(await shifts(page)).toEqual([])
          },
        )
      }

      test(
        'while a frame that is in view fails, comes to life and asks for other heights',
        repeats(width !== 390),
        async ({ page, faults }) => {
          faults.serveFrame('silent')
          await page.clock.install()
          expect(await shifts(page)).toEqual([])
          for (const [section, host] of [
            [quoteSection(page), HOSTS.form],
            [bookingSection(page), HOSTS.calendar],
          ] as const) {
            const box = place(section)
            for (const block of ['start', 'end'] as const) {
              await box.evaluate((node, at) => node.scrollIntoView({ block: at, behavior: 'instant' }), block)
              await expect(box.locator('iframe')).toBeVisible()
              if (block === 'start') {
                await passTries(page, () => frames(faults, host))
                await expect(box.getByRole('status')).toContainText(quote.frame.failed)
              }
              for (const height of [900, 2000, 760])
                await say(box, ['highlevel.setHeight', { height }], {
                  event: 'calendly.page_height',
                  payload: { height: `${height}px` },
                })
              await expect(box).toHaveAttribute('data-state', 'alive')
              await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
            }
          }
          expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
        },
      )
    })
  }
})

test('a frame whose lower edge is on the screen grows only once it is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: RESERVED + 700 })
  await goTo(page, quoteSection(page))
  const box = place(quoteSection(page))
  await box.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await say(box, ['highlevel.setHeight', { height: FRAME_HEIGHT }])
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await heightOf(box)).toBe(RESERVED)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => heightOf(box)).toBe(FRAME_HEIGHT)
})

// The fault: the height was given at once, and a scroll before the next drawing made what stands
// below the frame jump.
test('a frame that asks for its height while its lower edge is scrolled onto the screen grows only later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: RESERVED })
  await goTo(page, quoteSection(page))
  const box = place(quoteSection(page))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await expect.poll(() => heightOf(box)).toBe(FRAME_HEIGHT)
  await box.evaluate((node) => {
    node.scrollIntoView({ block: 'end', behavior: 'instant' })
    window.scrollBy({ top: -50, behavior: 'instant' })
    window.addEventListener('message', ({ data }) => {
      if ((data as [string, { height?: number }?])[1]?.height === 2000)
        window.scrollBy({ top: 250, behavior: 'instant' })
    })
  })
  await say(box, ['highlevel.setHeight', { height: 2000 }])
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await heightOf(box)).toBe(FRAME_HEIGHT)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => heightOf(box)).toBe(2000)
})

// The fault: the loader took the press for a wish for the page that the link leads to without
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

test.describe('what is counted', () => {
  test('a booking is counted once, without anything of what was typed', async ({ page, faults }) => {
    await goTo(page, bookingSection(page))
    const box = place(bookingSection(page))
    await expect(box).toHaveAttribute('data-state', 'alive')
    await bookingSection(page).frameLocator('iframe').getByLabel('Field').click()
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    for (let i = 0; i < 2; i++) await say(box, { event: 'calendly.event_scheduled', payload: { invitee: PERSONAL } })
    await expect.poll(() => faults.events).toEqual([{ name: 'walkthrough_booked', props: {} }])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const secret of Object.values(PERSONAL)) expect(kept + JSON.stringify(faults.events)).not.toContain(secret)
  })

  test('a form of the provider’s that was sent is counted once', async ({ page, faults }) => {
    await goTo(page, quoteSection(page))
    const box = place(quoteSection(page))
    await expect(box).toHaveAttribute('data-state', 'alive')
    await quoteSection(page).frameLocator('iframe').getByLabel('Field').click()
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    for (let i = 0; i < 2; i++)
      await say(box, ['set-sticky-contacts', '_ud', JSON.stringify(PERSONAL), 'location', 'uuid'])
    await expect.poll(() => faults.events).toEqual([{ name: 'quote_sent', props: { by: 'provider' } }])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const secret of Object.values(PERSONAL)) expect(kept + JSON.stringify(faults.events)).not.toContain(secret)
  })
})
