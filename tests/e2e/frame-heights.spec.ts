import type { Page } from '@playwright/test'
import { getContent } from '../../lib/content/get-content'
import { expect, test } from '../support/faults'
import {
  RESERVED,
  frameBox,
  frameRequests,
  quoteSection,
  bookingSection,
  goTo,
  nextPaint,
  passRetries,
  postMessages,
  heightOf,
} from '../support/frames'
import { HOSTS } from '../support/hosts'
import { FRAME_HEIGHT } from '../support/provider-frames'
import { repeats } from '../support/repeats'
import { CONNECTED, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(CONNECTED) })

const { quote } = getContent()

test.describe('there is no layout shift', () => {
  /** The layout shifts that the browser measures while the page is scrolled from top to bottom. */
  async function shifts(page: Page): Promise<{ value: number; nodes: string[] }[]> {
    // Which font a first visit is rendered in depends on the machine, not on the frame.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      const kept: { shifts: object[]; messages: number } = Object.assign(window, { shifts: [], messages: 0 })
      addEventListener('message', () => kept.messages++)
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

      for (const frame of ['good', 'not-found', 'truncated', 'hostile'] as const) {
        test(
          `while a frame with the response “${frame}” loads`,
          repeats(width !== 390 || frame !== 'hostile'),
          async ({ page, faults }) => {
            faults.serveFrame(frame)
            expect(await shifts(page)).toEqual([])
          },
        )
      }

      test(
        'while a frame in view fails, loads after all and reports other heights',
        repeats(width !== 390),
        async ({ page, faults }) => {
          faults.serveFrame('silent')
          await page.clock.install()
          expect(await shifts(page)).toEqual([])
          let messages = 0
          for (const [section, host] of [
            [quoteSection(page), HOSTS.form],
            [bookingSection(page), HOSTS.calendar],
          ] as const) {
            const box = frameBox(section)
            for (const block of ['start', 'end'] as const) {
              await box.evaluate((node, at) => node.scrollIntoView({ block: at, behavior: 'instant' }), block)
              await expect(box.locator('iframe')).toBeVisible()
              if (block === 'start') {
                await passRetries(page, () => frameRequests(faults, host))
                await expect(box.getByRole('status')).toContainText(quote.frame.failed)
              }
              for (const height of [900, 2000, 760]) {
                await postMessages(box, ['highlevel.setHeight', { height }], {
                  event: 'calendly.page_height',
                  payload: { height: `${height}px` },
                })
                messages += 2
              }
              await expect(box).toHaveAttribute('data-state', 'alive')
              // A height that is set after the page has been scrolled, but not painted, shifts it.
              await expect
                .poll(() => page.evaluate(() => (window as unknown as { messages: number }).messages))
                .toBe(messages)
              await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
              await nextPaint(page)
            }
          }
          expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
        },
      )
    })
  }
})

test('a frame whose lower edge is in view changes its height only once it is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: RESERVED + 700 })
  await goTo(page, quoteSection(page))
  const box = frameBox(quoteSection(page))
  await box.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(box).toHaveAttribute('data-state', 'alive')
  await postMessages(box, ['highlevel.setHeight', { height: FRAME_HEIGHT }])
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await heightOf(box)).toBe(RESERVED)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => heightOf(box)).toBe(FRAME_HEIGHT)
})

// Regression: the height was applied at once, and a scroll before the next render made what comes
// below the frame jump.
test('a frame that reports its height while its lower edge scrolls into view changes it only once it is out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: RESERVED })
  await goTo(page, quoteSection(page))
  const box = frameBox(quoteSection(page))
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
  await postMessages(box, ['highlevel.setHeight', { height: 2000 }])
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await heightOf(box)).toBe(FRAME_HEIGHT)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => heightOf(box)).toBe(2000)
})
