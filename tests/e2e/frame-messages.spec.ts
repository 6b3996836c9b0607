import { FRAME_HEIGHT as LIMITS } from '../../lib/content/schema/frame-height'
import { expect, test } from '../support/faults'
import {
  form,
  calendar,
  RESERVED,
  frameBox,
  quoteSection,
  bookingSection,
  goTo,
  expectAlternatives,
  frameOf,
  postMessages,
  heightOf,
} from '../support/frames'
import { HOSTS } from '../support/hosts'
import { FRAME_HEIGHT, PERSONAL } from '../support/provider-frames'
import { CONNECTED, addressOf } from '../support/variants'

test.use({ baseURL: addressOf(CONNECTED) })

test.describe('hostile messages from a frame', () => {
  test('change only the height, within its limits, and nothing of them is shown or stored', async ({
    page,
    faults,
  }) => {
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
      const box = frameBox(section)
      await expectAlternatives(section, title)
      await (await frameOf(box)).waitForLoadState()
      // With its lower edge below the viewport, the frame may change its height.
      await box.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }))
      for (const height of [-5, 0, 1, 1e9, 1e308, '1e9', '<script>', { toString: 1 }, [2000]])
        await postMessages(box, ['highlevel.setHeight', { height }], {
          event: 'calendly.page_height',
          payload: { height },
        })
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

  test('a height is accepted from the frame itself, not from another window, and the frame cannot navigate to another origin', async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await goTo(page, quoteSection(page))
    const box = frameBox(quoteSection(page))
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
    // The policy keeps it from navigating to another origin, which could then post messages from
    // the expected window.
    await page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
        document.body.setAttribute('data-refused', blockedURI),
      ),
    )
    await frame.evaluate((address) => location.replace(address), `https://${HOSTS.evil}/`)
    await expect(page.locator('body')).toHaveAttribute('data-refused', new RegExp(HOSTS.evil))
    expect(faults.requests.filter((request) => request.includes(HOSTS.evil))).toEqual([])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(await heightOf(box)).toBe(FRAME_HEIGHT)
  })
})

test.describe('analytics', () => {
  test('a booking is counted once, without personal data', async ({ page, faults }) => {
    await goTo(page, bookingSection(page))
    const box = frameBox(bookingSection(page))
    await expect(box).toHaveAttribute('data-state', 'alive')
    await bookingSection(page).frameLocator('iframe').getByLabel('Field').click()
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    for (let i = 0; i < 2; i++)
      await postMessages(box, { event: 'calendly.event_scheduled', payload: { invitee: PERSONAL } })
    await expect.poll(() => faults.events).toEqual([{ name: 'walkthrough_booked', props: {} }])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const secret of Object.values(PERSONAL)) expect(kept + JSON.stringify(faults.events)).not.toContain(secret)
  })

  test('a submitted provider form is counted once, without personal data', async ({ page, faults }) => {
    await goTo(page, quoteSection(page))
    const box = frameBox(quoteSection(page))
    await expect(box).toHaveAttribute('data-state', 'alive')
    await quoteSection(page).frameLocator('iframe').getByLabel('Field').click()
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    for (let i = 0; i < 2; i++)
      await postMessages(box, ['set-sticky-contacts', '_ud', JSON.stringify(PERSONAL), 'location', 'uuid'])
    await expect.poll(() => faults.events).toEqual([{ name: 'quote_sent', props: { by: 'provider' } }])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const secret of Object.values(PERSONAL)) expect(kept + JSON.stringify(faults.events)).not.toContain(secret)
  })
})
