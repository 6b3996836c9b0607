import { track, type AnalyticsEvent } from '@/components/behaviour/analytics'

const EVENT: AnalyticsEvent = { name: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' }

/** The browser, with these facilities in it. */
const browserWith = (facilities: object) =>
  Object.defineProperty(globalThis, 'window', { value: facilities, configurable: true })

afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

test('without a facility nothing happens, and nothing is made', () => {
  const facilities = {}
  browserWith(facilities)
  expect(() => track(EVENT)).not.toThrow()
  expect(facilities).toEqual({})
})

test('a data layer gets each event once, with its parameters beside its name', () => {
  const dataLayer: unknown[] = []
  browserWith({ dataLayer })
  track(EVENT)
  track({ name: 'quote_started' })
  expect(dataLayer).toEqual([
    { event: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' },
    { event: 'quote_started' },
  ])
})

test('gtag gets it once as its command', () => {
  const gtag = jest.fn()
  browserWith({ gtag })
  track(EVENT)
  expect(gtag.mock.calls).toEqual([['event', 'cta_walkthrough_click', { section: 'why_office_cleaning_matters' }]])
})

test('gtag and its data layer count it once between them', () => {
  const dataLayer: unknown[] = []
  const gtag = jest.fn((...command: unknown[]) => void dataLayer.push(command))
  browserWith({ dataLayer, gtag })
  track(EVENT)
  expect(dataLayer).toHaveLength(1)
})

test('Plausible gets it once, its parameters as props', () => {
  const plausible = jest.fn()
  browserWith({ plausible })
  track({ name: 'quote_sent', by: 'netlify' })
  expect(plausible.mock.calls).toEqual([['quote_sent', { props: { by: 'netlify' } }]])
})

test('two facilities of different owners get it once each', () => {
  const [gtag, plausible] = [jest.fn(), jest.fn()]
  browserWith({ gtag, plausible })
  track(EVENT)
  expect([gtag, plausible].map((facility) => facility.mock.calls.length)).toEqual([1, 1])
})
