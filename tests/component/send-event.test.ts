import { sendEvent } from '@/components/enhancements/analytics'
import type { AnalyticsEvent } from '@/components/enhancements/track-event'

const EVENT: AnalyticsEvent = { name: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' }

const FACILITIES = ['dataLayer', 'gtag', 'plausible'] as const

/** The browser, with these facilities in it. */
const browserWith = (facilities: Pick<Window, (typeof FACILITIES)[number]>) => Object.assign(window, facilities)

afterEach(() => {
  for (const name of FACILITIES) delete window[name]
})

test('without a facility nothing happens, and nothing is made', () => {
  const known = Object.keys(window)
  expect(() => sendEvent(EVENT)).not.toThrow()
  expect(Object.keys(window)).toEqual(known)
})

test('a data layer gets each event once, with its parameters beside its name', () => {
  const dataLayer: unknown[] = []
  browserWith({ dataLayer })
  sendEvent(EVENT)
  sendEvent({ name: 'quote_started' })
  expect(dataLayer).toEqual([
    { event: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' },
    { event: 'quote_started' },
  ])
})

test('gtag gets it once as its command', () => {
  const gtag = jest.fn()
  browserWith({ gtag })
  sendEvent(EVENT)
  expect(gtag.mock.calls).toEqual([['event', 'cta_walkthrough_click', { section: 'why_office_cleaning_matters' }]])
})

test('gtag and its data layer count it once between them', () => {
  const dataLayer: unknown[] = []
  const gtag = jest.fn((...command: unknown[]) => void dataLayer.push(command))
  browserWith({ dataLayer, gtag })
  sendEvent(EVENT)
  expect(dataLayer).toHaveLength(1)
})

test('Plausible gets it once, its parameters as props', () => {
  const plausible = jest.fn()
  browserWith({ plausible })
  sendEvent({ name: 'quote_sent', by: 'netlify' })
  expect(plausible.mock.calls).toEqual([['quote_sent', { props: { by: 'netlify' } }]])
})

test('two facilities of different owners get it once each', () => {
  const [gtag, plausible] = [jest.fn(), jest.fn()]
  browserWith({ gtag, plausible })
  sendEvent(EVENT)
  expect([gtag, plausible].map((facility) => facility.mock.calls.length)).toEqual([1, 1])
})
