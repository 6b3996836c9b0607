import { contactMethods } from '../../lib/content/contact'
import { pagePath } from '../../lib/content/routes'
import { PHONE, expect, isShown, scrollTo, test, visit } from './webkit'

test.use({ viewport: PHONE })

test('the call bar appears once the phone number in the header is scrolled out of view', async ({ webkit }) => {
  await visit(webkit, pagePath('faqs'))
  expect(await isShown(webkit, '.call-bar')).toBe(false)
  await scrollTo(webkit, 600)
  await expect.poll(() => isShown(webkit, `.call-bar a[href="${contactMethods().phone.href}"]`)).toBe(true)
  await webkit.click('.call-bar a[data-opens]')
  await expect.poll(() => isShown(webkit, '[role=dialog]')).toBe(true)
})
