import { getContent } from '../../lib/content/get-content'
import { FORM, PHONE, expect, hasFocus, openForm, test, textOf } from './webkit'

const { quote } = getContent()

test.use({ viewport: PHONE })

// WebKit has no scroll anchoring: the button moved between press and release, and the click was
// lost.
test('the first press on the submit button works right after an invalid field loses the focus', async ({ webkit }) => {
  await openForm(webkit)
  await webkit.fill(`${FORM} [name=phone]`, '0412')
  await webkit.press(`${FORM} [type=submit]`)
  await expect.poll(() => hasFocus(webkit, `${FORM} [data-part=issues] [role=group]`)).toBe(true)
  expect(await textOf(webkit, `${FORM} [data-part=issues]`)).toContain(quote.errors.nameMissing)
})
