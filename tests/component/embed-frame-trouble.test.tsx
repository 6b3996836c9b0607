import { fireEvent, screen } from '@testing-library/react'
import { RETRIES, pauseBefore } from '@/components/enhancements/retry'
import { showToast } from '@/components/enhancements/toasts'
import { FRAME_TIMEOUT_MS } from '@/components/quote/frame-monitor'
import {
  ORIGIN,
  WORDS,
  FOREVER_MS,
  values,
  theFrame,
  box,
  elsewhere,
  wait,
  say,
  LOADED,
  enterFrame,
  layout,
  renderNear,
  fail,
  EMBED,
} from '../support/embed-frame'

jest.mock('@/components/enhancements/toasts')

describe('a frame that does not work', () => {
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
  ])('works after a late message: %s', (state, happen) => {
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
    Object.assign(layout, { frame: 0, place: 0 })
    fireEvent.load(theFrame())
    expect(box()).toHaveAttribute('data-state', 'alive')
  })
})
