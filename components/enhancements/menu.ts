import { closest } from './dom'
import { onPageChange } from './page-change'

/**
 * How long the pointer rests before a menu opens, and stays away before it closes, in ms (NN/g on
 * mega menus: wait for intent, and keep the menu for half a second outside).
 */
export const HOVER_INTENT_MS = 300
export const HOVER_LEAVE_MS = 500

interface Menu {
  details: HTMLDetailsElement
  /** What belongs to it: a click or the focus anywhere else closes it. */
  area: readonly Element[]
  /** Whether it behaves like a menu at this width; otherwise it is a plain disclosure. */
  isMenu: () => boolean
  /** Whether resting the mouse on it opens it; click, touch and Enter open it in any case. */
  opensOnHover: boolean
}

/**
 * Makes the header's disclosures behave like menus: they open on hover where the bar shows, and
 * close on Escape, on a link of their own, on a click or focus elsewhere, and when the page
 * changes. What was opened by click stays open when the mouse leaves.
 */
export function startMenus(): void {
  const toggle = document.querySelector<HTMLDetailsElement>('.menu-toggle')
  const nav = document.querySelector('.menu')
  if (!toggle || !nav) return
  const isSmall = () => toggle.getClientRects().length > 0
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
    // Only what the mouse opened closes when it leaves, and not under the keyboard's focus.
    onMouse('pointerleave', () => later(() => openedByHover && !hasFocus() && close(), HOVER_LEAVE_MS))
    // The mouse may have come before script.
    if (isMenu() && details.matches(':hover') && matchMedia('(hover: hover)').matches) {
      later(open, HOVER_INTENT_MS)
    }
  }

  document.addEventListener('click', (event) => {
    if (!holds(event.target)) return
    if (closest(event, 'a')) close()
    if (!(event.target instanceof Node && summary?.contains(event.target))) return
    clearTimeout(timer)
    // A click on a trigger whose menu has just opened under the pointer means "open", not "close".
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
