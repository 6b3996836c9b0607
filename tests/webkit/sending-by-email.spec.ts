import { pagePath } from '../../lib/content/routes'
import { FORM, expect, isShown, open, test } from './webkit'

test.use({ javaScriptEnabled: false })

test('without script and a configured delivery a link to an email draft replaces the button', async ({
  webkit,
  baseURL,
}) => {
  await open(webkit, pagePath('contact'), baseURL)
  expect(await isShown(webkit, `${FORM} [type=submit]`)).toBe(false)
  expect(await isShown(webkit, `${FORM} a[href^="mailto:"]`)).toBe(true)
})
