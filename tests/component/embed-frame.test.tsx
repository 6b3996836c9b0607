import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { LONGEST_PAUSE_MS, RETRIES, pauseBefore } from '@/components/enhancements/retry'
import { showToast } from '@/components/enhancements/toasts'
import { EmbedFrame } from '@/components/quote/embed-frame.client'
import { FRAME_TIMEOUT_MS } from '@/components/quote/frame-monitor'
import type { Embed } from '@/lib/content/schema/embed'

jest.mock('@/components/enhancements/toasts')

const ORIGIN = 'https://api.leadconnectorhq.com'
const EMBED: Embed = {
  kind: 'form',
  provider: 'leadconnector',
  src: `${ORIGIN}/widget/form/x?fixed=1`,
  title: 'Quote form',
  heights: { phone: 900, desktop: 750 },
  origins: [ORIGIN, 'https://thanks.example.com'],
  prefill: { name: 'name' },
}
const WORDS = {
  waiting: 'The form loads when you get here.',
  loading: 'The form is loading.',
  alive: 'Another company’s',
  slow: 'The form is slow today.',
  failed: 'The form did not load.',
  blocked: 'Your browser keeps the form out.',
  offline: 'You are offline; the form loads when you are back.',
  tryAgain: 'Try again',
  toast: 'The form could not load.',
}

/** Longer than any pause before another try. */
const FOREVER_MS = 10 * LONGEST_PAUSE_MS

const onDone = jest.fn()
const values = jest.fn(() => ({ name: 'Jo' }))

function Example({ embed = EMBED }: { embed?: Embed }) {
  return (
    <>
      <EmbedFrame embed={embed} values={values} words={WORDS} onDone={onDone} />
      <button type="button">Elsewhere</button>
    </>
  )
}

const observers: FakeObserver[] = []
class FakeObserver {
  disconnect = jest.fn()
  observe = jest.fn()
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    observers.push(this)
  }
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>(EMBED.title)
const theFrame = () => screen.getByTitle<HTMLIFrameElement>(EMBED.title)
const box = () => screen.getByRole('status').closest('[data-state]')
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const scrollNear = (isIntersecting = true) => act(() => observers.at(-1)!.report([{ isIntersecting }]))
const say = (data: unknown, { origin = ORIGIN, source = theFrame().contentWindow as MessageEventSource } = {}) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
const LOADED = ['iframeLoaded']
const SUBMITTED = ['set-sticky-contacts', '_ud', '{}']
/** What the browser does when the visitor clicks into the frame. */
const enterFrame = () => {
  theFrame().focus()
  fireEvent.blur(window)
  wait(0)
}

/** Heights of the layout that jsdom has not, in px. */
let layout = { frame: 750, place: 750, bottom: 2000 }
let isOnline = true

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  observers.length = 0
  layout = { frame: 750, place: 750, bottom: 2000 }
  isOnline = true
  window.innerHeight = 800
  window.IntersectionObserver = FakeObserver as never
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'IFRAME' ? layout.frame : layout.place
  })
  jest
    .spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: layout.bottom - layout.frame, bottom: layout.bottom }) as DOMRect)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const renderNear = (embed?: Embed) => {
  const view = render(<Example {...(embed && { embed })} />)
  scrollNear()
  return view
}
/** Loads and says nothing, as an error page does. */
const fail = () => {
  fireEvent.load(theFrame())
  wait(FRAME_TIMEOUT_MS)
}

describe('before script arrives', () => {
  test('the place is kept, and nothing of the provider is asked for', () => {
    const html = renderToString(<Example />)
    expect(html).toContain('height="900"')
    expect(html).toContain('height="750"')
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain(ORIGIN)
    expect(html).not.toContain('style=')
  })

  test('texts of trouble that has not happened are read by nobody', () => {
    render(<EmbedFrame embed={EMBED} words={WORDS} />)
    expect(document.body).toHaveTextContent(new RegExp(`^${WORDS.waiting}$`))
  })
})

