import { closest, isSeen } from './dom'
import { onPageChange } from './page-change'

/** How long the pointer hovers before a menu opens, in ms (NN/g on mega menus: wait for intent). */
export const HOVER_INTENT_MS = 300

/**
 * How long the pointer is outside before a menu closes, in ms (NN/g on mega menus: keep the menu
 * open for half a second outside).
 */
export const HOVER_LEAVE_MS = 500

interface Menu {
  details: HTMLDetailsElement
  /** The menu's elements: a click or focus outside them closes it. */
  area: readonly Element[]
  /** Whether it behaves like a menu at this width; otherwise it is a plain disclosure. */
  isMenu: () => boolean
  /** Whether it opens on mouse hover, in addition to click, touch and Enter. */
  opensOnHover: boolean
}

/**
 * Makes the header's disclosures behave like menus: they open on hover where the menu bar is shown,
 * and close on Escape, on a click on one of their links, on a click or focus outside, and when the
 * page changes. What was opened by click stays open when the mouse leaves.
 */
export function startMenus(): void {
  const toggle = document.querySelector<HTMLDetailsElement>('.menu-toggle')
  const nav = document.querySelector('.menu')
  if (!toggle || !nav) return
  const isSmall = () => isSeen(toggle)
  behaveLikeMenu({ details: toggle, area: [toggle, nav], isMenu: isSmall, opensOnHover: false })
  for (const details of nav.querySelectorAll('details')) {
    behaveLikeMenu({ details, area: [details], isMenu: () => !isSmall(), opensOnHover: true })
  }
}

function behaveLikeMenu({ details, area, isMenu, opensOnHover }: Menu): void {
  const summary = details.querySelector('summary')
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false

  const later = (change: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(change, ms)
  }
  const open = () => {
    openedByHover = openedByHover || !details.open
    details.open = true
  }
  const close = () => {
    openedByHover = false
    details.open = false
  }
  const holds = (target: EventTarget | null) => target instanceof Node && area.some((part) => part.contains(target))
  const hasFocus = () => holds(document.activeElement)

  if (opensOnHover) {
    const onMouse = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
      details.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && isMenu() && act())
    onMouse('pointerenter', () => later(open, HOVER_INTENT_MS))
    // Only what hover opened closes on mouse leave, and not while it contains the focus.
    onMouse('pointerleave', () => later(() => openedByHover && !hasFocus() && close(), HOVER_LEAVE_MS))
    // The mouse may have entered before the script had loaded.
    if (isMenu() && details.matches(':hover') && matchMedia('(hover: hover)').matches) {
      later(open, HOVER_INTENT_MS)
    }
  }

  document.addEventListener('click', (event) => {
    if (!holds(event.target)) return
    if (closest(event, 'a')) close()
    if (!(event.target instanceof Node && summary?.contains(event.target))) return
    clearTimeout(timer)
    // A click on a trigger whose menu has just opened on hover means "open", not "close".
    if (openedByHover && details.open) event.preventDefault()
    openedByHover = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isMenu()) return
    clearTimeout(timer)
    if (!details.open) return
    if (hasFocus()) summary?.focus()
    close()
  })
  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => isMenu() && !holds(target) && close())
  }
  onPageChange(close)
}
