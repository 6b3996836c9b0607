import { test as plainTest } from '../support/test'
import { getContent } from '../../lib/content/get-content'
import { HOSTS } from '../support/hosts'
import { expect, test } from '../support/faults'
import { expectReceipt, fillIn, openForm, send } from '../support/request'
import { COUNTED } from '../support/sending'
import { CONNECTED, addressOf } from '../support/variants'
import { visit } from '../support/page'
import { repeats } from '../support/repeats'

const { templatePages } = getContent()
const NAME = 'cta_walkthrough_click'
const PARAMETERS = { section: 'why_office_cleaning_matters' }

/** The call that each analytics tool gets for a click. */
const ANALYTICS_TOOLS: { name: string; facilities: string[]; calls: unknown[] }[] = [
  { name: 'a dataLayer', facilities: ['dataLayer'], calls: [['dataLayer', { event: NAME, ...PARAMETERS }]] },
  { name: 'gtag', facilities: ['gtag'], calls: [['gtag', 'event', NAME, PARAMETERS]] },
  {
    name: 'gtag, which fills the dataLayer itself',
    facilities: ['gtag', 'dataLayer'],
    calls: [['gtag', 'event', NAME, PARAMETERS]],
  },
  { name: 'Plausible', facilities: ['plausible'], calls: [['plausible', NAME, { props: PARAMETERS }]] },
  { name: 'nothing', facilities: [], calls: [] },
]

for (const [place, { name, facilities, calls: expected }] of ANALYTICS_TOOLS.entries()) {
  plainTest(
    `a click on the walkthrough button of “Why office cleaning matters” is reported to ${name}`,
    repeats(place > 0 && facilities.length > 0),
    async ({ page, baseURL }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL) problems.push(request.url())
      })
      await page.addInitScript((wanted) => {
        const calls: unknown[] = []
        Object.assign(window, { calls })
        for (const facility of wanted) {
          const record = (...call: unknown[]) => void calls.push([facility, ...call])
          Object.assign(window, { [facility]: facility === 'dataLayer' ? { push: record } : record })
        }
      }, facilities)
      await visit(page, '/')
      const section = page.locator('section', { hasText: templatePages.home.whyOfficeCleaning.title })
      await section.locator('a[data-opens=walkthrough]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const calls = await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)
      expect(calls.filter((call) => JSON.stringify(call).includes(NAME))).toEqual(expected)
      expect(problems).toEqual([])
    },
  )
}

test.describe('with Plausible configured', () => {
  test.use({ baseURL: addressOf(CONNECTED) })

  test('the analytics script is requested once, on the first click or key press', async ({ page, faults }) => {
    const script = () => faults.requests.filter((request) => request.includes(HOSTS.analytics))
    await visit(page, '/')
    await page.mouse.wheel(0, 600)
    await page.mouse.move(200, 200)
    expect(script()).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(script).toEqual([`GET ${HOSTS.analytics}/script.js`])
    await page.keyboard.press('Tab')
    await page.mouse.click(2, 300)
    expect(script()).toHaveLength(1)
  })

  test('the click that loads the analytics script is itself counted once', async ({ page, faults }) => {
    await visit(page, '/')
    await page.locator('a[data-counts]').click()
    await expect
      .poll(() => faults.events.filter(({ name }) => name === NAME))
      .toEqual([{ name: NAME, props: PARAMETERS }])
  })

  test('a quote request is counted when it is started, fails and is sent, without its content', async ({
    page,
    faults,
  }) => {
    faults.answer('refuses')
    const form = await openForm(page)
    await fillIn(form)
    await send(form)
    await expect(form.getByRole('alert')).toBeVisible()
    faults.answer('good')
    await send(form)
    await expectReceipt(page)
    await expect.poll(() => faults.events).toEqual(COUNTED)
  })
})
