import { getContent } from '../../lib/content/get-content'
import { QUOTE_HREF, pagePath } from '../../lib/content/routes'
import { POSTED, REQUEST } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { FORM, expect, fillIn, focus, hasFocus, isShown, open, placeOf, send, test, textOf } from './webkit'

const { templatePages } = getContent()
const SITE = addressOf(CONNECTED)

test.use({ javaScriptEnabled: false })

test('the button appears once a way to answer and a service are filled in, and the request is posted', async ({
  webkit,
  faults,
}) => {
  await open(webkit, pagePath('contact'), SITE)
  expect(await isShown(webkit, `${FORM} [type=submit]`)).toBe(false)
  await fillIn(webkit, FORM)
  await send(webkit)
  await expect.poll(() => textOf(webkit, 'h1')).toBe(templatePages['thank-you'].title)
  expect(faults.posts).toHaveLength(1)
  expect(faults.posts[0]).toMatchObject({ contentType: 'multipart/form-data', fields: POSTED })
  expect(faults.leads.size).toBe(1)
})

test('a quote button links to the form, which the browser validates', async ({ webkit, faults }) => {
  await open(webkit, pagePath('home'), SITE)
  await webkit.click('main a[data-opens]')
  await expect.poll(() => placeOf(webkit)).toBe(QUOTE_HREF)
  await webkit.fill(`${FORM} [name=name]`, REQUEST.name)
  // A click would be lost: the transition between the two pages covers the field for a moment.
  await focus(webkit, `${FORM} [name=name]`)
  await webkit.pressKey('Enter')
  await expect.poll(() => hasFocus(webkit, `${FORM} [name=location]`)).toBe(true)
  expect(faults.posts).toEqual([])
})
