/** @jest-environment jsdom */
import { LONGEST_PAUSE_MS, RETRIES, pauseAsked, pauseBefore, withRetries } from '@/components/enhancements/retry'
import { FRAME_TIMEOUT_MS, monitorFrame } from '@/components/quote/frame-monitor'
import { loaderText } from '../support/loader-text'

/** When something was tried, in ms from the beginning. */
let tries: number[]
let start: number
/** Notes a try, which fails. */
const attempt = () => {
  tries.push(Date.now() - start)
  return Promise.reject(new Error(`try ${tries.length}`))
}

beforeEach(() => {
  jest.useFakeTimers()
  tries = []
  start = Date.now()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Four tries, 1, 2 and 4 s apart. */
const USUAL = [0, 1000, 3000, 7000]
/** Longer than all tries together. */
const LONG_MS = 10 * LONGEST_PAUSE_MS

test('something that fails is tried three times more, after 1, 2 and 4 s, and then the last fault counts', async () => {
  const outcome = withRetries(attempt).catch(({ message }: Error) => message)
  await jest.advanceTimersByTimeAsync(LONG_MS)
  expect(tries).toEqual(USUAL)
  expect(await outcome).toBe(`try ${RETRIES + 1}`)
})

test('something that succeeds is not tried again, and each try is told its number', async () => {
  const numbers: number[] = []
  const outcome = withRetries((number) => {
    numbers.push(number)
    return number < 3 ? attempt() : Promise.resolve('done')
  })
  await jest.advanceTimersByTimeAsync(LONG_MS)
  expect(await outcome).toBe('done')
  expect([numbers, tries]).toEqual([[1, 2, 3], USUAL.slice(0, 2)])
})

test('a pause of one’s own is asked for with what went wrong', async () => {
  const asked: string[] = []
  void withRetries(attempt, (retry, error) => {
    asked.push(`${retry}: ${(error as Error).message}`)
    return 500
  }).catch(() => {})
  await jest.advanceTimersByTimeAsync(LONG_MS)
  expect(tries).toEqual([0, 500, 1000, 1500])
  expect(asked).toEqual(['1: try 1', '2: try 2', '3: try 3'])
})

test.each([
  [0, pauseBefore(2)],
  [-1, pauseBefore(2)],
  [pauseBefore(2) + 1, pauseBefore(2) + 1],
  [LONGEST_PAUSE_MS + 1, 30_000],
  [Infinity, 30_000],
])('a server that asks for %d ms before the second retry gets %d', (asked, given) => {
  expect(pauseAsked(2, asked)).toBe(given)
})

// To send a request: send.test.ts.
describe('the same pauses lie between the tries', () => {
  test('to load a provider’s frame of which something comes that does not work', async () => {
    const load = () => {
      attempt().catch(() => {})
      life.onLoad()
    }
    const states: string[] = []
    const no = () => false
    const life = monitorFrame({
      ...{ reportsReady: true, isCollapsed: no, isTouched: no },
      ...{ load, onState: (state) => states.push(state) },
    })
    life.start()
    await jest.advanceTimersByTimeAsync(LONG_MS)
    // Each try is given its time.
    expect(tries).toEqual(USUAL.map((ms, i) => ms + i * FRAME_TIMEOUT_MS))
    expect(states.at(-1)).toBe('failed')
  })

  test('to fetch a module’s code, which then takes over its elements once', async () => {
    const attach = jest.fn()
    const address = 'https://site.example/assets/page.js'
    const fetched = jest.fn((asked: URL) => {
      expect(asked.href).toBe(address)
      tries.push(Date.now() - start)
      return tries.length <= RETRIES
        ? Promise.reject(new Error('It does not come.'))
        : Promise.resolve({ ok: true, url: address, text: () => Promise.resolve('export {}') })
    })
    const imported = jest.fn(() => ({ attach }))
    // What jsdom lacks.
    Object.assign(HTMLScriptElement, { supports: () => true })
    Object.assign(window, { IntersectionObserver: class {}, fetch: fetched })
    const run = new Function('require', loaderText({ page: ['html'] }))
    run(imported)
    await jest.advanceTimersByTimeAsync(LONG_MS)
    expect(tries).toEqual([])
    start = Date.now()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await jest.advanceTimersByTimeAsync(LONG_MS)
    expect(tries).toEqual(USUAL)
    // It is imported once it has come.
    expect(imported.mock.calls).toEqual([[address]])
    expect(attach.mock.calls).toEqual([[document.documentElement, expect.anything()]])
  })
})
