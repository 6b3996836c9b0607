import type { Page, Locator, Frame as PageFrame } from '@playwright/test'
import { RETRIES } from '../../components/enhancements/retry'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { FRAME_HEIGHT as LIMITS } from '../../lib/content/schema/frame-height'
import { expect } from './faults'
import { visit } from './page'
import { expectReceipt, fillIn, send, takenOver } from './request'
import { CONNECTED } from './variants'

const { quote } = getContent()
const { phone, email } = contactMethods()

/** The provider's form and calendar, as they are configured. */
export const { form, calendar } = CONNECTED.integrations

/** The height in px that is kept for a frame when the configuration says nothing. */
export const RESERVED = LIMITS.usual

/** Where a provider's frame is drawn, in a section or in the dialog. */
export const place = (within: Locator) => within.locator('[data-state]')
/** The requests for pages of a provider. */
export const frames = (faults: { requests: string[] }, host: string) =>
  faults.requests.filter((request) => request.startsWith(`GET ${host}/`) && !request.endsWith('favicon.ico'))
/** The section with the form. */
export const quoteSection = (page: Page) => page.locator('section#quote')
/** The section with the calendar. */
export const bookingSection = (page: Page) => page.locator('section#booking')

/** Scrolls to a section once script has taken over. */
export async function goTo(page: Page, section: Locator, options: { timeFlies?: boolean } = {}): Promise<void> {
  if (options.timeFlies) await page.clock.install()
  await visit(page, '/')
  await section.scrollIntoViewIfNeeded()
}

/** Lets the page's time fly until the frame is in this state. */
export async function passTimeUntil(page: Page, box: Locator, state: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500)
    expect(await box.getAttribute('data-state')).toBe(state)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/**
 * Lets the page's time fly until a frame that fails has been loaded as often as it is by itself.
 */
export async function passTries(page: Page, loads: () => string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(loads()).toHaveLength(RETRIES + 1)
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** What shows while the frame does: the frame itself, and the ways round it. */
export const framed = (within: Locator) => within.locator('[data-part=framed]')

/**
 * Lets React draw what has changed, also while the page's clock stands still: it waits for messages
 * of its own.
 */
export function drawn(page: Page): Promise<void> {
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
export const roomOf = (box: Locator) => box.locator('svg').last().locator('..')

/**
 * Scrolls so that the frame's room in a section begins this many px below the screen; React may
 * just be drawing it anew.
 */
export function scrollUntilBelow(section: Locator, px: number): Promise<void> {
  return section.evaluate((node, gap) => {
    const room = [...node.querySelectorAll('[data-state] svg')].at(-1)?.parentElement
    if (!room) throw new Error('expected room for a frame')
    const { top } = room.getBoundingClientRect()
    window.scrollTo({ top: scrollY + top - innerHeight - gap, behavior: 'instant' })
  }, px)
}

/** Whatever the frame does, it is in the page, and the ways round it are beside it. */
export async function expectWaysRound(within: Locator, title: string): Promise<void> {
  const part = framed(within)
  await expect(part.locator(`iframe[title="${title}"]`)).toBeVisible()
  await expect(part.getByRole('link', { name: quote.ownForm.show })).toBeVisible()
  for (const { href } of [phone, email]) await expect(part.locator(`a[href="${href}"]`)).toBeVisible()
}

/** What a visitor does who has had enough of the frame. */
export async function useOwnForm(page: Page, within: Locator): Promise<void> {
  await framed(within).getByRole('link', { name: quote.ownForm.show }).click()
  const own = await takenOver(within.locator('form'))
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

/** Sends messages as the provider's page does. */
export async function say(box: Locator, ...messages: unknown[]): Promise<void> {
  const frame = await frameOf(box)
  await frame.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), messages)
}

/** How high the frame is drawn, in px. */
export const heightOf = async (box: Locator) => (await box.locator('iframe').boundingBox())?.height ?? 0
