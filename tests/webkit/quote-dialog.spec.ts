import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { service } from '../support/dialog'
import { cutTexts } from '../support/layout'
import { SMOKE } from '../support/repeats'
import { REFERENCE, REQUEST } from '../support/request'
import { BUTTON, DIALOG, openDialog } from './dialog'
import { axeViolations } from './frame'
import {
  enhance,
  expect,
  hasFocus,
  isShown,
  placeOf,
  scrollY,
  test,
  textOf,
  textOfFocused,
  visit,
  withText,
} from './webkit'

const { quote } = getContent()
const FORM = `${DIALOG} form`

test(
  'the quote dialog opens, names what is missing, sends the request and returns the focus',
  SMOKE,
  async ({ webkit, faults }) => {
    await openDialog(webkit)
    await enhance(webkit, FORM)
    await webkit.click(`${DIALOG} [type=submit]`)
    await expect.poll(() => textOfFocused(webkit, `${DIALOG} [role=group]`)).toContain(quote.errors.title)
    expect(faults.posts).toEqual([])
    for (const name of ['name', 'location', 'phone', 'email'] as const)
      await webkit.fill(`${DIALOG} [name=${name}]`, REQUEST[name])
    await webkit.click(`${DIALOG} [type=submit]`)
    await expect.poll(() => textOf(webkit, '[data-part=receipt]')).toMatch(REFERENCE)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining({ name: REQUEST.name, email: REQUEST.email })])
    await webkit.pressKey('Escape')
    await expect.poll(() => hasFocus(webkit, BUTTON)).toBe(true)
    expect(await textOf(webkit, DIALOG)).toBeNull()
  },
)

test('focus moves into it, and Tab and Shift+Tab stay in it', async ({ webkit }) => {
  test.slow()
  await openDialog(webkit)
  await expect.poll(() => hasFocus(webkit, `${DIALOG} h2`)).toBe(true)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      await webkit.pressKey(key)
      const [isInside, name] = await webkit.evaluate((dialog) => {
        const { activeElement, body } = document
        return [activeElement === body || Boolean(activeElement?.closest(dialog)), activeElement?.getAttribute('name')]
      }, DIALOG)
      expect(isInside).toBe(true)
      seen.add(String(name))
    }
    for (const name of ['name', 'location', 'phone', 'email', 'walkthrough']) expect(seen).toContain(name)
  }
})

test('Back closes it and stays on the page, and Forward opens it again', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  await openDialog(webkit)
  await webkit.evaluate(() => history.back())
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(false)
  expect(await placeOf(webkit)).toBe(service.path)
  await webkit.evaluate(() => history.forward())
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(true)
  await webkit.pressKey('Escape')
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(false)
  await webkit.evaluate(() => history.back())
  await expect.poll(() => placeOf(webkit)).toBe(pagePath('home'))
})

test('the page behind it is inert and keeps its scroll position', async ({ webkit }) => {
  await openDialog(webkit)
  const before = await scrollY(webkit)
  expect(before).toBeGreaterThan(0)
  const isInert = () => webkit.evaluate(() => Boolean(document.querySelector('header')?.closest('[inert]')))
  await expect.poll(isInert).toBe(true)
  await webkit.pressKey('Escape')
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(false)
  expect(Math.abs((await scrollY(webkit)) - before)).toBeLessThanOrEqual(1)
})

test('a double click opens or closes it once, and so does Escape pressed twice', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  await visit(webkit, service.path)
  await webkit.click(BUTTON, 2)
  await expect.poll(() => textOf(webkit, `${DIALOG} h2`)).toBe(quote.dialog.quote.title)
  await webkit.click(await withText(webkit, `${DIALOG} button`, quote.dialog.close), 2)
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(false)
  await webkit.click(BUTTON)
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(true)
  await webkit.pressKey('Escape')
  await webkit.pressKey('Escape')
  await expect.poll(() => isShown(webkit, DIALOG)).toBe(false)
  expect(await placeOf(webkit)).toBe(service.path)
})

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } })

    test('it fits and is accessible, with and without field errors', async ({ webkit }) => {
      const expectFits = async () => {
        const beyond = await webkit.evaluate((place) => {
          const dialog = document.querySelector(place)!
          return [
            dialog.scrollWidth - dialog.clientWidth,
            Math.max(0, dialog.getBoundingClientRect().right - innerWidth),
          ]
        }, DIALOG)
        expect(beyond).toEqual([0, 0])
        expect(await cutTexts(webkit)).toEqual([])
        expect(await axeViolations(webkit)).toEqual([])
      }
      await openDialog(webkit)
      await expectFits()
      await enhance(webkit, FORM)
      await webkit.click(`${DIALOG} [type=submit]`)
      await expect.poll(() => textOfFocused(webkit, `${DIALOG} [role=group]`)).toContain(quote.errors.title)
      await expectFits()
    })
  })
}
