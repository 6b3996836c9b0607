import { fireEvent, render, screen } from '@testing-library/react'
import { startAnalytics } from '@/components/enhancements/analytics'
import { trackEvent, type ClickEvent } from '@/components/enhancements/track-event'
import type { Loader } from '@/components/enhancements/loader-api'
import { WhyOfficeCleaning } from '@/components/sections/home/why-office-cleaning'
import { getContent } from '@/lib/content/get-content'
import { QUOTE_HREF } from '@/lib/content/routes'
import type { AnalyticsFields } from '@/lib/content/schema/integrations'

let mockConfig: AnalyticsFields | null
jest.mock('site:analytics', () => ({
  __esModule: true,
  get default() {
    return mockConfig
  },
}))

const PLAUSIBLE: AnalyticsFields = {
  provider: 'plausible',
  domain: 'company.com.au',
  script: 'https://plausible.io/js/script.js',
}
const GTAG: AnalyticsFields = { provider: 'gtag', id: 'G-AB12CD34EF', storage: 'denied' }
const GTM: AnalyticsFields = { provider: 'gtm', id: 'GTM-AB12CD3', storage: 'granted' }

const TARGETS: EventTarget[] = [window, document]

const scripts = () => [...document.querySelectorAll('script')]
/** What stands in the data layer; Google's commands as lists. */
const layer = () =>
  (window.dataLayer ?? []).map((item) =>
    Object.prototype.toString.call(item) === '[object Arguments]' ? Array.from(item as ArrayLike<unknown>) : item,
  )

/** Starts it as a page does. Call what it returns for the visitor's first tap, click or key. */
function start(
  config: AnalyticsFields | null,
  intent?: Loader['intent'],
  heard: Pick<Loader, 'gesture'> = {},
): () => void {
  mockConfig = config
  startAnalytics({ intent, ...heard } as Loader)
  return () => void fireEvent.pointerUp(document.body)
}

/** What the loader has recorded after this tap or key. */
function after(gesture: Event, target: Element): Pick<Loader, 'gesture'> {
  target.dispatchEvent(gesture)
  return { gesture }
}
const tap = (button = 0) => new MouseEvent('pointerup', { button })

beforeEach(() => {
  jest.useFakeTimers()
  for (const target of TARGETS) jest.spyOn(target, 'addEventListener')
})
afterEach(() => {
  // Each test is a page of its own, and what listens to it ends with it.
  for (const target of TARGETS)
    for (const [type, listener] of jest.mocked(target.addEventListener).mock.calls)
      for (const capture of [true, false]) target.removeEventListener(type, listener, capture)
  jest.restoreAllMocks()
  jest.useRealTimers()
  for (const script of scripts()) script.remove()
  for (const name of ['dataLayer', 'gtag', 'plausible', 'siteEvents'] as const) delete window[name]
})

describe.each([
  ['Plausible', PLAUSIBLE, 'https://plausible.io/js/script.js'],
  ['Google Analytics', GTAG, 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'],
  ['Google Tag Manager', GTM, 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'],
])('%s', (_, config, address) => {
  const loaded = () => scripts().map(({ src, async }) => [src, async])

  test('is not there before the visitor acts', async () => {
    start(config)
    await jest.runAllTimersAsync()
    expect(loaded()).toEqual([])
    expect([window.dataLayer, window.gtag, window.plausible]).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['tap or click', () => fireEvent.pointerUp(document.body)],
    ['key', () => fireEvent.keyDown(document.body)],
  ])('comes with the visitor’s first %s, once', (_act, act) => {
    start(config)
    act()
    act()
    expect(loaded()).toEqual([[address, true]])
  })

  test('does not come with a finger that scrolls', () => {
    start(config)
    fireEvent.pointerDown(document.body)
    fireEvent.pointerCancel(document.body)
    fireEvent.scroll(document)
    expect(loaded()).toEqual([])
  })

  test.each([
    ['comes at once when the visitor has acted', () => after(tap(), document.body), 1],
    ['waits when the visitor has not acted', () => ({}), 0],
  ])('%s before this code was there', (_what, heard, count) => {
    start(config, undefined, heard())
    expect(loaded()).toHaveLength(count)
  })

  test.each([
    ['another page of the site, where a link was followed: it comes at once', () => `${location.origin}/areas/`, 1],
    ['another site: it waits', () => 'https://search.example/', 0],
    ['a site whose address begins like ours: it waits', () => `${location.origin}.example/`, 0],
  ])('when the visitor comes from %s', (_from, referrer, count) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer())
    start(config)
    expect(loaded()).toHaveLength(count)
  })
})

test('without a provider no script ever comes', () => {
  start(null)()
  expect(scripts()).toEqual([])
})

// Regression: a request that left the outbox before the visitor did anything was not counted.
test('what happens before the visitor acts is counted when the script comes', () => {
  const act = start(PLAUSIBLE)
  trackEvent({ name: 'quote_sent', by: 'receiver' })
  jest.runAllTimers()
  act()
  jest.runAllTimers()
  expect((window.plausible as unknown as { q: unknown }).q).toEqual([['quote_sent', { props: { by: 'receiver' } }]])
})

