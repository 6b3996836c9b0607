import { act, fireEvent, render, screen } from '@testing-library/react'
import { LOADING_SIGN_AFTER_MS, RouteChange } from '@/components/islands/route-change.client'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

const ELSEWHERE = '/areas/'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Follows a link to another page and waits until its slowness would be announced. */
function follow(attributes: object, taken: boolean) {
  render(
    <>
      <a href={ELSEWHERE} onClick={(event) => taken && event.preventDefault()} {...attributes}>
        Areas
      </a>
      <RouteChange />
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  act(() => jest.advanceTimersByTime(LOADING_SIGN_AFTER_MS))
  return screen.queryByText('Loading the page')
}

test('a link that Next follows is announced when its page is slow', () => {
  expect(follow({}, true)).toBeInTheDocument()
})

test('a link that opens a dialog is not: no page is loading', () => {
  expect(follow({ 'data-opens': 'quote' }, true)).not.toBeInTheDocument()
})

test('a link that the browser follows, in another tab for instance, is not: the browser says so itself', () => {
  expect(follow({}, false)).not.toBeInTheDocument()
})
