import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { showToast } from '@/components/enhancements/toasts'
import { EmbedFrame } from '@/components/quote/embed-frame.client'
import { FRAME_TIMEOUT_MS } from '@/components/quote/frame-monitor'
import {
  ORIGIN,
  EMBED,
  WORDS,
  onDone,
  values,
  Example,
  observers,
  frame,
  theFrame,
  box,
  elsewhere,
  wait,
  scrollNear,
  say,
  LOADED,
  SUBMITTED,
  enterFrame,
  layout,
  connection,
  renderNear,
} from '../support/embed-frame'

jest.mock('@/components/enhancements/toasts')

describe('before script arrives', () => {
  test('its space is reserved, and nothing of the provider is requested', () => {
    const html = renderToString(<Example />)
    expect(html).toContain('height="900"')
    expect(html).toContain('height="750"')
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain(ORIGIN)
    expect(html).not.toContain('style=')
  })

  test('texts about failures that have not happened are not in the page’s text', () => {
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

  // Regression: “Add to calendar” did nothing.
  test('lets a calendar, and no form, offer a file to save', () => {
    renderNear({ ...EMBED, kind: 'calendar' })
    expect(theFrame().getAttribute('sandbox')?.split(' ')).toContain('allow-downloads')
  })

  test('without a connection says so, and goes on when it is back', () => {
    connection.isOnline = false
    renderNear()
    expect(frame()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.offline)

    connection.isOnline = true
    fireEvent(window, new Event('online'))
    expect(theFrame()).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.loading)
  })
})

describe('a message from the provider', () => {
  test('shows that the frame works, and the status names the provider', () => {
    renderNear()
    say(LOADED)
    expect(box()).toHaveAttribute('data-state', 'alive')
    expect(screen.getByRole('status')).toHaveTextContent(WORDS.alive)
    wait(FRAME_TIMEOUT_MS * 10)
    expect(box()).toHaveAttribute('data-state', 'alive')
    expect(showToast).not.toHaveBeenCalled()
  })

  test.each<[string, Parameters<typeof say>[1]]>([
    ['another origin', { origin: 'https://api.leadconnectorhq.com.evil.example' }],
    ['another provider’s origin', { origin: 'http://tally.so' }],
    ['another window', { source: window }],
    ['no window', { source: null as never }],
  ])('is ignored from %s', (_who, from) => {
    renderNear()
    say(LOADED, from)
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('is accepted from an origin that the content allows', () => {
    renderNear()
    say(LOADED, { origin: 'https://thanks.example.com' })
    expect(box()).toHaveAttribute('data-state', 'alive')
  })

  test('is ignored when its format is unknown', () => {
    renderNear()
    say({ hello: 'there' })
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('is needed from a provider that sends messages: the load event is not enough', () => {
    renderNear()
    fireEvent.load(theFrame())
    expect(box()).toHaveAttribute('data-state', 'loading')
  })

  test('is not needed from a provider that sends none: the load event is enough', () => {
    renderNear({ ...EMBED, provider: 'custom' })
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
    Object.assign(layout, { frame: 1500, bottom: 1000 })
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

  test('is ignored until the visitor has been in the frame', () => {
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

test('leaving the page before the frame is near disconnects the observer', () => {
  const { unmount } = render(<Example />)
  unmount()
  expect(observers[0]?.disconnect).toHaveBeenCalled()
})

test('leaving the page removes every timer and listener', () => {
  connection.isOnline = false
  const { unmount } = renderNear()
  unmount()
  connection.isOnline = true
  fireEvent(window, new Event('online'))
  expect(jest.getTimerCount()).toBe(0)

  const second = renderNear()
  const source = theFrame().contentWindow as MessageEventSource
  second.unmount()
  wait(FRAME_TIMEOUT_MS * 2)
  window.dispatchEvent(new MessageEvent('message', { data: LOADED, origin: ORIGIN, source }))
  expect(showToast).not.toHaveBeenCalled()
})
