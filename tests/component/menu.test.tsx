import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HOVER_INTENT_MS, HOVER_LEAVE_MS, Menu } from '@/components/islands/menu.client'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

function Example() {
  return (
    <>
      <Menu set="test" openOnHover trigger="Our Services">
        <a href="#all">All services</a>
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  )
}

const menu = () => screen.getByRole('group')
const trigger = () => screen.getByText('Our Services')
const hover = (type: 'pointerenter' | 'pointerleave', pointerType: string) =>
  fireEvent(menu(), Object.assign(new Event(type), { pointerType }))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  pathname = '/'
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the mouse opens it after a pause, and only then', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  wait(HOVER_INTENT_MS - 1)
  expect(menu()).not.toHaveAttribute('open')
  wait(1)
  expect(menu()).toHaveAttribute('open')
})

test('a mouse that passes over it does not open it', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  wait(HOVER_INTENT_MS / 2)
  hover('pointerleave', 'mouse')
  wait(HOVER_LEAVE_MS + HOVER_INTENT_MS)
  expect(menu()).not.toHaveAttribute('open')
})

test('it stays open for a moment after the mouse has left, so that a detour does not close it', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  wait(HOVER_INTENT_MS)
  hover('pointerleave', 'mouse')
  wait(HOVER_LEAVE_MS - 1)
  expect(menu()).toHaveAttribute('open')
  wait(1)
  expect(menu()).not.toHaveAttribute('open')
})

test('a finger that touches it does not count as hovering', () => {
  render(<Example />)
  hover('pointerenter', 'touch')
  wait(HOVER_INTENT_MS * 2)
  expect(menu()).not.toHaveAttribute('open')
})

test('a click right after it opened under the mouse leaves it open', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  wait(HOVER_INTENT_MS)
  // jsdom does not toggle <details>; what counts is that the browser is told not to.
  expect(fireEvent.click(trigger())).toBe(false)
  expect(menu()).toHaveAttribute('open')
  expect(fireEvent.click(trigger())).toBe(true)
})

test('what was opened by click stays open when the mouse leaves', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  wait(HOVER_INTENT_MS)
  fireEvent.click(trigger())
  hover('pointerleave', 'mouse')
  wait(HOVER_LEAVE_MS * 2)
  expect(menu()).toHaveAttribute('open')
})

test('the mouse does not close it under the keyboard’s focus', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  wait(HOVER_INTENT_MS)
  screen.getByRole('link').focus()
  hover('pointerleave', 'mouse')
  wait(HOVER_LEAVE_MS * 2)
  expect(menu()).toHaveAttribute('open')
})

test('Escape before it has opened keeps it closed', () => {
  render(<Example />)
  hover('pointerenter', 'mouse')
  fireEvent.keyDown(document, { key: 'Escape' })
  wait(HOVER_INTENT_MS * 2)
  expect(menu()).not.toHaveAttribute('open')
})

test('a link of its own closes it, even one that stays on the page', () => {
  render(<Example />)
  menu().setAttribute('open', '')
  fireEvent.click(screen.getByRole('link'))
  expect(menu()).not.toHaveAttribute('open')
})

test('Escape closes it and gives the focus back to the trigger', async () => {
  jest.useRealTimers()
  const user = userEvent.setup()
  render(<Example />)
  menu().setAttribute('open', '')
  screen.getByRole('link').focus()
  await user.keyboard('{Escape}')
  expect(menu()).not.toHaveAttribute('open')
  expect(document.activeElement).toHaveTextContent('Our Services')
})

test('a click elsewhere closes it', async () => {
  jest.useRealTimers()
  const user = userEvent.setup()
  render(<Example />)
  menu().setAttribute('open', '')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(menu()).not.toHaveAttribute('open')
})

test('another page closes it', () => {
  const { rerender } = render(<Example />)
  menu().setAttribute('open', '')
  pathname = '/services/'
  rerender(<Example />)
  expect(menu()).not.toHaveAttribute('open')
})
