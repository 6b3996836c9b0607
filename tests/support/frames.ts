import type { Page, Locator, Frame as PageFrame } from '@playwright/test'
import { RETRIES } from '../../components/enhancements/retry'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { FRAME_HEIGHT as LIMITS } from '../../lib/content/schema/frame-height'
import { expect } from './faults'
import { visit } from './page'
import { expectReceipt, fillIn, send, enhancedForm } from './request'
import { CONNECTED } from './variants'

const { quote } = getContent()
const { phone, email } = contactMethods()

/** The provider's form and calendar, as they are configured. */
export const { form, calendar } = CONNECTED.integrations

/** The height in px that is reserved for a frame when the configuration names none. */
export const RESERVED = LIMITS.usual

/** The box of a provider's frame, in a section or in the dialog. */
export const frameBox = (within: Locator) => within.locator('[data-state]')
/** The requests for pages of a provider. */
export const frameRequests = (faults: { requests: string[] }, host: string) =>
  faults.requests.filter((request) => request.startsWith(`GET ${host}/`) && !request.endsWith('favicon.ico'))
/** The section with the form. */
export const quoteSection = (page: Page) => page.locator('section#quote')
/** The section with the calendar. */
export const bookingSection = (page: Page) => page.locator('section#booking')

/** Opens the home page and scrolls to a section; `fakeClock` installs Playwright's clock. */
export async function goTo(page: Page, section: Locator, options: { fakeClock?: boolean } = {}): Promise<void> {
  if (options.fakeClock) await page.clock.install()
  await visit(page, '/')
  await section.scrollIntoViewIfNeeded()
}

/** Runs the page's fake clock until the frame is in this state. */
export async function passTimeUntil(page: Page, box: Locator, state: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500)
    expect(await box.getAttribute('data-state')).toBe(state)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** Runs the page's fake clock until a failing frame has used up its automatic retries. */
export async function passRetries(page: Page, loads: () => string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(loads()).toHaveLength(RETRIES + 1)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** The part that shows with the frame: the frame itself, and the alternatives beside it. */
export const framePart = (within: Locator) => within.locator('[data-part=framed]')

/** Lets React render, even while the page's clock is paused: its scheduler waits for messages. */
export function nextRender(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage('')
      }),
  )
}

/** Waits until the browser has painted: with a replaced clock, animation frames are only timers. */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body)
      }),
  )
}

/** The placeholder of the frame, before the frame is there. */
export const placeholderOf = (box: Locator) => box.locator('svg').last().locator('..')

/** Scrolls until the frame's placeholder in a section begins this many px below the viewport. */
export function scrollToAbove(section: Locator, px: number): Promise<void> {
  return section.evaluate((node, gap) => {
    const placeholder = [...node.querySelectorAll('[data-state] svg')].at(-1)?.parentElement
    if (!placeholder) throw new Error('expected a placeholder for the frame')
    const { top } = placeholder.getBoundingClientRect()
    window.scrollTo({ top: scrollY + top - innerHeight - gap, behavior: 'instant' })
  }, px)
}

/** The frame is visible, with the site's own form, phone and email as alternatives beside it. */
export async function expectAlternatives(within: Locator, title: string): Promise<void> {
  const part = framePart(within)
  await expect(part.locator(`iframe[title="${title}"]`)).toBeVisible()
  await expect(part.getByRole('link', { name: quote.ownForm.show })).toBeVisible()
  for (const { href } of [phone, email]) await expect(part.locator(`a[href="${href}"]`)).toBeVisible()
}

/** Sends a request with the site's own form instead of the frame. */
export async function useOwnForm(page: Page, within: Locator): Promise<void> {
  await framePart(within).getByRole('link', { name: quote.ownForm.show }).click()
  const own = await enhancedForm(within.locator('form'))
  await fillIn(own)
  await send(own)
  await expectReceipt(page)
}

/** The frame itself. */
export async function frameOf(box: Locator): Promise<PageFrame> {
  const frame = await (await box.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('expected a frame')
  return frame
}

/** Posts messages to the page as the provider's frame does. */
export async function postMessages(box: Locator, ...messages: unknown[]): Promise<void> {
  const frame = await frameOf(box)
  await frame.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), messages)
}

/** The height of the frame in px. */
export const heightOf = async (box: Locator) => (await box.locator('iframe').boundingBox())?.height ?? 0
