/** @jest-environment jsdom */
import { TIMEOUT_MS } from '@/components/enhancements/loader-api'
import { loaderText } from '../support/loader-text'

/** How many of the presses on Send the browser itself has posted. */
let posts: number
const press = async () => {
  document.querySelector('button')!.click()
  // The loader waits some seconds for the form's module.
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS / 2)
}

beforeEach(() => {
  posts = 0
  jest.useFakeTimers()
  document.body.innerHTML = '<form name="quote"><textarea name="leadId"></textarea><button>Send</button></form>'
  document.body.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) posts++
    // jsdom posts nothing.
    event.preventDefault()
  })
  // What jsdom lacks.
  Object.assign(HTMLScriptElement, { supports: () => true })
  const fetched = () => Promise.reject(new Error('It does not come.'))
  Object.assign(window, { IntersectionObserver: class {}, fetch: fetched })
})
afterEach(() => jest.useRealTimers())

// Regression: Back leads to the page as it was left, and there Send did nothing at first.
test('a form whose module does not load is posted once, and again when the visitor has come back to it', async () => {
  const run = new Function(loaderText({ form: ['form[name=quote]', 'use'] }))
  run()
  for (let presses = 0; presses < 3; presses++) await press()
  expect(posts).toBe(1)
  window.dispatchEvent(new Event('pageshow'))
  await press()
  expect(posts).toBe(2)
})
