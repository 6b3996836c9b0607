import { SLIDE_MS } from '../../components/enhancements/hero-rotation'
import { getContent } from '../../lib/content/get-content'
import { navigation } from '../../lib/content/navigation'
import { pagePath } from '../../lib/content/routes'
import { SMOKE } from '../support/repeats'
import { REFERENCE, REQUEST } from '../support/request'
import { NETLIFY, addressOf } from '../support/variants'
import { expect, focus, hasFocus, test, textOf, visit } from './webkit'

const { quote, services, suburbs, questions, templatePages } = getContent()
const SITE = addressOf(NETLIFY)
const service = services[0]!.path
const DIALOG = '[role=dialog]'

test('the hero rotates', async ({ webkit }) => {
  const second = templatePages.home.hero.pictures[1]!
  await visit(webkit, `${SITE}/`)
  const shown = () =>
    webkit.evaluate(
      () => document.querySelector<HTMLImageElement>('section:has(#hero-title) picture:not([data-next]) img')?.alt,
    )
  await expect.poll(shown, { timeout: SLIDE_MS * 4 }).toBe(second.alt)
})

test('a menu opens and closes by keyboard', SMOKE, async ({ webkit }) => {
  const { name, groups } = navigation().main.find((item) => item.groups.length > 0)!
  await visit(webkit, `${SITE}/`)
  const link = `header a[href="${groups[0]!.links[0]!.href}"]`
  const isShown = () => webkit.evaluate((place) => document.querySelector(place)!.checkVisibility(), link)
  await focus(webkit, 'header details:has(a) > summary')
  expect(await webkit.evaluate(() => document.activeElement?.textContent)).toContain(name)
  await webkit.pressKey('Enter')
  await expect.poll(isShown).toBe(true)
  await webkit.pressKey('Escape')
  await expect.poll(isShown).toBe(false)
  expect(await hasFocus(webkit, 'header summary')).toBe(true)
})

test(
  'the quote dialog opens, names what is missing, sends the request and returns the focus',
  SMOKE,
  async ({ webkit, faults }) => {
    await visit(webkit, SITE + service)
    const button = 'main a[data-opens=quote]'
    await webkit.click(button)
    await expect.poll(() => textOf(webkit, `${DIALOG} h2`)).toBe(quote.dialog.quote.title)
    await webkit.click(`${DIALOG} [name=name]`)
    await expect
      .poll(() =>
        webkit.evaluate((place) => document.querySelector<HTMLFormElement>(place)?.noValidate, `${DIALOG} form`),
      )
      .toBe(true)
    await webkit.click(`${DIALOG} [type=submit]`)
    await expect.poll(() => textOf(webkit, `${DIALOG} [role=group]:focus`)).toContain(quote.errors.title)
    expect(faults.posts).toEqual([])
    for (const name of ['name', 'location', 'phone', 'email'] as const)
      await webkit.fill(`${DIALOG} [name=${name}]`, REQUEST[name])
    await webkit.click(`${DIALOG} [type=submit]`)
    await expect.poll(() => textOf(webkit, '[data-part=receipt]')).toMatch(REFERENCE)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining({ name: REQUEST.name, email: REQUEST.email })])
    await webkit.pressKey('Escape')
    await expect.poll(() => hasFocus(webkit, button)).toBe(true)
    expect(await textOf(webkit, DIALOG)).toBeNull()
  },
)

test('a question opens, and the search finds a suburb', async ({ webkit }) => {
  const question = questions.filter(({ home }) => home)[1]!
  await visit(webkit, `${SITE}/`)
  const isOpen = () =>
    webkit.evaluate(
      (text) =>
        [...document.querySelectorAll<HTMLDetailsElement>('#questions details')].find((details) =>
          details.textContent.includes(text),
        )?.open,
      question.question,
    )
  expect(await isOpen()).toBe(false)
  await webkit.click('#questions details:nth-of-type(2) > summary')
  await expect.poll(isOpen).toBe(true)

  const [suburb] = suburbs
  await visit(webkit, SITE + pagePath('areas'))
  await webkit.fill('[role=search] input', suburb!.name)
  await expect.poll(() => textOf(webkit, '[role=search] [role=status]')).toContain(suburb!.postcode)
})

test('Back returns to where the visitor was', async ({ webkit }) => {
  await visit(webkit, `${SITE}/`)
  await webkit.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
  const target = pagePath('faqs')
  await webkit.evaluate((path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)!.click(), target)
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(target)
  await expect.poll(() => webkit.evaluate(() => scrollY)).toBe(0)
  await webkit.evaluate(() => history.back())
  await expect.poll(() => webkit.evaluate(() => [location.pathname, Math.round(scrollY)])).toEqual(['/', 2400])
})
