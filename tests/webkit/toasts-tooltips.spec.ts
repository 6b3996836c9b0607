import { TOAST_EVENT } from '../../components/enhancements/toasts'
import { getContent } from '../../lib/content/get-content'
import { contactMethods } from '../../lib/content/contact'
import { pagePath } from '../../lib/content/routes'
import { countOf, expect, focus, hasFocus, isShown, test, textOf, visit } from './webkit'

const { site } = getContent()
const { phone } = contactMethods()
const COPY = `button[data-copies="${phone.text}"]`
const TOAST = '.toast'

test('the copy button copies the number, and its toast says so and goes by itself', async ({ webkit }) => {
  await visit(webkit, pagePath('contact'))
  await webkit.click(`main ${COPY}`)
  await expect.poll(() => textOf(webkit, TOAST)).toContain(`${site.words.numberCopied}: ${phone.text}`)
  await expect.poll(() => countOf(webkit, TOAST)).toBe(0)
})

test('a toast stays while it has the focus, and closing it returns the focus to where it came from', async ({
  webkit,
}) => {
  await visit(webkit, pagePath('contact'))
  await webkit.click(`main ${COPY}`)
  await focus(webkit, `main ${COPY}`)
  await expect.poll(() => isShown(webkit, `${TOAST} button`)).toBe(true)
  await focus(webkit, `${TOAST} button`)
  await new Promise((resolve) => setTimeout(resolve, 6000))
  expect(await hasFocus(webkit, `${TOAST} button`)).toBe(true)
  await webkit.pressKey('Enter')
  await expect.poll(() => countOf(webkit, TOAST)).toBe(0)
  expect(await hasFocus(webkit, COPY)).toBe(true)
})

test('a new toast replaces the one before', async ({ webkit }) => {
  await visit(webkit, pagePath('contact'))
  for (const text of ['One', 'Two']) {
    await webkit.evaluate(
      (type, detail) => void document.dispatchEvent(new CustomEvent(type, { detail })),
      TOAST_EVENT,
      text,
    )
    await expect.poll(() => textOf(webkit, TOAST)).toContain(text)
    expect(await countOf(webkit, TOAST)).toBe(1)
  }
})

test('a press opens each tooltip of the home page and says so, and Escape closes it', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  const ids = await webkit.evaluate(() =>
    [...document.querySelectorAll('.tooltip button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.getAttribute('aria-describedby')!),
  )
  expect(ids.length).toBeGreaterThan(3)
  for (const id of ids) {
    const button = `[aria-describedby="${id}"]`
    await focus(webkit, button)
    await webkit.pressKey('Enter')
    await expect.poll(() => isShown(webkit, `${button}[aria-expanded=true]`), id).toBe(true)
    expect(await isShown(webkit, `[id="${id}"]`), id).toBe(true)
    await webkit.pressKey('Escape')
    await expect.poll(() => isShown(webkit, `${button}[aria-expanded=true]`), id).toBe(false)
  }
})
