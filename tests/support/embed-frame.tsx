import { act, fireEvent, render, screen } from '@testing-library/react'
import { LONGEST_PAUSE_MS } from '@/components/enhancements/retry'
import { EmbedFrame } from '@/components/quote/embed-frame.client'
import { FRAME_TIMEOUT_MS } from '@/components/quote/frame-monitor'
import type { Embed } from '@/lib/content/schema/embed'

export const ORIGIN = 'https://api.leadconnectorhq.com'
export const EMBED: Embed = {
  kind: 'form',
  provider: 'leadconnector',
  src: `${ORIGIN}/widget/form/x?fixed=1`,
  title: 'Quote form',
  heights: { phone: 900, desktop: 750 },
  origins: [ORIGIN, 'https://thanks.example.com'],
  prefill: { name: 'name' },
}
export const WORDS = {
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
export const FOREVER_MS = 10 * LONGEST_PAUSE_MS

export const onDone = jest.fn()
export const values = jest.fn(() => ({ name: 'Jo' }))

export function Example({ embed = EMBED }: { embed?: Embed }) {
  return (
    <>
      <EmbedFrame embed={embed} values={values} words={WORDS} onDone={onDone} />
      <button type="button">Elsewhere</button>
    </>
  )
}

export const observers: FakeObserver[] = []
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

export const frame = () => screen.queryByTitle<HTMLIFrameElement>(EMBED.title)
export const theFrame = () => screen.getByTitle<HTMLIFrameElement>(EMBED.title)
export const box = () => screen.getByRole('status').closest('[data-state]')
export const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
export const scrollNear = (isIntersecting = true) => act(() => observers.at(-1)!.report([{ isIntersecting }]))
export const say = (data: unknown, { origin = ORIGIN, source = theFrame().contentWindow as MessageEventSource } = {}) =>
  act(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
export const LOADED = ['iframeLoaded']
export const SUBMITTED = ['set-sticky-contacts', '_ud', '{}']
/** What the browser does when the visitor clicks into the frame. */
export const enterFrame = () => {
  theFrame().focus()
  fireEvent.blur(window)
  wait(0)
}

/** Heights of the layout that jsdom has not, in px. */
export const layout = { frame: 750, place: 750, bottom: 2000 }
/** Whether the browser says that it is online. */
export const connection = { isOnline: true }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  observers.length = 0
  Object.assign(layout, { frame: 750, place: 750, bottom: 2000 })
  connection.isOnline = true
  window.innerHeight = 800
  window.IntersectionObserver = FakeObserver as never
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isOnline)
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

export const renderNear = (embed?: Embed) => {
  const view = render(<Example {...(embed && { embed })} />)
  scrollNear()
  return view
}
/** Loads and says nothing, as an error page does. */
export const fail = () => {
  fireEvent.load(theFrame())
  wait(FRAME_TIMEOUT_MS)
}
