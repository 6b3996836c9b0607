import { act, fireEvent, render, screen } from '@testing-library/react'
import { HOVER_INTENT_MS, HOVER_LEAVE_MS, startMenus } from '@/components/enhancements/menu'
import { announcePageChange } from '@/components/enhancements/page-change'
import { Header } from '@/components/layout/header'
import { getContent } from '@/lib/content/get-content'
import { contactMethods } from '@/lib/content/contact'
import { navigation, quoteLink } from '@/lib/content/navigation'

const { site } = getContent()
const menus = navigation()
const [item] = menus.main.filter(({ groups }) => groups.length > 0)
const own = item?.groups[0]?.links[0]
if (!item || !own) throw new Error('expected a menu with links')

// Regression: it led to whichever page was first in the bar.
test('the logo leads to the home page, wherever that is in the bar', () => {
  render(
    <Header
      {...contactMethods()}
      path={null}
      shortName={site.shortName.value}
      navigation={{ ...menus, main: [...menus.main].reverse() }}
      quote={quoteLink()}
      trustLine={site.trustLine}
    />,
  )
  expect(screen.getByRole('link', { name: new RegExp(`: ${site.words.menus.home}$`) })).toHaveAttribute('href', '/')
})

const summaryOf = (name: string) => {
  const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === name)
  if (!summary) throw new Error(`no menu is named ${name}`)
  return summary
}
const trigger = () => summaryOf(item.name)
const menu = () => trigger().closest('details')!
const ownLink = () => menu().querySelector<HTMLElement>(`a[href="${own.href}"]`)!
const toggle = () => document.querySelector<HTMLDetailsElement>('.menu-toggle')!
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' })

const hover = (type: 'pointerenter' | 'pointerleave', pointerType: string) =>
  fireEvent(menu(), Object.assign(new Event(type), { pointerType }))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

/** Shows the header where the bar shows, or on a phone, where the toggle does. */
function show({ onPhone = false } = {}) {
  render(
    <>
      <Header
        {...contactMethods()}
        path={null}
        shortName={site.shortName.value}
        navigation={menus}
        quote={quoteLink()}
        trustLine={site.trustLine}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  // jsdom has no layout: what shows has boxes.
  if (onPhone) jest.spyOn(toggle(), 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  // Nor does it follow links, and complains.
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    link.addEventListener('click', (event) => event.preventDefault())
  }
  startMenus()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a menu of the bar', () => {
  beforeEach(() => show())

  test('opens after the mouse has rested on it, and not before', () => {
    hover('pointerenter', 'mouse')
    wait(HOVER_INTENT_MS - 1)
    expect(menu()).not.toHaveAttribute('open')
    wait(1)
    expect(menu()).toHaveAttribute('open')
  })

  test('stays closed under a mouse that passes over it', () => {
    hover('pointerenter', 'mouse')
    wait(HOVER_INTENT_MS / 2)
    hover('pointerleave', 'mouse')
    wait(HOVER_LEAVE_MS + HOVER_INTENT_MS)
    expect(menu()).not.toHaveAttribute('open')
  })

  test('stays open for a moment after the mouse has left, so that a detour does not close it', () => {
    hover('pointerenter', 'mouse')
    wait(HOVER_INTENT_MS)
    hover('pointerleave', 'mouse')
    wait(HOVER_LEAVE_MS - 1)
    expect(menu()).toHaveAttribute('open')
    wait(1)
    expect(menu()).not.toHaveAttribute('open')
  })

  test('does not take a finger that touches it for a mouse that rests on it', () => {
    hover('pointerenter', 'touch')
    wait(HOVER_INTENT_MS * 2)
    expect(menu()).not.toHaveAttribute('open')
  })

  test('stays open when it is clicked right after it opened under the mouse; the next click closes it', () => {
    hover('pointerenter', 'mouse')
    wait(HOVER_INTENT_MS)
    fireEvent.click(trigger())
    expect(menu()).toHaveAttribute('open')
    fireEvent.click(trigger())
    expect(menu()).not.toHaveAttribute('open')
  })

  test('that was opened by a click stays open when the mouse leaves', () => {
    hover('pointerenter', 'mouse')
    fireEvent.click(trigger())
    hover('pointerleave', 'mouse')
    wait(HOVER_LEAVE_MS * 2)
    expect(menu()).toHaveAttribute('open')
  })

  test('is not closed by the mouse under the keyboard’s focus', () => {
    hover('pointerenter', 'mouse')
    wait(HOVER_INTENT_MS)
    ownLink().focus()
    hover('pointerleave', 'mouse')
    wait(HOVER_LEAVE_MS * 2)
    expect(menu()).toHaveAttribute('open')
  })

  test('stays closed when Escape is pressed before it has opened', () => {
    hover('pointerenter', 'mouse')
    pressEscape()
    wait(HOVER_INTENT_MS * 2)
    expect(menu()).not.toHaveAttribute('open')
  })

  test('is closed by a link of its own, even one that stays on the page', () => {
    fireEvent.click(trigger())
    fireEvent.click(ownLink())
    expect(menu()).not.toHaveAttribute('open')
  })

  test('is closed by Escape, and the focus returns to what opened it', () => {
    fireEvent.click(trigger())
    ownLink().focus()
    pressEscape()
    expect(menu()).not.toHaveAttribute('open')
    expect(trigger()).toHaveFocus()
  })

  test('is closed by Escape without taking the focus from elsewhere', () => {
    elsewhere().focus()
    fireEvent.click(trigger())
    pressEscape()
    expect(menu()).not.toHaveAttribute('open')
    expect(elsewhere()).toHaveFocus()
  })

  test.each([
    ['a press elsewhere', () => fireEvent.pointerDown(elsewhere())],
    ['the focus elsewhere', () => elsewhere().focus()],
    ['another page', announcePageChange],
  ])('is closed by %s', (_, leave) => {
    fireEvent.click(trigger())
    expect(menu()).toHaveAttribute('open')
    leave()
    expect(menu()).not.toHaveAttribute('open')
  })
})

describe('on a phone', () => {
  beforeEach(() => show({ onPhone: true }))

  test('the parts of the navigation are plain disclosures: only a click opens or closes them', () => {
    hover('pointerenter', 'mouse')
    wait(HOVER_INTENT_MS)
    expect(menu()).not.toHaveAttribute('open')
    fireEvent.click(trigger())
    fireEvent.pointerDown(elsewhere())
    pressEscape()
    expect(menu()).toHaveAttribute('open')
  })

  test('a press in the navigation leaves it open, one elsewhere closes it', () => {
    toggle().open = true
    fireEvent.pointerDown(trigger())
    expect(toggle()).toHaveAttribute('open')
    fireEvent.pointerDown(elsewhere())
    expect(toggle()).not.toHaveAttribute('open')
  })

  test('Escape closes the navigation, and the focus returns to its toggle', () => {
    toggle().open = true
    trigger().focus()
    pressEscape()
    expect(toggle()).not.toHaveAttribute('open')
    expect(toggle().querySelector('summary')).toHaveFocus()
  })

  test('a link of the navigation closes it', () => {
    toggle().open = true
    fireEvent.click(ownLink())
    expect(toggle()).not.toHaveAttribute('open')
  })
})
