// The provider's form and calendar in frames, and the site's own form beside them.
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { calendar, form, frameRequests } from '../support/frames'
import { HOSTS } from '../support/hosts'
import { SENT } from '../support/request'
import { CONNECTED, addressOf } from '../support/variants'
import { enhance, expect, expectReceipt, fillIn, isShown, test, visit, withText } from './webkit'

const { quote } = getContent()

for (const [id, host, title, address] of [
  ['quote', HOSTS.form, form.title, `widget/form/${form.id}`],
  ['booking', HOSTS.calendar, calendar.title, calendar.id],
] as const) {
  test(`the frame of the section “${id}” loads once it comes into view, and is replaced by the site’s own form`, async ({
    webkit,
    faults,
  }) => {
    const section = `section#${id}`
    const frame = `${section} iframe[title="${title}"]`
    await visit(webkit, pagePath('home'), addressOf(CONNECTED))
    expect(frameRequests(faults, host)).toEqual([])
    await webkit.evaluate((place) => document.querySelector(place)!.scrollIntoView({ behavior: 'instant' }), section)
    await expect.poll(() => isShown(webkit, `${section} [data-state=alive]`)).toBe(true)
    expect(await isShown(webkit, frame)).toBe(true)
    expect(frameRequests(faults, host)).toEqual([`GET ${host}/${address}`])
    await webkit.click(await withText(webkit, `${section} [data-part=framed] a`, quote.ownForm.show))
    const own = `${section} form`
    await enhance(webkit, own)
    await fillIn(webkit, own)
    await webkit.click(`${own} [type=submit]`)
    await expectReceipt(webkit)
    expect([...faults.leads.values()]).toEqual([expect.objectContaining(SENT)])
  })
}

test('a frame that the provider’s server fails is reported, and the site’s own form stays beside it', async ({
  webkit,
  faults,
}) => {
  faults.serveFrame('server-error')
  await visit(webkit, pagePath('home'), addressOf(CONNECTED))
  await webkit.evaluate(() => document.querySelector('section#quote')!.scrollIntoView({ behavior: 'instant' }))
  const reported = 'section#quote [data-state=failed]'
  await expect.poll(() => isShown(webkit, reported), { timeout: 60_000 }).toBe(true)
  expect(await withText(webkit, 'section#quote [role=status]', quote.frame.failed)).toBeTruthy()
  expect(await withText(webkit, 'section#quote a', quote.ownForm.show)).toBeTruthy()
})