describe('loading', () => {
  test('waits until the visitor is 200 px away, and happens once', () => {
    render(<Example />)
    expect(observers[0]?.options.rootMargin).toBe('200px')
    scrollNear(false)
    expect(frame()).toBeNull()
    expect(box()).toHaveAttribute('data-state', 'waiting')
    expect(values).not.toHaveBeenCalled()

    scrollNear()
    expect(box()).toHaveAttribute('data-state', 'loading')
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.loading)
    expect(observers[0]?.disconnect).toHaveBeenCalled()
    expect(values).toHaveBeenCalledTimes(1)
    expect(theFrame().src).toBe(`${ORIGIN}/widget/form/x?fixed=1&name=Jo`)
  })

  test('begins at once in a browser that cannot tell what is near', () => {
    delete (window as Partial<typeof window>).IntersectionObserver
    render(<Example />)
    expect(theFrame()).toBeInTheDocument()
  })

  test('gives the frame no more than it needs', () => {
    renderNear()
    expect(theFrame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    expect(theFrame()).toHaveAttribute('allow', '')
    expect(theFrame().getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation-by-user-activation',
    ])
  })

  // The fault: “Add to calendar” did nothing.
  test('lets a calendar, and no form, offer a file to save', () => {
    renderNear({ ...EMBED, kind: 'calendar' })
    expect(theFrame().getAttribute('sandbox')?.split(' ')).toContain('allow-downloads')
  })

  test('without a connection says so, and goes on when it is back', () => {
    isOnline = false
    renderNear()
    expect(frame()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.offline)

    isOnline = true
    fireEvent(window, new Event('online'))
    expect(theFrame()).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.loading)
  })
})

