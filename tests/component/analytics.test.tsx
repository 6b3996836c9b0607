import { fireEvent, render } from '@testing-library/react'
import { track } from '@/components/behaviour/analytics'
import { Analytics } from '@/components/islands/analytics.client'
import type { AnalyticsFields } from '@/content/schema/integrations'

const PLAUSIBLE: AnalyticsFields = {
  provider: 'plausible',
  domain: 'company.com.au',
  script: 'https://plausible.io/js/script.js',
}
const GTAG: AnalyticsFields = { provider: 'gtag', id: 'G-AB12CD34EF', storage: 'denied' }
const GTM: AnalyticsFields = { provider: 'gtm', id: 'GTM-AB12CD3', storage: 'granted' }

const scripts = () => [...document.querySelectorAll('script')]
/** What stands in the data layer; Google's commands as lists. */
const layer = () =>
  (window.dataLayer ?? []).map((item) =>
    Object.prototype.toString.call(item) === '[object Arguments]' ? Array.from(item as ArrayLike<unknown>) : item,
  )

afterEach(() => {
  for (const script of scripts()) script.remove()
  for (const facility of ['dataLayer', 'gtag', 'plausible'] as const) delete window[facility]
})

describe.each([
  ['Plausible', PLAUSIBLE, 'https://plausible.io/js/script.js'],
  ['Google Analytics', GTAG, 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'],
  ['Google Tag Manager', GTM, 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'],
])('%s', (_, config, address) => {
  test('is not there before the visitor acts, whatever the mouse passes or however the page scrolls', () => {
    render(<Analytics config={config} />)
    fireEvent.pointerMove(document.body)
    fireEvent.scroll(window)
    fireEvent.focus(document.body)
    expect(scripts()).toEqual([])
    expect([window.dataLayer, window.gtag, window.plausible]).toEqual([undefined, undefined, undefined])
  })

  test.each(['pointerUp', 'keyDown'] as const)('comes with the first %s, and once', (act) => {
    render(<Analytics config={config} />)
    fireEvent[act](document.body)
    fireEvent.keyDown(document.body, { key: 'a' })
    fireEvent.pointerUp(document.body)
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[address, true]])
  })

  test('comes no more after the page has gone', () => {
    render(<Analytics config={config} />).unmount()
    fireEvent.pointerUp(document.body)
    expect(scripts()).toEqual([])
  })
})

test('without a facility no script ever comes', () => {
  render(<Analytics config={null} />)
  fireEvent.pointerUp(document.body)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(scripts()).toEqual([])
})

test('Plausible is told the site’s name, and gets what happened before its script arrived', () => {
  render(<Analytics config={PLAUSIBLE} />)
  fireEvent.pointerUp(document.body)
  track({ name: 'quote_opened', subject: 'quote' })
  expect(scripts()[0]?.dataset.domain).toBe('company.com.au')
  expect((window.plausible as unknown as { q: unknown }).q).toEqual([['quote_opened', { props: { subject: 'quote' } }]])
})

describe('Google is told first what the visitor has not consented to', () => {
  const consent = (storage: string) => [
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: storage },
  ]

  test('with Google Analytics', () => {
    render(<Analytics config={GTAG} />)
    fireEvent.pointerUp(document.body)
    track({ name: 'quote_started' })
    expect(layer()).toEqual([
      consent('denied'),
      ['js', expect.any(Date)],
      ['config', 'G-AB12CD34EF'],
      ['event', 'quote_started', {}],
    ])
  })

  test('with the Tag Manager', () => {
    render(<Analytics config={GTM} />)
    fireEvent.pointerUp(document.body)
    track({ name: 'quote_started' })
    expect(layer()).toEqual([
      consent('granted'),
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'quote_started' },
    ])
  })
})

describe('a link that is to be counted', () => {
  const event = { name: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' }
  const page = (
    <>
      <a href="#quote" data-counts={JSON.stringify(event)}>
        <span>Book a walkthrough</span>
      </a>
      <a href="#other">Other</a>
    </>
  )

  test('is counted once, also by a click on what stands in it, and by a facility that came from elsewhere', () => {
    window.dataLayer = []
    const { getByText } = render(page)
    render(<Analytics config={null} />)
    fireEvent.click(getByText('Book a walkthrough'))
    fireEvent.click(getByText('Other'))
    expect(layer()).toEqual([{ event: event.name, section: event.section }])
  })

  test('is counted even when the click is the visitor’s first act', () => {
    const { getByText } = render(page)
    render(<Analytics config={GTM} />)
    fireEvent.pointerUp(getByText('Book a walkthrough'))
    fireEvent.click(getByText('Book a walkthrough'))
    expect(layer().at(-1)).toEqual({ event: event.name, section: event.section })
  })

  test('harms nothing without a facility', () => {
    const { getByText } = render(page)
    render(<Analytics config={null} />)
    fireEvent.click(getByText('Book a walkthrough'))
    expect(window.dataLayer).toBeUndefined()
  })
})
