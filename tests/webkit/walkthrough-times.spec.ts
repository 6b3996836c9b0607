import { pagePath } from '../../lib/content/routes'
import { FILLED, REQUEST } from '../support/request'
import { enhance, expect, expectReceipt, isShown, open, test, textOf, valuesOf, visit } from './webkit'
import { getContent } from '../../lib/content/get-content'

const FORM = 'section#quote form'
const { times, name, walkthrough } = FILLED

/** Asks for a walkthrough in the home page's form, and fills in what it needs. */
async function askForWalkthrough(webkit: Parameters<typeof visit>[0]): Promise<void> {
  await webkit.fill(`${FORM} [name=walkthrough]`, 'yes')
  await expect.poll(() => isShown(webkit, `${FORM} [name=times]`)).toBe(true)
  for (const time of REQUEST.times) await webkit.fill(`${FORM} [name=times][value="${time}"]`, time)
  for (const field of ['name', 'location', 'phone'] as const)
    await webkit.fill(`${FORM} [name=${field}]`, REQUEST[field])
  await webkit.fill(`${FORM} [name=service]`, 'yes')
}

test('the home page’s form offers times once a walkthrough is asked for, and sends them', async ({
  webkit,
  faults,
}) => {
  await visit(webkit, pagePath('home'))
  await enhance(webkit, FORM)
  expect(await isShown(webkit, `${FORM} [name=times]`)).toBe(false)
  await askForWalkthrough(webkit)
  await webkit.click(`${FORM} [type=submit]`)
  await expectReceipt(webkit)
  expect([...faults.leads.values()]).toEqual([expect.objectContaining({ times, name, walkthrough })])
})

test('times checked on the home page are checked in the dialog, and on the next page', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  await enhance(webkit, FORM)
  await askForWalkthrough(webkit)
  await webkit.click('main a[data-opens=walkthrough]')
  await expect.poll(() => valuesOf(webkit, '[role=dialog] form')).toMatchObject({ times, walkthrough })
  await visit(webkit, pagePath('contact'))
  await expect.poll(() => valuesOf(webkit, '#quote form')).toMatchObject({ times, walkthrough })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the times of the home page’s form are sent with it', async ({ webkit, faults }) => {
    await open(webkit, pagePath('home'))
    await askForWalkthrough(webkit)
    await webkit.click(`${FORM} [type=submit]`)
    await expect.poll(() => textOf(webkit, 'h1')).toBe(getContent().templatePages['thank-you'].title)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining({ times, name, walkthrough })])
  })
})