describe('a sign of life', () => {
  test('makes the frame alive, and the line says whose it is', () => {
    renderNear()
    say(LOADED)
    expect(box()).toHaveAttribute('data-state', 'alive')
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.alive)
    wait(FRAME_TIMEOUT_MS * 10)
    expect(box()).toHaveAttribute('data-state', 'alive')
    expect(showToast).not.toHaveBeenCalled()
  })

  test.each<[string, Parameters<typeof say>[1]]>([
    ['another place', { origin: 'https://api.leadconnectorhq.com.evil.example' }],
    ['a place that only looks the same', { origin: 'http://tally.so' }],
    ['another window', { source: window }],
    ['nobody', { source: null as never }],
  ])('is not believed from %s', (_who, from) => {
    renderNear()
    say(LOADED, from)
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('is believed from a place that the content allows', () => {
    renderNear()
    say(LOADED, { origin: 'https://thanks.example.com' })
    expect(box()).toHaveAttribute('data-state', 'alive')
  })

  test('is not a message that nobody knows', () => {
    renderNear()
    say({ hello: 'there' })
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('is not the load of a frame that would speak if it worked', () => {
    renderNear()
    fireEvent.load(theFrame())
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('is the load of a frame that never speaks', () => {
    renderNear({ ...EMBED, provider: 'custom' })
    fireEvent.load(theFrame())
    expect(box()).toHaveAttribute('data-state', 'alive')
  })
})

describe('trouble', () => {
  test('nothing has come after 8 seconds: slow, said once, the frame stays and is loaded anew only when the visitor asks', () => {
    renderNear()
    const first = theFrame()
    wait(FRAME_TIMEOUT_MS - 1)
    expect(box()).toHaveAttribute('data-state', 'loading')
    wait(1)
    expect(box()).toHaveAttribute('data-state', 'slow')
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.slow)
    wait(FRAME_TIMEOUT_MS * 20)
    expect(theFrame()).toBe(first)
    expect(showToast).toHaveBeenCalledTimes(1)
    expect(showToast).toHaveBeenCalledWith(WORDS.toast)
    fireEvent.click(screen.getByRole('button', { name: WORDS.tryAgain }))
    expect(theFrame()).not.toBe(first)
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('what came says nothing: failed, the frame stays', () => {
    renderNear()
    fail()
    expect(box()).toHaveAttribute('data-state', 'failed')
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.failed)
    expect(theFrame()).toBeInTheDocument()
  })

  test('a slow frame whose load comes late gets its 8 seconds to speak', () => {
    renderNear()
    wait(FRAME_TIMEOUT_MS)
    fireEvent.load(theFrame())
    wait(FRAME_TIMEOUT_MS - 1)
    expect(box()).toHaveAttribute('data-state', 'slow')
    wait(1)
    expect(box()).toHaveAttribute('data-state', 'failed')
  })

  test.each([
    ['slow', () => wait(FRAME_TIMEOUT_MS)],
    ['failed', fail],
  ])('a late sign of life ends it: %s', (state, happen) => {
    renderNear()
    happen()
    expect(box()).toHaveAttribute('data-state', state)
    const late = theFrame()
    say(LOADED)
    expect(box()).toHaveAttribute('data-state', 'alive')
    wait(FRAME_TIMEOUT_MS * 10)
    expect(theFrame()).toBe(late)
  })

  test(`a failed frame is loaded anew by itself, ${RETRIES} times, with longer pauses; the notice stays meanwhile`, () => {
    renderNear()
    const tries = [theFrame()]
    for (let retry = 1; retry <= RETRIES; retry++) {
      fail()
      wait(pauseBefore(retry) - 1)
      expect(theFrame()).toBe(tries.at(-1))
      wait(1)
      expect(theFrame()).not.toBe(tries.at(-1))
      expect(theFrame().src).toBe(tries[0]!.src)
      expect(box()).toHaveAttribute('data-state', 'failed')
      tries.push(theFrame())
    }
    fail()
    wait(FOREVER_MS)
    expect(theFrame()).toBe(tries.at(-1))
    expect(box()).toHaveAttribute('data-state', 'failed')
    expect(showToast).toHaveBeenCalledTimes(1)
    expect(values).toHaveBeenCalledTimes(1)
  })

  test('a failed frame that the visitor has been in is not loaded anew by itself', () => {
    renderNear()
    const first = theFrame()
    enterFrame()
    elsewhere().focus()
    fail()
    wait(FOREVER_MS)
    expect(theFrame()).toBe(first)
  })

  test('Try again starts over, and the focus stays in its place', () => {
    renderNear()
    for (let retry = 1; retry <= RETRIES; retry++) {
      fail()
      wait(pauseBefore(retry))
    }
    fail()
    const last = theFrame()
    const button = screen.getByRole('button', { name: WORDS.tryAgain })
    button.focus()
    fireEvent.click(button)
    expect(theFrame()).not.toBe(last)
    expect(box()).toHaveAttribute('data-state', 'loading')
    expect(screen.getByRole('status')).toHaveFocus()

    fail()
    expect(box()).toHaveAttribute('data-state', 'failed')
    expect(showToast).toHaveBeenCalledTimes(1)
    const again = theFrame()
    wait(pauseBefore(1))
    expect(theFrame()).not.toBe(again)
  })

  const violate = (effectiveDirective: string, blockedURI: string) =>
    fireEvent(document, Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }))

  test('the page’s policy keeps the frame out: blocked, and not loaded anew', () => {
    renderNear()
    violate('frame-src', `${ORIGIN}/widget/form/x`)
    expect(box()).toHaveAttribute('data-state', 'blocked')
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.blocked)
    const first = theFrame()
    fail()
    wait(FOREVER_MS)
    expect(theFrame()).toBe(first)
    expect(box()).toHaveAttribute('data-state', 'blocked')
  })

  test.each([
    ['frame-src', 'https://other.example/'],
    ['connect-src', ORIGIN],
    ['frame-src', 'inline'],
  ])('a violation of something else is none of its business: %s %s', (directive, address) => {
    renderNear()
    violate(directive, address)
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('a blocker takes its room away: blocked', () => {
    renderNear({ ...EMBED, provider: 'custom' })
    layout.frame = 0
    fireEvent.load(theFrame())
    expect(box()).toHaveAttribute('data-state', 'blocked')
  })

  test('a blocker takes its room away before anything loads: blocked', () => {
    renderNear()
    layout.frame = 0
    wait(FRAME_TIMEOUT_MS)
    expect(box()).toHaveAttribute('data-state', 'blocked')
  })

  test('a frame in a closed dialog is not taken for a blocked one', () => {
    renderNear({ ...EMBED, provider: 'custom' })
    layout = { ...layout, frame: 0, place: 0 }
    fireEvent.load(theFrame())
    expect(box()).toHaveAttribute('data-state', 'alive')
  })
})

describe('the height', () => {
  /** The frame asks for a height, and the page is drawn. */
  const grow = (height: number) => {
    say(['highlevel.setHeight', { height }])
    jest.advanceTimersToNextFrame()
  }

  test('follows the frame while its lower edge is below the screen', () => {
    renderNear()
    grow(1200.3)
    expect(theFrame().style.height).toBe('1201px')
    expect(box()).toHaveAttribute('data-state', 'alive')
  })

  test.each([
    [20, '750px'],
    [99_999, '3000px'],
  ])('stays between the kept place and 3000 px: %s', (asked, given) => {
    renderNear()
    grow(asked)
    expect(theFrame().style.height).toBe(given)
  })

  test('waits while the lower edge is on the screen, until the visitor has scrolled it away', () => {
    renderNear()
    layout.bottom = 780
    grow(1200)
    expect(theFrame().style.height).toBe('')
    layout.bottom = 900
    fireEvent.scroll(document)
    expect(theFrame().style.height).toBe('1200px')
  })

  test('waits to shrink while that would bring the lower edge onto the screen', () => {
    renderNear()
    grow(1500)
    layout = { ...layout, frame: 1500, bottom: 1000 }
    grow(900)
    expect(theFrame().style.height).toBe('1500px')
  })

  test('does not wait for a visitor who is acting in the frame', () => {
    renderNear()
    layout.bottom = 780
    theFrame().focus()
    grow(1200)
    expect(theFrame().style.height).toBe('1200px')
  })
})

describe('done', () => {
  test('is reported once', () => {
    renderNear()
    enterFrame()
    say(SUBMITTED)
    say(SUBMITTED)
    expect(onDone.mock.calls).toEqual([['submitted']])
  })

  test('is not believed while the visitor has never been in the frame', () => {
    renderNear()
    say(SUBMITTED)
    expect(onDone).not.toHaveBeenCalled()
    enterFrame()
    elsewhere().focus()
    say(SUBMITTED)
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  test('a calendar reports a booking', () => {
    renderNear({ ...EMBED, provider: 'calendly' })
    enterFrame()
    say({ event: 'calendly.event_scheduled', payload: {} })
    expect(onDone.mock.calls).toEqual([['booked']])
  })
})

test('leaving the page before the frame is near takes the watch away', () => {
  const { unmount } = render(<Example />)
  unmount()
  expect(observers[0]?.disconnect).toHaveBeenCalled()
})

test('leaving the page takes everything away', () => {
  isOnline = false
  const { unmount } = renderNear()
  unmount()
  isOnline = true
  fireEvent(window, new Event('online'))
  expect(jest.getTimerCount()).toBe(0)

  const second = renderNear()
  const source = theFrame().contentWindow as MessageEventSource
  second.unmount()
  wait(FRAME_TIMEOUT_MS * 2)
  window.dispatchEvent(new MessageEvent('message', { data: LOADED, origin: ORIGIN, source }))
  expect(showToast).not.toHaveBeenCalled()
})