test('Plausible is told the site’s name, and gets what happened before its script arrived', () => {
  trackEvent({ name: 'quote_opened', subject: 'walkthrough' })
  start(PLAUSIBLE)()
  trackEvent({ name: 'quote_started' })
  jest.runAllTimers()
  expect(scripts()[0]?.dataset.domain).toBe('company.com.au')
  expect((window.plausible as unknown as { q: unknown }).q).toEqual([
    ['quote_opened', { props: { subject: 'walkthrough' } }],
    ['quote_started', { props: {} }],
  ])
})

describe('Google is told first what the visitor has not consented to', () => {
  const consent = (storage: string) => [
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: storage },
  ]

  test('with Google Analytics', () => {
    start(GTAG)()
    trackEvent({ name: 'quote_started' })
    jest.runAllTimers()
    expect(layer()).toEqual([
      consent('denied'),
      ['js', expect.any(Date)],
      ['config', 'G-AB12CD34EF'],
      ['event', 'quote_started', {}],
    ])
  })

  test('with the Tag Manager', () => {
    start(GTM)()
    trackEvent({ name: 'quote_started' })
    jest.runAllTimers()
    expect(layer()).toEqual([
      consent('granted'),
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'quote_started' },
    ])
  })
})

describe('the walkthrough button of “Why office cleaning matters”', () => {
  const { whyOfficeCleaning } = getContent().templatePages.home
  const EVENT: ClickEvent = { name: 'cta_walkthrough_click', section: 'why_office_cleaning_matters' }
  const COUNTED = [{ event: EVENT.name, section: EVENT.section }]

  /** The button, with another link in the section. */
  function show() {
    render(<WhyOfficeCleaning {...whyOfficeCleaning} href={QUOTE_HREF} />)
    const links = screen.getAllByRole('link')
    const button = screen.getByRole('link', { name: whyOfficeCleaning.walkthrough.button })
    const other = links.find((link) => link !== button)
    if (!other) throw new Error('expected another link')
    // jsdom follows no links, and complains.
    for (const link of links) link.addEventListener('click', (event) => event.preventDefault())
    return { button, other }
  }

  test('is counted once for each click, and no other link is', () => {
    window.dataLayer = []
    const { button, other } = show()
    start(null)
    fireEvent.click(other)
    fireEvent.click(button)
    jest.runAllTimers()
    expect(layer()).toEqual(COUNTED)
    fireEvent.click(button)
    jest.runAllTimers()
    expect(layer()).toEqual([...COUNTED, ...COUNTED])
  })

  test('is counted when the click lands on what stands in it', () => {
    window.dataLayer = []
    const { button } = show()
    const inside = button.appendChild(document.createElement('font'))
    start(null)
    fireEvent.click(inside)
    jest.runAllTimers()
    expect(layer()).toEqual(COUNTED)
  })

  test('is counted once when it was pressed before this code was there', () => {
    window.dataLayer = []
    const { button } = show()
    start(null, { href: QUOTE_HREF, subject: 'walkthrough', by: button })
    jest.runAllTimers()
    expect(layer()).toEqual(COUNTED)
  })

  test('is counted when the click is what brings the facility', () => {
    const { button } = show()
    const act = start(GTM)
    act()
    fireEvent.click(button)
    jest.runAllTimers()
    expect(layer().slice(-1)).toEqual(COUNTED)
  })

  test('harms nothing without a facility', () => {
    const { button } = show()
    start(null)
    fireEvent.click(button)
    expect(() => jest.runAllTimers()).not.toThrow()
    expect(window.dataLayer).toBeUndefined()
  })
})

describe('a phone link', () => {
  const COUNTED = [{ event: 'contact_click', to: '+61255500142', place: 'header' }]

  /** The link, in the header of a page whose data layer is ready. */
  function show() {
    window.dataLayer = []
    render(
      <header>
        <a href="tel:+61255500142">Call</a>
      </header>,
    )
    return screen.getByRole('link')
  }

  test('is counted once for each click', () => {
    const link = show()
    start(null)
    fireEvent.click(link)
    fireEvent.click(link)
    jest.runAllTimers()
    expect(layer()).toEqual([...COUNTED, ...COUNTED])
  })

  // Regression: a visitor who rang at once was never counted, since this code came after the click.
  test('is counted when the tap on it is what loads this code', () => {
    start(null, undefined, after(tap(), show()))
    jest.runAllTimers()
    expect(layer()).toEqual(COUNTED)
  })

  test('is counted once when the click of that tap comes after this code', () => {
    const link = show()
    start(null, undefined, after(tap(), link))
    fireEvent.click(link)
    jest.runAllTimers()
    expect(layer()).toEqual(COUNTED)
  })

  test('is not counted for the menu of the right button, nor for another key than Enter', () => {
    const link = show()
    start(null, undefined, after(tap(2), link))
    start(null, undefined, after(new KeyboardEvent('keydown', { key: 'Tab' }), link))
    jest.runAllTimers()
    expect(layer()).toEqual([])
  })
})

test('a facility that is broken breaks nothing of what is counted', () => {
  window.plausible = () => {
    throw new Error('broken')
  }
  start(null)
  expect(() => trackEvent({ name: 'quote_started' })).not.toThrow()
  expect(() => jest.runAllTimers()).toThrow('broken')
})
